import { css, lab, mix } from './colour.mjs';
import { moved } from './camera.mjs';
import { cream } from './palette.mjs';
import { clamp, during, lerp, n, ramp, ridgeNoise, seeded } from './math.mjs';
import { glow, silhouette } from './shapes.mjs';

const top = -640;
const horizon = 700;
const bandCount = 13;
const bands = Array.from({ length: bandCount }, (_, index) => {
  const wave = ridgeNoise(900 + index, 2);
  const y = lerp(top, horizon, (index / bandCount) ** 0.86);
  const path = silhouette({ step: 48, bottom: 1400, y: (x) => y + wave(x / 620) * 30 });
  return { v: index / (bandCount - 1), path };
});

const random = seeded(41);
const stars = Array.from({ length: 260 }, () => ({
  x: lerp(-80, 2080, random()),
  y: lerp(top, 560, random() ** 1.15),
  size: lerp(1.7, 5.2, random() ** 3),
  phase: random() * 6.28,
  rate: lerp(0.7, 1.9, random()),
  appear: random() * 4,
}));

const strata = (palette) => bands.map(({ v, path }) => `<path d="${path}" fill="${css(palette.sky(v))}"/>`).join('');

const starField = (t, palette) => {
  if (palette.night < 0.02) return '';
  return stars
    .map(({ x, y, size, phase, rate, appear }) => {
      const shown = ramp(t, 28 + appear, 31 + appear) * (1 - ramp(t, 59.5 + appear * 0.6, 62 + appear * 0.6));
      const light = shown * (0.7 + 0.3 * Math.sin(t * rate + phase));
      if (light < 0.02) return '';
      const r = size * (0.8 + 0.2 * light);
      const w = r * 0.28;
      const d = `M${n(x)} ${n(y - r * 1.7)}L${n(x + w)} ${n(y - w)}L${n(x + r * 1.7)} ${n(y)}L${n(x + w)} ${n(y + w)}L${n(x)} ${n(y + r * 1.7)}L${n(x - w)} ${n(y + w)}L${n(x - r * 1.7)} ${n(y)}L${n(x - w)} ${n(y - w)}Z`;
      return `<path d="${d}" fill="#fff6df" fill-opacity="${n(light)}"/>`;
    })
    .join('');
};

const shootingStar = (t) => {
  const at = clamp((t - 38.2) / 1.1);
  if (at === 0 || at === 1) return '';
  const x = lerp(520, 1010, at);
  const y = lerp(60, 250, at);
  const tail = 190 * Math.sin(at * Math.PI);
  return `<path d="M${n(x)} ${n(y)}l${n(-tail)} ${n(-tail * 0.388 - 2.2)}l0 4.4Z" fill="#fff6df" fill-opacity="${n(Math.sin(at * Math.PI))}"/>`;
};

/** Position of the sun or the moon, for its reflection in the sea; null if neither is up. */
export function lightAt(t) {
  if (t < 28) return { kind: 'sun', x: 1180, y: lerp(340, 800, ramp(t, 6, 29)), strength: 1 - ramp(t, 24, 28) };
  if (t < 62)
    return {
      kind: 'moon',
      x: lerp(1500, 1340, (t - 28) / 34),
      y: lerp(760, 190, ramp(t, 27, 54)),
      strength: ramp(t, 31, 36) * (1 - ramp(t, 58, 62)),
    };
  return { kind: 'sun', x: 690, y: lerp(780, 372, ramp(t, 61, 74.5)), strength: ramp(t, 63, 67) };
}

const sun = (t, { x, y }, palette) => {
  const disc = css(mix(lab('#fff3cf'), lab('#ff9a5c'), ramp(t, 12, 26) * (1 - ramp(t, 62, 69))));
  const breath = 1 + 0.02 * Math.sin(t * 0.9);
  const halo = glow(
    x,
    y,
    [430, 320, 230, 160].map((r) => r * breath),
    css(mix(palette.sky(1), cream, 0.35)),
    0.13,
  );
  return `${halo}<circle cx="${n(x)}" cy="${n(y)}" r="92" fill="${disc}"/>`;
};

