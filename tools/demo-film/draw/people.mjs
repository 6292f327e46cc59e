import { css, lab, mix } from './colour.mjs';
import { moved } from './camera.mjs';
import { lantern } from './lantern.mjs';
import { clamp, lerp, n, ramp, smooth } from './math.mjs';
import { lampPath } from './sea.mjs';
import { glow } from './shapes.mjs';

const path = [
  { at: 11.5, x: 356, y: 786 },
  { at: 14.6, x: 560, y: 842 },
  { at: 15.4, x: 612, y: 864 },
  { at: 18.2, x: 872, y: 864 },
];

const standsAt = (t) => {
  if (t <= path[0].at) return { ...path[0], walking: 0 };
  const next = path.findIndex(({ at }) => at > t);
  if (next === -1) return { ...path[path.length - 1], walking: 0 };
  const [from, to] = [path[next - 1], path[next]];
  const amount = (t - from.at) / (to.at - from.at);
  return {
    x: lerp(from.x, to.x, amount),
    y: lerp(from.y, to.y, amount),
    walking: ramp(t, 11.5, 12.2) * (1 - ramp(t, 17.6, 18.2)),
  };
};

/** The keeper: a coat, a hood and a red scarf in the wind; she carries, lights and releases the first lantern. */
export function drawKeeper(t, palette, camera) {
  const { x, y, walking } = standsAt(t);
  const step = Math.sin(t * 7.4) * walking;
  const coat = css(mix(palette.ink, lab('#2c2030'), 0.35));
  const face = css(mix(lab('#f0c49a'), palette.ink, 0.4 + 0.2 * palette.night));
  const red = css(mix(lab('#c8402f'), palette.ink, 0.12 + 0.25 * palette.night));
  const wind = Math.sin(t * 2.3) * 5;
  const lit = ramp(t, 20.2, 21.4);
  const raise = ramp(t, 38.8, 41.2) - ramp(t, 44, 46.5) + 0.85 * ramp(t, 66.2, 67.4);
  const hand = { x: lerp(37, 34, raise), y: lerp(-72, -142, raise) };
  const released = Math.max(0, t - 41.4);
  const rise = released < 0.01 ? 0 : 26 * released * smooth(clamp(released / 4)) + 2.6 * released ** 2 * 0.5;
  const scarf = `M-6 -110C-26 ${n(-112 + wind * 0.4)} -40 ${n(-102 - wind)} -62 ${n(-108 + wind)}L-58 ${n(-96 + wind)}C-40 ${n(-92 - wind)} -24 ${n(-102 + wind * 0.4)} -4 -102Z`;
  const figure = `<g transform="translate(${n(x)} ${n(y - Math.abs(step) * 3)}) rotate(${n(walking * 3 + step * 1.2)})">
<path d="M-9 -4h9v8h-12ZM6 -4h9v8h-12Z" fill="${coat}" transform="translate(${n(step * 5)} 0)"/>
<path d="M-14 -104C-22 -70 ${n(-27 - step * 3)} -30 ${n(-30 - step * 4)} -1C-10 4 10 4 ${n(27 + step * 4)} -1C25 -34 20 -72 13 -104Z" fill="${coat}"/>
<path d="M6 -96C18 -92 ${n(hand.x * 0.6)} ${n(hand.y * 0.5 - 46)} ${n(hand.x)} ${n(hand.y)}" fill="none" stroke="${coat}" stroke-width="11" stroke-linecap="round"/>
<path d="${scarf}" fill="${red}"/><circle cx="3" cy="-122" r="13" fill="${face}"/><path d="M-15 -106C-20 -128 -10 -142 4 -141C12 -141 15 -136 15 -132C6 -133 -1 -128 0 -106Z" fill="${coat}"/><rect x="-13" y="-112" width="27" height="11" rx="5" fill="${red}"/></g>`;
  const swing = Math.sin(t * 1.9) * (3 + 8 * walking) * (released > 0 ? 0.4 : 1);
  const drift = released > 0 ? Math.sin(released * 0.6) * 26 + released * 3.5 : 0;
  const lx = x + hand.x + (walking ? 2 : 0) + drift;
  const ly = y + hand.y + 40 - rise - Math.abs(step) * 3;
  const fade = 1 - ramp(t, 60, 63);
  const carried =
    t < 66
      ? lantern(lx, ly, 0.92, { light: lit, tilt: swing, opacity: fade, halo: 0.9 + 0.1 * Math.sin(t * 2.6) })
      : '';
  const warm = glow(
    x + 10,
    y - 70,
    [170, 110],
    '#ffae55',
    0.05 * lit * fade * (released > 0 ? clamp(1 - released / 5) : 1),
  );
  const onWater = lampPath(t, lx, 884, 0.8 * lit * fade * clamp(1 - released / 9));
  return moved(camera, 0.7, `${onWater}${warm}${figure}${carried}`);
}

const boatTrack = (t) => {
  const at = smooth(clamp((t - 16) / 51));
  return {
    x: lerp(1436, 1052, at),
    y: lerp(706, 900, at ** 1.4),
    scale: lerp(0.2, 1.12, at ** 1.4),
    depth: lerp(0.25, 0.7, at),
  };
};

/** The boat: it waits beyond the bay, answers with its own lamp at 36 s and is home in the morning. */
export function drawBoat(t, palette, camera) {
  if (t < 14) return '';
  const { x, y, scale, depth } = boatTrack(t);
  const rock = Math.sin(t * 1.1) * 2.2;
  const hull = css(mix(palette.ink, lab('#3a2430'), 0.3));
  const sail = css(mix(mix(lab('#f6e3c0'), palette.sky(0.7), 0.25), palette.ink, 0.18 + 0.42 * palette.night));
  const sailShade = css(mix(mix(lab('#e2b98e'), palette.sky(0.7), 0.25), palette.ink, 0.22 + 0.42 * palette.night));
  const lamp = ramp(t, 36, 37);
  const pulse = clamp((t - 36.2) / 2.2);
  const ring =
    pulse > 0 && pulse < 1
      ? `<circle cx="34" cy="-44" r="${n(30 + 190 * pulse)}" fill="none" stroke="#ffc982" stroke-width="${n(5 * (1 - pulse))}" stroke-opacity="${n(0.8 * (1 - pulse))}"/>`
      : '';
  const boat = `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale * 1000) / 1000})" >${lampPath(t, 34, 18, lamp * 0.9)}<g transform="rotate(${n(rock)})">
<path d="M-4 -196L-4 -34L-92 -34C-56 -84 -26 -140 -4 -196Z" fill="${sailShade}"/><path d="M4 -206L4 -34L84 -34C70 -92 40 -156 4 -206Z" fill="${sail}"/><rect x="-3" y="-214" width="6" height="200" fill="${hull}"/><path d="M-3 -214l-30 8l30 8Z" fill="#c8402f"/>
<path d="M46 -20C46 -40 48 -52 56 -58C64 -52 68 -40 68 -20Z" fill="${hull}"/><circle cx="56" cy="-64" r="8.500" fill="${hull}"/>
<path d="M-104 -26L112 -26C100 2 84 18 60 22L-56 22C-82 18 -98 -2 -104 -26Z" fill="${hull}"/><path d="M-104 -26L112 -26L109 -17L-101 -17Z" fill="#c8402f" fill-opacity=".75"/></g>${ring}${lantern(34, -44 + rock, 0.62, { light: lamp, tilt: rock * 2, halo: 1.5 * (1 - 0.7 * ramp(t, 62, 68)) })}</g>`;
  return moved(camera, depth, boat);
}
