// A hand of Mexican Train on a phone. The table says everything; here it is shown, and what is tapped is said back.

import { draggable } from "./drag.js";
import { Hand, keyOf } from "./hand.js";
import { Line } from "./line.js";
import { badge, tilePicture } from "./tiles.js";

const SPOKEN = ["de", "en", "hu", "nl"];
const byId = (id) => document.getElementById(id);
const kept = (name) => localStorage.getItem(`mtdesk-${name}`) ?? "";
const keep = (name, value) => localStorage.setItem(`mtdesk-${name}`, value);

let look = null;      // what the table said when it welcomed us
let table = null;     // the table as it was sent last
let lobby = null;
let selected = null;  // the key of the tile that is picked up
let ways = [];        // the moves among which the player must choose
let train = [];       // the tiles that are still to be played of the whole train
let longest = [];     // the longest train in the hand
let answered = 0;     // the question that was answered last
let wasMine = false;
let isDragging = false;
let isTrainAsked = false;  // by the button, so its length is said
let isLost = false;
let focused = null;   // where the focus was when the connection was lost
let isPassed = false; // whether this player has read the result
let next = null;      // the table of the next round, until then
let wantsTrain = false;
let hasRested = false;  // whether a tap can no longer be meant for what stood where “Play again” is
const hand = new Hand();

const word = (name) => look?.words[name] ?? "";
const language = kept("language")
  || navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => SPOKEN.includes(tag)) || "en";
if (location.hash.length > 1) keep("key", location.hash.slice(1));

const page = String(Math.random());  // the page of this phone that plays is the one that was opened last
const line = new Line({
  open() {
    keep("page", page);
    line.say("hello", { key: kept("key"), token: kept("token"), language: kept("language") || language });
  },
  lost: () => lose(true),
  check: () => line.say("speak", { language: look?.language ?? language }),
  message(message) {
    heard[message.say](message);
    if (isLost) lose(false);
  },
});
window.addEventListener("hashchange", () => {
  keep("key", location.hash.slice(1));
  line.want(true);
});

