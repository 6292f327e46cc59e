import { circlePath, rectPath } from '../svg/path';
import { mirrored, ringPath } from './geometry';
import type { Motif } from './motif';

/** What flies there, and what waits there. */
export const spacecraftMotifs = {
  blackHole: {
    base: circlePath(100, 100, 70) + 'M0 100q24-22 100-22t100 22q-24 22-100 22T0 100z',
    cut: circlePath(100, 100, 50),
    accent: 'M0 100q60 12 100 12t100-12q-24 24-100 24T0 100z' + ringPath(100, 100, 66, 60),
  },
  starship: {
    base:
      circlePath(100, 62, 62) +
      'M88 116h24v56H88z' +
      mirrored([
        [92, 140],
        [58, 154],
        [58, 126],
        [42, 126],
        [42, 198],
        [58, 198],
        [58, 166],
        [92, 156],
      ]),
    cut: ringPath(100, 62, 46, 41) + circlePath(100, 62, 12),
  },
  starfighter: {
    base:
      'M92 12h16l8 60v96l-10 26H94l-10-26V72z' +
      mirrored(
        [
          [86, 92],
          [20, 66],
          [20, 18],
          [10, 18],
          [10, 82],
          [86, 116],
        ],
        [
          [86, 132],
          [10, 150],
          [10, 198],
          [20, 198],
          [20, 164],
          [86, 154],
        ],
      ),
    cut: rectPath(95, 78, 10, 34),
    accent: circlePath(100, 150, 9),
  },
  jet: {
    base: mirrored([
      [100, 0],
      [90, 44],
      [84, 78],
      [6, 138],
      [6, 156],
      [80, 142],
      [78, 166],
      [50, 186],
      [50, 198],
      [92, 188],
      [100, 198],
    ]),
    cut: 'M96 36h8v34h-8z',
  },
  monolith: { base: rectPath(66, 44, 68, 156), accent: circlePath(168, 44, 26), stands: 'ground' },
  parachute: {
    base:
      'M100 2c58 0 96 38 98 88-18-16-38-14-48 4-12-20-38-20-50 0-12-20-38-20-50 0C40 76 20 74 2 90 4 40 42 2 100 2z' +
      mirrored([
        [4, 90],
        [10, 90],
        [98, 158],
        [94, 162],
      ]) +
      mirrored([
        [50, 94],
        [55, 94],
        [99, 156],
        [95, 160],
      ]) +
      circlePath(100, 160, 10) +
      'M88 168h24l-4 30H92z',
  },
} as const satisfies Record<string, Motif>;
