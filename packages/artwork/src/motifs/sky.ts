import { circlePath, polar, polygon, type Point } from '../svg/path';
import type { Motif } from './motif';

const star = (cx: number, cy: number, outer: number, inner: number, tips: number): string =>
  polygon(
    Array.from({ length: tips * 2 }, (_, i): Point => polar(cx, cy, i % 2 ? inner : outer, (i * 180) / tips - 90)),
  );

const rays = (count: number, inner: number, outer: number, halfWidth: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count - 90;
    return polygon([
      polar(100, 100, inner, angle - halfWidth),
      polar(100, 100, outer, angle),
      polar(100, 100, inner, angle + halfWidth),
    ]);
  }).join('');

export const skyMotifs = {
  sun: { base: circlePath(100, 100, 56) + rays(16, 66, 98, 8), accent: circlePath(100, 100, 38) },
  moon: { base: 'M128 12A92 92 0 1 0 188 140A78 78 0 1 1 128 12z', accent: star(146, 66, 17, 5, 4) },
  star: { base: star(100, 106, 98, 40, 5), cut: star(100, 106, 46, 19, 5) },
  planet: {
    base: circlePath(100, 100, 62),
    cut: 'M43 78h114q3 7 4 14H39q1-7 4-14zM42 120h116q-4 9-9 15H51q-5-6-9-15z',
    accent:
      'M6 132C-8 108 44 84 98 72 152 60 200 58 198 78 196 96 140 116 96 126 50 136 14 142 6 132zM24 124c2 4 30 2 66-6 48-11 90-28 90-38 0-6-40-4-82 6-44 10-78 28-74 38z',
  },
  rocket: {
    base: 'M100 2C128 34 138 76 134 128H66C62 76 72 34 100 2zM64 92L34 138V178L68 142zM136 92L166 138V178L132 142zM74 134h52l-8 18H82z',
    cut: circlePath(100, 76, 17),
    accent: circlePath(100, 76, 10) + 'M84 156h32q2 22-16 42-18-20-16-42z',
  },
  saucer: {
    base: 'M56 84C58 44 78 30 100 30s42 14 44 54C180 90 198 100 198 110 198 126 152 136 100 136S2 126 2 110C2 100 20 90 56 84z',
    cut:
      'M66 82C68 54 82 41 98 41L96 86Q80 86 66 82z' +
      [34, 67, 100, 133, 166].map((x) => circlePath(x, 112, 8)).join(''),
    accent: 'M60 140h80l46 60H14z',
  },
  comet: {
    base: circlePath(142, 60, 42) + 'M108 34L2 150 100 78zM104 62L20 198 130 100zM124 98L90 196 168 96z',
    accent: circlePath(142, 60, 24),
  },
  bolt: { base: 'M122 0L38 112H88L70 200 166 78H112z' },
  cloud: {
    base: 'M40 150a36 36 0 0 1 0-72 50 50 0 0 1 94-16 44 44 0 0 1 30 88z',
    accent: 'M52 166l-14 30h10l14-30zM92 166l-14 30h10l14-30zM132 166l-14 30h10l14-30z',
  },
  aurora: {
    base: 'M10 30Q50 60 90 40T190 30V120Q150 90 100 120T10 130z',
    cut: 'M40 50v66l8-4V54zM84 44v66l8-2V42zM130 34v60l8 2V34z',
    accent: 'M0 190L50 140 80 170 120 130 200 190z',
  },
  snowflake: {
    base: [0, 60, 120, 180, 240, 300]
      .map((angle) => {
        const at = (r: number, off: number): Point => polar(100, 100, r, angle + off);
        return (
          polygon([at(0, 0), at(98, -3), at(98, 3)]) +
          polygon([at(50, 0), at(86, -22), at(90, -16), at(62, 0), at(90, 16), at(86, 22)])
        );
      })
      .join(''),
  },
  atom: {
    base: circlePath(100, 100, 20),
    accent: [0, 60, 120]
      .map((angle) => {
        const points = Array.from({ length: 25 }, (_, i): Point => {
          const t = (i / 24) * 2 * Math.PI;
          const [x, y] = [94 * Math.cos(t), 34 * Math.sin(t)];
          const r = (angle * Math.PI) / 180;
          return [100 + x * Math.cos(r) - y * Math.sin(r), 100 + x * Math.sin(r) + y * Math.cos(r)];
        });
        const inner = points.map(([x, y]): Point => [100 + (x - 100) * 0.93, 100 + (y - 100) * 0.93]).reverse();
        return polygon(points) + polygon(inner);
      })
      .join(''),
  },
} as const satisfies Record<string, Motif>;
