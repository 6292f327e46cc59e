import { n, ramp } from './math.mjs';

/** Where the camera looks at second `t`, in units of the 1920 by 1080 frame. */
export function cameraAt(t) {
  return {
    /** It moves only while it tilts: a slow pan under still shots costs more bits than it shows. */
    pan: -60 + 70 * ramp(t, 8.6, 13.4) + 70 * ramp(t, 43.5, 52) + 70 * ramp(t, 59, 65),
    /** Opens on the sky, comes down for the keeper, looks up for the lanterns, comes down for the morning. */
    up: 980 * (1 - ramp(t, 8.6, 13.4)) + 400 * ramp(t, 43.5, 52) * (1 - ramp(t, 59, 65)) + 120 * ramp(t, 68.6, 73),
  };
}

/** Moves a layer: near paper follows the camera fully, the sky hardly. */
const shift = (camera, depth) => ({
  x: -camera.pan * depth,
  y: camera.up * (0.5 + 0.5 * Math.min(1, depth * 1.6)),
});

export const moved = (camera, depth, content) => {
  const { x, y } = shift(camera, depth);
  return `<g transform="translate(${n(x)} ${n(y)})">${content}</g>`;
};
