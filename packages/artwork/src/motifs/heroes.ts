import { circlePath, polar, polygon, rectPath, type Point } from '../svg/path';
import { framePath, mirrored, ringPath } from './geometry';
import type { Motif } from './motif';

const star = (cx: number, cy: number, r: number, points = 5, waist = 0.4): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i): Point => polar(cx, cy, i % 2 ? r * waist : r, (i * 180) / points - 90)),
  );

const around = (count: number, r: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i): Point => polar(100, 100, r, (i * 360) / count + turn - 90));

/** What heroes carry and wear. */
export const heroMotifs = {
  shield: { base: circlePath(100, 100, 96), cut: ringPath(100, 100, 82, 64), accent: star(100, 100, 50) },
  hammer: {
    base: 'M30 16H170V82H30zM88 82h24v96q0 18-12 18t-12-18z',
    cut: 'M46 28h7v42h-7zM147 28h7v42h-7zM88 116h24v7H88zM88 138h24v7H88zM88 160h24v7H88z',
  },
  lightBlade: {
    base: mirrored(
      [
        [48, 128],
        [172, 4],
        [184, 4],
        [184, 16],
        [60, 140],
      ],
      [
        [42, 128],
        [60, 146],
        [24, 182],
        [6, 182],
        [6, 164],
      ],
    ),
    accent: mirrored([
      [55, 129],
      [175, 9],
      [179, 13],
      [59, 133],
    ]),
  },
  visor: {
    base: 'M100 4c56 0 84 42 84 94v62l-38 36h-22v-54H76v54H54l-38-36V98C16 46 44 4 100 4z',
    cut: 'M30 90q70-18 140 0l-8 26-50-4v34H88v-34l-50 4z',
  },
  bow: {
    base: 'M148 2C104 40 88 70 88 100s16 60 60 98l8-6c-40-34-56-62-56-92s16-58 56-92zM150 4l34 92v8l-34 92-5-2 33-94-33-94zM2 100l28-14v10h150v8H30v10z',
  },
  axe: {
    base: 'M92 0h18l6 200H92zM70 18q70-18 116 22-10 46-2 84-38-30-76-34H70Q58 54 70 18z',
    cut: 'M160 36q14 8 22 8-8 36-4 70-14-10-24-16 10-30 6-62z',
  },
  trident: {
    base:
      mirrored([
        [90, 200],
        [90, 112],
        [58, 112],
        [32, 86],
        [32, 44],
        [22, 50],
        [40, 10],
        [58, 50],
        [48, 44],
        [48, 80],
        [64, 96],
        [90, 96],
        [90, 26],
        [100, 0],
        [100, 200],
      ]) + 'M82 118h36v10H82z',
  },
  shuriken: {
    base: polygon(
      Array.from({ length: 8 }, (_, i): Point => polar(100, 100, i % 2 ? 34 : 98, i * 45 - 90 + (i % 2 ? 10 : 0))),
    ),
    cut: circlePath(100, 100, 15),
  },
  wand: {
    base:
      'M6 184L104 74l18 16L22 198z' +
      star(146, 50, 48, 4, 0.22) +
      star(86, 32, 20, 4, 0.24) +
      star(178, 116, 18, 4, 0.24),
    accent: star(146, 50, 26, 4, 0.3),
  },
  chalice: {
    base: 'M38 8h124q6 80-48 94v52h30v10q16 6 16 32H40q0-26 16-32v-10h30v-52Q32 88 38 8z',
    cut: 'M50 20h100l-1 10H51zM56 176h88v6H56z',
    accent: circlePath(100, 64, 14),
  },
  hero: {
    base:
      circlePath(88, 24, 19) +
      'M60 48h56l16 12 8 52-14 4-14-40-6 42 10 82H94l-6-66-6 66H60l10-82-6-42-14 40-14-4 8-52zM112 46q62 20 86 122-46-26-80-18 0-40 6-56l14 18-8-54z',
    accent: 'M140 84q32 24 46 68-30-14-58-12 0-32 2-44l10 14z',
    stands: 'ground',
  },
  reactor: {
    base: circlePath(100, 100, 96),
    cut: Array.from({ length: 10 }, (_, i) =>
      polygon([
        polar(100, 100, 60, i * 36 + 5),
        polar(100, 100, 84, i * 36 + 4),
        polar(100, 100, 84, i * 36 + 32),
        polar(100, 100, 60, i * 36 + 31),
      ]),
    ).join(''),
    accent: ringPath(100, 100, 46, 30) + circlePath(100, 100, 18),
  },
  web: {
    base:
      [20, 44, 70, 96].map((r) => framePath(around(8, r), 5 / r)).join('') +
      around(8, 100)
        .map(([x, y]) => {
          const [dx, dy] = [(100 - y) * 0.025, (x - 100) * 0.025];
          return polygon([
            [100 - dx, 100 - dy],
            [x - dx, y - dy],
            [x + dx, y + dy],
            [100 + dx, 100 + dy],
          ]);
        })
        .join(''),
  },
  sigil: {
    base:
      ringPath(100, 100, 98, 90) +
      ringPath(100, 100, 82, 77) +
      framePath(around(3, 78), 0.12) +
      framePath(around(3, 78, 60), 0.12) +
      ringPath(100, 100, 30, 24),
    accent: circlePath(100, 100, 12),
  },
  wings: {
    base: mirrored([
      [97, 66],
      [84, 40],
      [58, 20],
      [2, 10],
      [6, 34],
      [20, 50],
      [10, 52],
      [18, 72],
      [36, 84],
      [28, 88],
      [40, 106],
      [58, 112],
      [54, 120],
      [70, 132],
      [86, 132],
      [92, 170],
      [97, 190],
    ]),
  },
  helm: {
    base: 'M100 30c40 0 62 30 62 66v88l-34 14v-58l-14-14H86l-14 14v58l-34-14V96c0-36 22-66 62-66zM40 78C14 74 0 50 6 6c10 34 26 48 46 48zM160 78c26-4 40-28 34-72-10 34-26 48-46 48z',
    cut: 'M52 104h34v14H56zM114 104h34l-4 14h-30zM97 34h6v76h-6z',
  },
  parcel: {
    base: 'M12 40L100 6l88 34v116l-88 40-88-40z',
    cut: 'M12 40l88 36 88-36v8l-84 35v113h-8V83L12 48z',
    accent: 'M52 24l88 36v44l-16-8V66L38 30z',
  },
  passport: {
    base: 'M42 4h116q10 0 10 10v172q0 10-10 10H42q-10 0-10-10V14q0-10 10-10z',
    accent:
      ringPath(100, 84, 42, 36) +
      ringPath(100, 84, 20, 15) +
      rectPath(60, 81, 80, 6) +
      rectPath(64, 150, 72, 8) +
      rectPath(80, 166, 40, 6),
  },
} as const satisfies Record<string, Motif>;
