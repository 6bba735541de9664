// The connection to the table, which comes back by itself.

const LONGEST_PAUSE = 5000;

/** Talks to the table; `on.message`, `on.lost` and `on.open` are called. */
export class Line {
  constructor(on) {
    this.on = on;
    this.pause = 500;
    this.isWanted = true;
    for (const event of ["online", "pageshow", "visibilitychange"]) {
      (event === "visibilitychange" ? document : window).addEventListener(event, () => this.retry());
    }
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(`ws://${location.host}/socket`));
    socket.onopen = () => this.on.open();
    socket.onmessage = ({ data }) => {
      this.pause = 500;
      this.on.message(JSON.parse(data));
    };
    socket.onclose = () => {
      if (socket !== this.socket || !this.isWanted) return;
      this.on.lost();
      this.timer = setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
    };
  }

  /** Connect at once if there is a reason to hope. */
  retry() {
    if (this.isWanted && !document.hidden && this.socket.readyState === WebSocket.CLOSED) this.connect();
  }

  /** Stay away, or come back. */
  want(isWanted) {
    this.isWanted = isWanted;
    if (isWanted) this.connect();
  }

  say(what, more = {}) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ do: what, ...more }));
  }
}