const moon = ({ x, y }, palette) => {
  const craters = [
    [-22, -14, 15],
    [20, 12, 22],
    [-8, 30, 9],
    [26, -30, 8],
  ].map(([dx, dy, r]) => `<circle cx="${n(x + dx)}" cy="${n(y + dy)}" r="${r}" fill="#e3d3b4" fill-opacity=".7"/>`);
  const halo = glow(x, y, [380, 280, 190, 120], '#9fb6d9', 0.055 * palette.night);
  return `${halo}<circle cx="${n(x)}" cy="${n(y)}" r="68" fill="#f7ebd0"/>${craters.join('')}`;
};

const clouds = [
  { x: 300, y: 270, scale: 1, speed: 9 },
  { x: 1690, y: 150, scale: 0.8, speed: 6 },
  { x: 1640, y: -60, scale: 0.9, speed: 8 },
  { x: 1750, y: -330, scale: 1.3, speed: 11 },
  { x: 250, y: -330, scale: 1.2, speed: 10 },
  { x: 1020, y: 420, scale: 0.6, speed: 4 },
  { x: 420, y: 500, scale: 0.5, speed: 3.5 },
];

const cloudShape =
  'M-190 22C-190 6 -168 2 -150 4C-146 -22 -112 -34 -88 -20C-70 -58 -6 -64 18 -28C44 -48 96 -40 102 -8C126 -16 158 -6 158 10C176 8 192 14 192 22C192 30 182 34 170 34L-172 34C-182 34 -190 30 -190 22Z';

const cloudLayer = (t, palette) =>
  clouds
    .map(({ x, y, scale, speed }) => {
      const v = clamp((y - top) / (horizon - top));
      const lit = mix(palette.sky(v), cream, 0.42 - 0.3 * palette.night);
      const shade = mix(palette.sky(v + 0.14), lit, 0.35);
      const place = `translate(${n(x + (t - 20) * speed)} ${n(y)}) scale(${scale})`;
      return `<g transform="${place}"><path d="${cloudShape}" fill="${css(shade)}" transform="translate(26 16) scale(.86)" fill-opacity=".75"/><path d="${cloudShape}" fill="${css(lit)}" fill-opacity=".85"/></g>`;
    })
    .join('');

const birds = [
  { x: 0, y: 0, phase: 0 },
  { x: -62, y: 26, phase: 0.8 },
  { x: -118, y: 60, phase: 1.7 },
  { x: -58, y: -40, phase: 2.4 },
  { x: -150, y: -64, phase: 3.3 },
];

const flock = (t, palette) => {
  const flight = [
    { start: 13.5, end: 25, from: [300, 420], to: [1420, 250] },
    { start: 65.5, end: 74, from: [1700, 520], to: [820, 330] },
  ].find(({ start, end }) => t >= start && t <= end);
  if (!flight) return '';
  const at = (t - flight.start) / (flight.end - flight.start);
  const facing = flight.to[0] > flight.from[0] ? 1 : -1;
  const shown = during(t, flight.start, flight.end, 1.4);
  return birds
    .map(({ x, y, phase }) => {
      const lift = Math.sin(t * 6.5 + phase) * 11;
      const bx = lerp(flight.from[0], flight.to[0], at) + x * facing;
      const by = lerp(flight.from[1], flight.to[1], at) + y + Math.sin(t + phase) * 8;
      const d = `M-25 ${n(-lift)}Q-11 ${n(-7 - lift * 0.3)} 0 0Q11 ${n(-7 - lift * 0.3)} 25 ${n(-lift)}Q11 ${n(-1 - lift * 0.2)} 0 6Q-11 ${n(-1 - lift * 0.2)} -25 ${n(-lift)}Z`;
      return `<path d="${d}" transform="translate(${n(bx)} ${n(by)})" fill="${css(palette.ink)}" fill-opacity="${n(shown * 0.8)}"/>`;
    })
    .join('');
};

/** Everything behind the mountains. */
export function drawSky(t, palette, camera) {
  const light = lightAt(t);
  const body = light.kind === 'sun' ? sun(t, light, palette) : moon(light, palette);
  return [
    moved(camera, 0, strata(palette) + starField(t, palette) + shootingStar(t)),
    moved(camera, light.kind === 'sun' ? 0.3 : 0.02, body),
    moved(camera, 0.06, cloudLayer(t, palette)),
    moved(camera, 0.08, flock(t, palette)),
  ].join('');
}
