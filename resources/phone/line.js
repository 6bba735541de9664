// The connection to the table, which comes back by itself.

const LONGEST_PAUSE = 5000, PATIENCE = 3000, LONGEST_SEARCH = 4000, DOUBT = 1000;
const CONFIRMED = ["answer", "decline", "end-turn", "sit"];  // something is heard after them at once

/** Talks to the table; `on.message`, `on.lost`, `on.open` and, to hear something, `on.check` are called. */
export class Line {
  constructor(on) {
    this.on = on;
    this.pause = 500;
    this.isWanted = true;
    for (const event of ["online", "pageshow", "visibilitychange"]) {
      (event === "visibilitychange" ? document : window).addEventListener(event, () => this.retry());
    }
    window.addEventListener("offline", () => this.isWanted && this.on.lost());
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    clearTimeout(this.probe);
    const socket = (this.socket = new WebSocket(`ws://${location.host}/socket`));
    this.probe = setTimeout(() => socket.close(), LONGEST_SEARCH);  // or the browser looks for minutes
    socket.onopen = () => {
      clearTimeout(this.probe);
      this.on.open();
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;  // the table says goodbye to a line that another one has replaced
      this.pause = 500;
      clearTimeout(this.probe);
      clearTimeout(this.doubt);
      this.on.message(JSON.parse(data));
    };
    socket.onclose = () => {
      if (socket !== this.socket || !this.isWanted) return;
      this.on.lost();
      this.timer = setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
    };
  }

  /** Connect at once if there is a reason to hope; a line that a sleeping phone has lost may still look open. */
  retry() {
    if (!this.isWanted || document.hidden) return;
    if (this.socket.readyState === WebSocket.CLOSED) this.connect();
    if (this.socket.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.probe);
    this.probe = setTimeout(() => this.connect(), PATIENCE);
    this.on.check();
  }

  /** Stay away, or come back. */
  want(isWanted) {
    this.isWanted = isWanted;
    if (isWanted) this.connect();
  }

  say(what, more = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ do: what, ...more }));
    if (!CONFIRMED.includes(what)) return;
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      this.on.lost();
      this.retry();
    }, DOUBT);
  }
}
