import { n } from './math.mjs';

/** A paper lantern of 58 units around the origin: two gradients for its paper, the rest is drawn per lantern. */
export const lanternDefs = `
<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8722f"/><stop offset=".55" stop-color="#ffab4c"/><stop offset="1" stop-color="#ffe9ae"/></linearGradient>
<linearGradient id="unlit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8d7f78"/><stop offset="1" stop-color="#b3a595"/></linearGradient>`;

export const lanternOutline = 'M-17 -30L17 -30C27 -14 25 12 14 28L-14 28C-25 12 -27 -14 -17 -30Z';
const ribs = 'M-8 -30C-13 -10 -12 12 -7 28M8 -30C13 -10 12 12 7 28M0 -30V28M-23 -11H23M-23 7H23';
const rings = [
  [128, 0.055],
  [88, 0.075],
  [56, 0.11],
];

/**
 * One lantern at (x, y); `light` 0 to 1 lights the paper and its halo, a `speck` has one ring and no ribs. Opacity is
 * set on each fill, because a group's would make the renderer allocate a whole frame per lantern.
 */
export function lantern(x, y, scale, { light = 1, tilt = 0, opacity = 1, halo = 1, speck = false } = {}) {
  if (opacity < 0.02) return '';
  const shown = (amount) => n(amount * opacity);
  const glowing = light * halo;
  const around =
    glowing > 0.02
      ? (speck ? rings.slice(1, 2) : rings)
          .map(([r, alpha]) => `<circle r="${r}" fill="#ffae55" fill-opacity="${shown(alpha * glowing)}"/>`)
          .join('')
      : '';
  const cold = light < 0.98 ? `<path d="${lanternOutline}" fill="url(#unlit)" fill-opacity="${shown(1)}"/>` : '';
  const detail = speck
    ? ''
    : `<path d="${ribs}" fill="none" stroke="#8a3d16" stroke-width="1.4" stroke-opacity="${shown(0.55)}"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${n(scale)})">${around}${cold}<path d="${lanternOutline}" fill="url(#lit)" fill-opacity="${shown(light)}"/><ellipse cy="17" rx="9" ry="12" fill="#fff7d9" fill-opacity="${shown(light * 0.9)}"/>${detail}<path d="M-18 -34h36v5h-36ZM-15 27h30v5h-30Z" fill="#5a2a1a" fill-opacity="${shown(1)}"/></g>`;
}
