import { n, ramp } from './math.mjs';

/** The camera's position at second `t`, in units of the 1920 by 1080 frame. */
export function cameraAt(t) {
  return {
    /** It pans only while it tilts: a slow pan over static shots costs more bits than it is worth. */
    pan: -60 + 70 * ramp(t, 8.6, 13.4) + 70 * ramp(t, 43.5, 52) + 70 * ramp(t, 59, 65),
    /** Opens on the sky, tilts down to the keeper, up to the lanterns, and down to the morning. */
    up: 980 * (1 - ramp(t, 8.6, 13.4)) + 400 * ramp(t, 43.5, 52) * (1 - ramp(t, 59, 65)) + 120 * ramp(t, 68.6, 73),
  };
}

/** Offset of a layer: near paper follows the camera fully, the sky hardly. */
const shift = (camera, depth) => ({
  x: -camera.pan * depth,
  y: camera.up * (0.5 + 0.5 * Math.min(1, depth * 1.6)),
});

export const moved = (camera, depth, content) => {
  const { x, y } = shift(camera, depth);
  return `<g transform="translate(${n(x)} ${n(y)})">${content}</g>`;
};
