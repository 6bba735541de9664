"""Checking deals without the program: a script that anyone can read, for any Python from 3.6."""

from __future__ import annotations

SCRIPT = '''\
"""Does every deal of a Mexican Train record follow from its seed?  python3 check_deals.py GAME.mtrain"""
import hashlib, json, sys

game = json.load(open(sys.argv[1], encoding="utf-8"))
seed, highest, size = game["seed"], game["rules"]["set"], game["rules"]["hand"]

def words(text):  # an endless stream of 64-bit numbers
    k = 0
    while True:
        digest = hashlib.sha256(f"{text}/{k}".encode()).digest()
        yield from (int.from_bytes(digest[at:at + 8], "big") for at in (0, 8, 16, 24))
        k += 1

for number, played in enumerate(game["rounds"], start=1):
    deal = played["deal"]
    tiles = [[hi, lo] for hi in range(highest + 1) for lo in range(hi + 1)]
    if deal["engine"]:
        tiles.remove(deal["engine"])
    stream = words(f"{seed}/{number}")
    for i in range(len(tiles) - 1, 0, -1):  # Fisher-Yates
        limit = 2**64 // (i + 1) * (i + 1)
        j = next(word for word in stream if word < limit) % (i + 1)
        tiles[i], tiles[j] = tiles[j], tiles[i]
    hands = [tiles[at * size:(at + 1) * size] for at in range(len(deal["hands"]))]
    rest = tiles[len(hands) * size:]
    fair = hands == deal["hands"] and rest == deal["boneyard"]
    print("round", number, "follows from the seed" if fair else "DOES NOT FOLLOW FROM THE SEED")
'''
"""Prints one line for each round of the named record; rules.md 7 describes what it does."""
