// Pictures of tiles and trains, drawn from what the table says about pips, colours and emblems.

const SVG = "http://www.w3.org/2000/svg";
const LENGTH = 1.94, WIDTH = 0.95, CORNER = 0.13;

/** Return an element of SVG with these attributes and children. */
function shape(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Return the picture of a tile that stands upright, its first number on top. */
export function tilePicture([top, bottom], { pips, radii, inks }) {
  const picture = shape("svg", {
    viewBox: `${-WIDTH / 2 - 0.03} ${-LENGTH / 2 - 0.03} ${WIDTH + 0.06} ${LENGTH + 0.06}`,
    "aria-hidden": "true",
  });
  picture.append(
    shape("rect", { class: "face", x: -WIDTH / 2, y: -LENGTH / 2, width: WIDTH, height: LENGTH, rx: CORNER }),
    shape("line", { class: "groove", x1: -0.34, y1: 0, x2: 0.34, y2: 0 }),
  );
  for (const [number, middle] of [[top, -LENGTH / 4], [bottom, LENGTH / 4]]) {
    for (const [along, across] of pips[number]) {
      picture.append(
        shape("circle", { cx: across, cy: middle + along, r: radii[number], fill: inks[number] }),
      );
    }
  }
  return picture;
}

/** Return the round badge of a train in its colour, with its emblem. */
export function badge(look) {
  return shape(
    "svg", { viewBox: "-1 -1 2 2", class: "disc", "aria-hidden": "true" },
    shape("circle", { r: 0.95, fill: look.colour, stroke: "#fff", "stroke-width": 0.1 }),
    shape("circle", { r: 0.66, fill: "#f6ecd6" }),
    shape("path", { d: look.path, fill: "#1b1712", transform: "scale(.52)" }),
  );
}
