// The order of the hand: one's own, or sorted; kept on this phone.

export const keyOf = ([high, low]) => `${high}-${low}`;
const keyOfLaid = ([inner, outer]) => keyOf([Math.max(inner, outer), Math.min(inner, outer)]);

const STORE = "mtdesk-hand";
const RANKS = {
  number: ({ tile }) => 100 * tile[0] + tile[1],
  value: ({ value }) => -value,
};

/** The tiles of a hand in the player's own order, where new ones come last, or sorted until one is moved by hand. */
export class Hand {
  constructor() {
    const { order = [], sorted = "", train = [] } = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    Object.assign(this, { order, sorted, train });
    this.fresh = new Set();
  }

  /** Take what is in hand now; returns the tiles in order. */
  take(tiles) {
    const there = new Map(tiles.map((tile) => [keyOf(tile.tile), tile]));
    const known = this.order.filter((key) => there.has(key));
    const drawn = [...there.keys()].filter((key) => !known.includes(key));
    this.fresh = new Set(known.length ? drawn : []);
    this.order = [...known, ...drawn];
    const rank = RANKS[this.sorted];
    if (rank) this.order.sort((one, other) => rank(there.get(one)) - rank(there.get(other)));
    this.train = this.train.filter((laid) => there.has(keyOfLaid(laid)));
    this.keep();
    return this.order.map((key) => there.get(key));
  }

  keep() {
    const { order, sorted, train } = this;
    localStorage.setItem(STORE, JSON.stringify({ order, sorted, train }));
  }

  /** Keep the tiles sorted by number or value. */
  sortBy(name) {
    this.sorted = name;
  }

  /** Put the tiles of a train first, in its order; each is shown as it would be laid. */
  sortByTrain(train) {
    const keys = train.map(keyOfLaid);
    this.order = [...keys, ...this.order.filter((key) => !keys.includes(key))];
    [this.sorted, this.train] = ["train", train];
    this.keep();
  }

  /** Return the train that comes first, by keys; empty unless the hand is sorted by it. */
  get laid() {
    return new Map(this.sorted === "train" ? this.train.map((laid) => [keyOfLaid(laid), laid]) : []);
  }

  /** Move a tile to another place. */
  move(key, place) {
    const others = this.order.filter((other) => other !== key);
    others.splice(Math.max(0, place), 0, key);
    [this.order, this.sorted] = [others, ""];
    this.keep();
  }
}