const heard = {
  welcome(message) {
    look = message;
    document.documentElement.lang = message.language;
    for (const id of ["who", "leave", "here", "stay"]) byId(id).textContent = word(id);
    byId("name-label").textContent = word("name");
    byId("leaving-text").textContent = word("leaving");
    byId("go").textContent = word("leave");
    for (const id of ["hand", "ends", "players", "sorting", "moving"]) byId(id).setAttribute("aria-label", word(id));
    const choice = byId("language");
    choice.setAttribute("aria-label", word("language"));
    choice.replaceChildren(...Object.entries(message.languages).map(([code, name]) => {
      const option = new Option(name, code);
      option.lang = code;
      return option;
    }));
    choice.value = message.language;
    document.body.dataset.state = "welcome";
  },
  token: (message) => keep("token", message.token),
  lobby(message) {
    if (table?.over && !isPassed && message.chairs.some(({ state }) => state === "mine")) return;
    [lobby, table, next] = [message, null, null];
    showLobby();
  },
  table(message) {
    const former = table, isMine = Boolean(message.question);
    if (isMine && !wasMine && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
    wasMine = isMine || (wasMine && message.players[message.seat].turn);
    if (former?.over && !isPassed && !message.over) {
      next = message;
      aside(word("next"));
      showTable();
      return;
    }
    [table, lobby, next] = [message, null, null];
    isPassed &&= Boolean(message.over);
    hasRested &&= Boolean(message.may_play_again);
    if (message.may_play_again && !former?.may_play_again) setTimeout(offerAgain, 1000);
    const isAskedAgain = former?.question?.id !== message.question?.id;
    if (isAskedAgain) ways = [];
    if (isAskedAgain || former?.news !== message.news) aside("");
    if (isAskedAgain || !message.hand.some(({ tile }) => keyOf(tile) === selected)) selected = null;
    showTable();
    const hasChanged = isAskedAgain || former?.hand.length !== message.hand.length;
    playTrain();
    if (hand.sorted === "train" && hasChanged && !train.length) line.say("plan");
  },
  said(message) {
    aside(message.text);
    if (!message.move?.tile) return;  // of a hint
    selected = keyOf(message.move.tile);
    if (table) showTable();
  },
  train(message) {
    longest = message.tiles;
    if (isTrainAsked || wantsTrain || hand.sorted === "train") hand.sortByTrain(longest);
    if (isTrainAsked) aside(message.text);
    isTrainAsked = false;
    if (table) showTable();
    if (wantsTrain) startTrain();
  },
  bye(message) {
    line.want(false);
    [table, lobby, next] = [null, null, null];
    byId("table").hidden = byId("lobby").hidden = true;
    byId("leaving").close();
    byId("here").hidden = !look || kept("page") === page;
    document.body.dataset.state = "bye";
    for (const id of ["aside", "news", "over"]) setText(byId(id), "");
    say(message.text);
  },
};

// Helpers

function say(text, isMine = false) {
  const said = byId("said");
  setText(said, text);
  said.classList.toggle("mine", isMine);
}

function aside(text) {
  setText(byId("aside"), text);
}

/** Say that the table cannot be reached, and take no taps meanwhile; or go on. */
function lose(isGone) {
  if (isGone === isLost) return;
  isLost = isGone;
  if (isGone) [focused, wantsTrain, train] = [document.activeElement, false, []];
  for (const id of ["table", "lobby"]) byId(id).inert = isGone;
  if (isGone) say(word("unreachable"));
  else {
    focused?.focus({ preventScroll: true });
    if (table) showTable();
    else if (lobby) showLobby();
  }
}

/** Show items as children in this order; those that stay keep their element, and with it the focus. */
function sync(parent, items, key, make, update) {
  const there = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  const focused = document.activeElement;
  const place = parent.contains(focused) ? [...parent.children].indexOf(focused) : -1;
  let before = parent.firstElementChild;
  for (const item of items) {
    const name = key(item);
    let element = there.get(name);
    there.delete(name);
    if (!element) {
      element = make(item);
      element.dataset.key = name;
    }
    if (element === before) before = before.nextElementSibling;
    else parent.insertBefore(element, before);
    update(element, item);
  }
  for (const gone of there.values()) gone.remove();
  if (place >= 0 && parent.contains(focused)) {
    if (document.activeElement !== focused) focused.focus({ preventScroll: true });
  } else if (place >= 0) {
    const next = parent.children[Math.min(place, parent.children.length - 1)] ?? byId("hand").firstElementChild;
    next?.focus({ preventScroll: true });
  }
}

function button(press) {
  const made = document.createElement("button");
  made.addEventListener("click", () => press(made.dataset.key));
  return made;
}

/** Show a text, if it is another one, and return whether it is; the two numbers of a tile stay in one line. */
function setText(element, text) {
  const whole = text.replace(/(\d)–(?=\d)/g, "$1\u2060–\u2060");
  const isOther = element.textContent !== whole;
  if (isOther) element.textContent = whole;
  return isOther;
}

/** Show another look at the start of an element, if it is another one. */
function setBadge(element, shown, name) {
  if (element.dataset.look === name) return;
  element.dataset.look = name;
  element.firstElementChild.replaceWith(badge(shown));
}

// The lobby

function showLobby() {
  byId("lobby").hidden = false;
  byId("table").hidden = true;
  document.body.dataset.state = "lobby";
  const mine = lobby.chairs.find(({ state }) => state === "mine");
  const lost = lobby.chairs.find(({ state }) => state === "lost");
  const chairs = lost ? [lost] : lobby.chairs.filter((chair) => chair !== mine);
  for (const id of ["who", "name-label", "name"]) byId(id).hidden = Boolean(mine || lost || !chairs.length);
  byId("title").textContent = document.title = "Mexican Train";
  for (const id of ["news", "over"]) setText(byId(id), "");
  say(mine ? word("waiting").replace("{name}", mine.name) : chairs.length ? "" : word("none"));
  sync(byId("chairs"), chairs, ({ seat }) => String(seat), ({ seat }) => {
    const made = button(() => {
      aside("");
      line.say("sit", { seat, name: byId("name").value.trim() });
    });
    made.append(document.createElement("i"), document.createElement("span"));
    return made;
  }, (element, { name, state, look: place }) => {
    setBadge(element, look.looks[place], String(place));
    element.disabled = state === "held" || Boolean(mine);
    setText(element.lastElementChild, word(state).replace("{name}", name));
  });
}

// The table

function showTable() {
  if (isDragging || isLost) return;
  byId("lobby").hidden = true;
  byId("table").hidden = false;
  document.body.dataset.state = table.question ? "asked" : table.over ? "over" : "waiting";
  document.body.dataset.question = table.question?.id ?? "";
  setText(byId("title"), table.title);
  document.title = table.question ? `● ${table.said}` : table.title;
  say(table.said, Boolean(table.question));
  if (setText(byId("news"), table.news)) byId("notes").scrollTop = byId("notes").scrollHeight;  // the latest
  setText(byId("over"), table.over ?? "");
  setText(byId("boneyard"), table.boneyard);
  showPlayers();
  showHand();
  showEnds();
  showActions();
  fitTiles();
}

function showPlayers() {
  sync(byId("players"), table.players.map((player, seat) => ({ ...player, seat })), ({ seat }) => String(seat),
    () => {
      const made = document.createElement("li");
      made.append(document.createElement("i"), ...["name", "open", "count", "spoken"].map((kind) => {
        const part = document.createElement("span");
        part.className = kind;
        if (kind !== "spoken") part.setAttribute("aria-hidden", "true");
        return part;
      }));
      return made;
    },
    (element, player) => {
      const [, name, open, count, spoken] = element.children;
      setBadge(element, look.looks[player.look], String(player.look));
      const { away = "" } = player;
      setText(name, player.name);
      setText(open, player.open && !table.over ? word("open") : "");
      setText(count, [table.over ? player.place : `▮${player.tiles}`, away || (player.place && `Σ ${player.points}`)].filter(Boolean).join(" "));
      setText(spoken, [player.spoken, away].filter(Boolean).join(", "));
      element.classList.toggle("me", player.seat === table.seat);
      element.classList.toggle("turn", Boolean(player.turn));
      element.toggleAttribute("aria-current", Boolean(player.turn));
    });
}

const moves = () => table.question?.moves ?? [];
const plays = (key) => moves().filter((move) => move.do === "play" && keyOf(move.tile) === key);

function showHand() {
  const tiles = hand.take(table.hand), { laid } = hand;
  const shown = laid.size && laid.size < tiles.length ? [...tiles.slice(0, laid.size), null, ...tiles.slice(laid.size)] : tiles;
  sync(byId("hand"), shown, (held) => held ? keyOf(held.tile) : "gap", makeTile, (element, held) => {
    if (!held) return;
    const { tile, name } = held, key = keyOf(tile), fits = plays(key).length > 0, way = laid.get(key) ?? tile;
    if (element.dataset.way !== String(way)) element.replaceChildren(tilePicture(way, look));
    element.dataset.way = way;
    element.setAttribute("aria-label", name);
    element.setAttribute("aria-pressed", String(key === selected));
    element.classList.toggle("fits", fits);
    element.classList.toggle("off", moves().length > 0 && !fits);
    element.classList.toggle("new", hand.fresh.has(key));
  });
  byId("sorting").hidden = tiles.length < 2 || Boolean(table.over || selected);
  sync(byId("sorting"), ["number", "value", "train"], (name) => name, () => button(sort), (element, name) => {
    setText(element, word(name));
    element.setAttribute("aria-pressed", String(hand.sorted === name));
  });
  byId("moving").hidden = !selected;
  sync(byId("moving"), selected ? ["left", "right"] : [], (name) => name, () => button(move), (element, name) => {
    setText(element, name === "left" ? "←" : "→");
    element.setAttribute("aria-label", word(name));
  });
}

/** Make the tiles as large as they can be with all of them in sight; if they cannot, the hand is scrolled. */
function fitTiles() {
  const box = byId("hand"), count = box.children.length;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const state = [count, rem, innerWidth, innerHeight].join();
  if (box.dataset.fitted === state) return;
  box.dataset.fitted = state;
  box.style.removeProperty("--size");
  for (let size = 6.4; size > 2.2; size -= 0.1) {
    const columns = Math.floor((box.clientWidth / rem) / (size + 0.4));
    if (Math.ceil(count / columns) * (2 * size + 0.15) + 0.2 > box.clientHeight / rem) continue;
    box.style.setProperty("--size", `${size}rem`);
    return;
  }
}
addEventListener("resize", () => table && showTable());

function makeTile(held) {
  if (!held) return document.createElement("hr");
  const key = keyOf(held.tile);
  const made = button(() => tap(key));
  made.className = "tile";
  draggable(made, {
    start() {
      [ways, isDragging] = [[], true];
      pickUp(key);
      showEnds();
    },
    over(element) {
      for (const end of document.querySelectorAll(".end")) end.classList.toggle("over", end === element && end.matches(".fits"));
    },
    drop(element) {
      isDragging = false;
      for (const end of document.querySelectorAll(".end.over")) end.classList.remove("over");
      const held = table?.hand.find((other) => keyOf(other.tile) === key);
      if (!held) selected = null;
      else if (element?.dataset.end) playOn(element.dataset.end);
      else if (element?.matches("#hand .tile")) hand.move(key, hand.order.indexOf(element.dataset.key));
      else aside(held.told || held.name);
      if (table) showTable();
    },
  });
  return made;
}

/** Pick a tile up, or put it down; the second tap plays it if there is only one way. */
function tap(key) {
  train = [];
  aside("");
  ways = [];
  const possible = plays(key);
  if (selected === key && possible.length === 1) answer(possible[0]);
  else if (selected === key) selected = null;
  else pickUp(key);
  if (selected) aside(table.hand.find(({ tile }) => keyOf(tile) === key).told ?? "");
  showTable();
}

/** Pick a tile up, which begins the player's turn: others can no longer undo theirs. */
function pickUp(key) {
  selected = key;
  if (table.question) line.say("pick-up", { question: table.question.id });
}

/** Play the tile that is picked up on an end, or ask which way; what does not fit is refused by the table. */
function playOn(end) {
  const possible = plays(selected).filter((move) => move.end === end);
  if (possible.length > 1) {
    ways = possible;
    showTable();
    byId("ends").firstElementChild?.focus({ preventScroll: true });
    return;
  }
  const tile = table.hand.find((held) => keyOf(held.tile) === selected).tile;
  const pip = table.ends.find((other) => other.end === end)?.pip;
  const out = tile[0] === pip ? tile[1] : tile[0];
  answer(possible[0] ?? { do: "play", player: table.seat, tile, end, out });
}

function answer(move) {
  if (!table.question) return;
  answered = table.question.id;
  line.say("answer", { question: table.question.id, move });
}

function showEnds() {
  const marks = moves().filter((move) => move.do === "pass" && move.end);
  const fitting = selected ? new Set(plays(selected).map(({ end }) => end)) : new Set();
  let shown = table.ends.map((end) => ({ ...end, key: end.end, fits: fitting.has(end.end), press: () => playOn(end.end) }));
  if (ways.length) {
    shown = ways.map((move) => ({
      ...table.ends.find(({ end }) => end === move.end), key: `${move.end}=${move.out}${move.fork ? "!" : ""}`,
      end: "", name: wayName(move), pip: move.out, fits: true, press: () => answer(move),
    }));
  } else if (marks.length) {
    shown = shown.filter(({ end }) => marks.some((move) => move.end === end)).map((end) => ({
      ...end, fits: true, press: () => answer(marks.find((move) => move.end === end.end)),
    }));
  } else if (!selected || !table.question) {
    shown = [];
  } else if (fitting.size) {
    shown = shown.filter(({ fits }) => fits);
  }
  byId("ends").hidden = Boolean(table.over);
  sync(byId("ends"), shown, ({ key }) => key, () => {
    const made = button(() => made.press());
    made.className = "end";
    made.append(document.createElement("i"), document.createElement("span"), document.createElement("b"));
    return made;
  }, (element, { end, seat, name, pip, fits, press }) => {
    const place = seat === null ? "mexican" : table.players[seat].look;
    setBadge(element, seat === null ? look.mexican : look.looks[place], String(place));
    element.press = press;
    element.dataset.end = end;
    element.classList.toggle("fits", fits);
    setText(element.children[1], name.split(",")[0]);
    element.setAttribute("aria-label", name);
    setText(element.lastElementChild, pip === null ? "" : String(pip));
    element.lastElementChild.setAttribute("aria-hidden", "true");
  });
}

function wayName(move) {
  if (move.fork) return word("fork");
  return move.tile[0] === move.tile[1] ? word("straight") : word("shows").replace("{number}", move.out);
}

function showActions() {
  const { question } = table, wanted = [], tools = [];
  for (const move of moves()) {
    if (move.do !== "play" && !move.end) wanted.push({ name: move.do, main: true, press: () => answer(move) });
  }
  if (question?.may_decline) wanted.push({ name: "no-tap", press: () => line.say("decline", { question: question.id }) });
  if (question?.may_end) wanted.push({ name: "end-turn", main: true, press: () => line.say("end-turn", { question: question.id }) });
  if (table.chain && question) wanted.push({ name: "play-train", press: askForTrain });
  if (table.may_undo) tools.push({ name: "undo", sign: "↶", press: undo });
  if (table.may_redo) tools.push({ name: "redo", sign: "↷", press: () => line.say("redo") });
  if (question && !question.may_decline && !question.may_end) {
    tools.push({ name: "hint", press: () => line.say("hint", { question: question.id }) });
  }
  if (table.may_go_on || next) {
    wanted.push({ name: "go-on", main: true, press() {
      isPassed = true;
      aside("");
      if (next) heard.table(next);
      else line.say("go-on");
      showActions();
    } });
  }
  if (table.may_play_again && hasRested && !next) wanted.push({ name: "again", main: true, press: playAgain });
  // Each kind keeps to its side: what takes a move back never comes where a move was offered.
  showButtons("moves", wanted);
  showButtons("tools", tools);
}

function undo() {
  isPassed = true;  // who undoes the end of a round has read it
  line.say("undo");
}

function offerAgain() {
  hasRested = true;
  if (table) showTable();
}

function playAgain() {
  isPassed = true;
  line.say("go-on", { again: true });
}

function showButtons(place, wanted) {
  sync(byId(place), wanted, ({ name }) => name, () => {
    const made = button(() => made.press());
    return made;
  }, (element, { name, main, sign, press }) => {
    element.press = press;
    element.classList.toggle("main", Boolean(main));
    if (sign) element.setAttribute("aria-label", word(name));
    setText(element, sign ?? word(name));
  });
}

// The order of the hand, and the whole train

function sort(name) {
  aside("");
  if (name === "train") {
    isTrainAsked = true;
    line.say("plan");
    return;
  }
  hand.sortBy(name);
  showTable();
}

function move(name) {
  hand.move(selected, hand.order.indexOf(selected) + (name === "left" ? -1 : 1));
  showTable();
}

function askForTrain() {
  wantsTrain = true;
  line.say("plan");
}

function startTrain() {
  wantsTrain = false;
  train = [...longest];
  playTrain();
}

/** Play the next tile of the train, as soon as the table asks again. */
function playTrain() {
  if (!train.length || !table?.question || table.question.id === answered) return;
  const [inner, outer] = train.shift();
  const key = keyOf([Math.max(inner, outer), Math.min(inner, outer)]);
  const move = plays(key).find(({ end, out, fork }) => end.startsWith(`P${table.seat}`) && out === outer && !fork);
  if (move) answer(move);
  else train = [];
}

byId("leave").addEventListener("click", () => byId("leaving").showModal());
byId("stay").addEventListener("click", () => byId("leaving").close());
byId("go").addEventListener("click", () => {
  byId("leaving").close();
  line.say("leave");
});
byId("here").addEventListener("click", () => {
  byId("here").hidden = true;
  line.want(true);
});
byId("language").addEventListener("change", ({ target }) => {
  keep("language", target.value);
  line.say("speak", { language: target.value });
});
