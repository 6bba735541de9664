"""What is heard: a sound for what happens on the table, and silence where there is no device.

- ``SoundCues`` follows the stage and says which ``Sound`` is due; ``sounds_of`` is its table of events.
- ``Sounds.play`` is called in the window's thread, respects mute, volume and frequency, and returns; a thread
  loads the samples and opens the device.
- ``Mixer`` makes one stream of what sounds.
"""
