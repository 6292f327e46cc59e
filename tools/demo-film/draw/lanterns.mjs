import { lantern } from './lantern.mjs';
import { moved } from './camera.mjs';
import { lerp, ramp, seeded } from './math.mjs';

const random = seeded(2024);

/** Three crowds: specks beyond the bay that climb among the stars, the bay's own, and a few close to the viewer. */
const crowds = [
  { count: 84, depth: [0.03, 0.14], scale: [0.1, 0.24], speed: [58, 118] },
  { count: 28, depth: [0.15, 0.5], scale: [0.3, 0.8], speed: [40, 84] },
  { count: 8, depth: [0.75, 0.95], scale: [1.25, 1.7], speed: [84, 120] },
];
const between = ([low, high], amount = random()) => lerp(low, high, amount);
const rising = crowds
  .flatMap(({ count, depth, scale, speed }, crowd) =>
    Array.from({ length: count }, (_, index) => {
      const at = random();
      const edge = random() < 0.5 ? lerp(20, 480, random()) : lerp(1440, 2050, random());
      return {
        depth: between(depth, at),
        scale: between(scale, at),
        speed: between(speed),
        start: 44.6 + crowd * 1.6 + 8 * (index / count) + random() * 1.4,
        x: crowd === 2 ? edge : lerp(-40, 2060, random()),
        from: lerp(700, 900, between(depth, at)),
        sway: lerp(6, 34, at),
        phase: random() * 6.28,
        out: random() * 4.2,
      };
    }),
  )
  .sort((a, b) => a.depth - b.depth);

/** The coast's lanterns between two depths, so that nearer paper can pass in front of farther ones. */
export function drawLanterns(t, camera, nearest, farthest) {
  if (t < 44 || t > 68) return '';
  return rising
    .filter(({ depth }) => depth >= nearest && depth < farthest)
    .map(({ depth, start, x, from, speed, scale, sway, phase, out }) => {
      const age = t - start;
      if (age <= 0) return '';
      const speck = scale < 0.3;
      const wind = Math.sin(t * 0.55 + phase);
      const light = ramp(age, 0, 1.6) * (1 - ramp(t, 60.5 + out, 63 + out));
      const glyph = lantern(x + wind * sway + age * 4, from - speed * age * ramp(age, -1, 3), scale, {
        light,
        tilt: speck ? 0 : Math.cos(t * 0.55 + phase) * 6,
        opacity: light,
        speck,
      });
      return moved(camera, depth, glyph);
    })
    .join('');
}
