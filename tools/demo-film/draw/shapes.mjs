import { n } from './math.mjs';

/** A closed silhouette under the line `y(x)`, sampled every `step` units. */
export function silhouette({ from = -400, to = 2400, step = 24, bottom = 1500, y }) {
  let path = `M${from} ${bottom}`;
  for (let x = from; x <= to; x += step) path += `L${x} ${n(y(x))}`;
  return `${path}L${to} ${bottom}Z`;
}

/** Paper: the shape, with the soft shadow that its upper edge throws on what lies behind. */
export function paper(path, fill, shadow = 0.1) {
  const under = [14, 8, 3].map(
    (lift) => `<path d="${path}" transform="translate(0 ${-lift})" fill-opacity="${n(shadow / 3)}"/>`,
  );
  return `${shadow > 0 ? under.join('') : ''}<path d="${path}" fill="${fill}"/>`;
}

/** Concentric translucent discs: a glow without a blur, so that it neither bands nor costs bits. */
export function glow(x, y, radii, fill, opacity) {
  return radii
    .map((radius) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" fill-opacity="${n(opacity)}"/>`)
    .join('');
}

/** A rounded bar centred on x. */
export const bar = (x, y, width, height, fill, opacity = 1) =>
  `<rect x="${n(x - width / 2)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(height / 2)}" fill="${fill}" fill-opacity="${n(opacity)}"/>`;
