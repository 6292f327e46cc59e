import { css, lab, mix } from './colour.mjs';
import { moved } from './camera.mjs';
import { lerp, n, seeded } from './math.mjs';
import { bar, silhouette } from './shapes.mjs';
import { lightAt } from './sky.mjs';

const horizon = 692;
const deep = lab('#0f3550');
const rows = Array.from({ length: 8 }, (_, index) => {
  const near = index / 7;
  return {
    near,
    y: horizon + 6 + 300 * near ** 1.45,
    length: 90 + near * 330,
    height: 1 + near * 7,
    speed: 8 + near * 26,
  };
});

const random = seeded(5);
const glints = Array.from({ length: 34 }, (_, index) => {
  const near = (index + random() * 0.8) / 34;
  return {
    near,
    y: horizon + 10 + 330 * near ** 1.3,
    width: lerp(46, 190, near) * lerp(0.5, 1, random()),
    phase: random() * 6.28,
    offset: (random() - 0.5) * lerp(30, 120, near),
  };
});

const reflection = (t, x, fill, strength, reach = 1) =>
  strength < 0.02
    ? ''
    : glints
        .filter(({ near }) => near <= reach)
        .map(({ near, y, width, phase, offset }) => {
          const flicker = 0.5 + 0.5 * Math.sin(t * (2.1 - near) + phase);
          return bar(
            x + offset + Math.sin(t * 0.7 + phase) * 10,
            y,
            width * (0.45 + 0.55 * flicker),
            lerp(2.5, 9, near),
            fill,
            strength * (0.25 + 0.6 * flicker) * (1 - near * 0.45),
          );
        })
        .join('');

/** The sea: strips of paper that slide over each other, and the lights that lie on it. */
export function drawSea(t, palette, camera) {
  const light = lightAt(t);
  const strips = rows
    .map(({ near, y, length, height, speed }, index) => {
      const fill = mix(mix(palette.sky(0.98 - near * 0.75), deep, 0.3 + near * 0.28), palette.ink, near * 0.36);
      const phase = (t * speed) / length + index * 1.7;
      const path = silhouette({
        step: Math.max(20, length / 9),
        bottom: 1500,
        y: (x) => y + Math.sin((x / length) * Math.PI * 2 + phase) * height,
      });
      return moved(
        camera,
        0.22 + near * 0.4,
        `<path d="${path}" fill="#000" fill-opacity=".07" transform="translate(0 ${n(-3 - near * 5)})"/><path d="${path}" fill="${css(fill)}"/>`,
      );
    })
    .join('');
  const shine = css(light.kind === 'sun' ? mix(palette.sky(1), lab('#fff0c4'), 0.55) : lab('#dfe6ee'));
  return `${strips}${moved(camera, 0.22, reflection(t, light.x, shine, light.strength * (light.kind === 'sun' ? 0.75 : 0.5)))}`;
}

/** The warm path of a lamp that stands low over the water at `x`, reaching from the horizon towards the viewer. */
export const lampPath = (t, x, y, strength) =>
  Array.from({ length: 7 }, (_, index) => {
    const flicker = 0.5 + 0.5 * Math.sin(t * 2.3 + index * 1.9);
    return bar(
      x + Math.sin(t * 1.1 + index * 2) * 5,
      y + 10 + index * 11,
      (58 - index * 6) * (0.5 + 0.5 * flicker),
      4.5,
      '#ffbe6e',
      strength * (0.75 - index * 0.09),
    );
  }).join('');
