// The order of the hand: one's own, kept on this phone, or sorted.

export const keyOf = ([high, low]) => `${high}-${low}`;

/** The tiles of a hand in the player's own order; new ones come last. */
export class Hand {
  constructor(store = "mtdesk-order") {
    this.store = store;
    this.order = JSON.parse(localStorage.getItem(store) ?? "[]");
    this.fresh = new Set();
  }

  /** Take what is in hand now; returns the tiles in order. */
  take(tiles) {
    const there = new Map(tiles.map((tile) => [keyOf(tile.tile), tile]));
    const known = this.order.filter((key) => there.has(key));
    const drawn = [...there.keys()].filter((key) => !known.includes(key));
    this.fresh = new Set(known.length ? drawn : []);
    this.keep([...known, ...drawn]);
    return this.order.map((key) => there.get(key));
  }

  keep(order) {
    this.order = order;
    localStorage.setItem(this.store, JSON.stringify(order));
  }

  /** Sort by a rank of each tile, smallest first. */
  sort(tiles, rank) {
    const ranks = new Map(tiles.map((tile) => [keyOf(tile.tile), rank(tile)]));
    this.keep([...this.order].sort((one, other) => ranks.get(one) - ranks.get(other)));
  }

  /** Put the tiles of a train first, in its order. */
  sortBy(keys) {
    this.keep([...keys, ...this.order.filter((key) => !keys.includes(key))]);
  }

  /** Move a tile to another place. */
  move(key, place) {
    const others = this.order.filter((other) => other !== key);
    others.splice(Math.max(0, Math.min(place, others.length)), 0, key);
    this.keep(others);
  }
}
