"""What is heard: a sound for what happens on the table, quiet where there is nothing to hear it with.

- ``SoundCues`` follows the stage and says which ``Sound`` is due; ``sounds_of`` is its table of events.
- ``Sounds.play`` is told so in the window's thread: minds mute, volume and how often, and returns at once.
- ``Playback`` does the rest in a thread of its own: loads the samples, opens the device, mixes.
"""

from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.sound_cues import Heard, SoundCues, sounds_of
from mtdesk.ui.sound.sounds import Sounds

__all__ = ["Heard", "Sound", "SoundCues", "Sounds", "sounds_of"]
