// Dragging a tile by finger or mouse: to an end, or to another place in the hand.

const FAR = 8;

/** Make a tile draggable; `on.start`, `on.over(element)` and `on.drop(element)`, with null if it is given up, are called. */
export function draggable(button, on) {
  let start = null, ghost = null;

  const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest(".end, .tile") ?? null;

  button.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    start = event;
    button.setPointerCapture(event.pointerId);  // a quick mouse leaves the tile at once
  });
  button.addEventListener("pointermove", (event) => {
    if (!start) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      ghost = button.cloneNode(true);
      ghost.classList.add("ghost");
      ghost.style.width = `${button.offsetWidth}px`;
      document.body.append(ghost);
      on.start();
    }
    ghost.style.left = `${event.clientX}px`;
    ghost.style.top = `${event.clientY}px`;
    on.over(under(event));
  });
  const finish = (event) => {
    const dragged = ghost !== null;
    const target = event.type === "pointerup" ? under(event) : null;  // before anything on the page changes
    start = null;
    ghost?.remove();
    ghost = null;
    if (!dragged) return;
    const swallow = (click) => click.stopImmediatePropagation();
    button.addEventListener("click", swallow, { capture: true });
    setTimeout(() => button.removeEventListener("click", swallow, { capture: true }));
    on.drop(target);
  };
  button.addEventListener("pointerup", finish);
  button.addEventListener("pointercancel", finish);
}
