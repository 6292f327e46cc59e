import { lab, mix } from './colour.mjs';
import { ramp } from './math.mjs';

/** Four sky stops from the zenith to the horizon, and the ink that the nearest paper is cut from. */
const keys = [
  { at: 0, sky: ['#0f3854', '#23647c', '#55908f', '#eebb86'], ink: '#1c3a44' },
  { at: 8.5, sky: ['#123f5c', '#2f7486', '#7d9c93', '#f2c48e'], ink: '#1c3a44' },
  { at: 12, sky: ['#1f4c6f', '#5b7f99', '#e9a07a', '#fcd193'], ink: '#1b3040' },
  { at: 20, sky: ['#263c6e', '#7a5c8c', '#e58068', '#ffc57c'], ink: '#1a2338' },
  { at: 27, sky: ['#1a2655', '#453c78', '#a4507a', '#ee8a66'], ink: '#12182f' },
  { at: 34, sky: ['#0a1233', '#14264f', '#274574', '#4a6a97'], ink: '#070d20' },
  { at: 59, sky: ['#080f2c', '#101f47', '#1d3a69', '#37588a'], ink: '#060b1c' },
  { at: 63, sky: ['#1b2a5c', '#54508c', '#b8728c', '#f2a98a'], ink: '#0e1630' },
  { at: 67, sky: ['#2f6391', '#7d9cb4', '#f0ae8c', '#ffd295'], ink: '#1c3347' },
  { at: 74, sky: ['#3b7ea3', '#8dbcc0', '#f7c998', '#ffe0a2'], ink: '#22424f' },
].map((key) => ({ at: key.at, sky: key.sky.map(lab), ink: lab(key.ink) }));

export const cream = lab('#fff3d6');

/** The colours of second `t`: `sky(v)` for v from 0 (zenith) to 1 (horizon), the ink, and how much night it is. */
export function paletteAt(t) {
  const next = keys.findIndex((key) => key.at > t);
  const after = keys[next === -1 ? keys.length - 1 : next];
  const before = keys[next === -1 ? keys.length - 1 : next - 1];
  const amount = after === before ? 0 : (t - before.at) / (after.at - before.at);
  const stops = before.sky.map((stop, index) => mix(stop, after.sky[index], amount));
  const ink = mix(before.ink, after.ink, amount);
  const sky = (v) => {
    const place = Math.min(0.9999, Math.max(0, v)) * (stops.length - 1);
    const index = Math.floor(place);
    return mix(stops[index], stops[index + 1], place - index);
  };
  return {
    sky,
    ink,
    /** Paper at `nearness` 0 (the horizon's haze) to 1 (the viewer's feet). */
    paper: (nearness) => mix(sky(0.92), ink, 0.28 + 0.72 * nearness),
    night: ramp(t, 25, 33) * (1 - ramp(t, 60.5, 65)),
  };
}
