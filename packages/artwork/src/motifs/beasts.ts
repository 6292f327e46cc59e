import { circlePath } from '../svg/path';
import { mirrored } from './geometry';
import type { Motif } from './motif';

/** More creatures, most of them of one famous story. */
export const beastMotifs = {
  swan: {
    base: 'M10 60l28-24C48 6 92 8 94 48c2 28-18 42-16 62 22-26 66-36 118-30-4 70-44 104-100 104-52 0-78-28-74-66 4-34 38-42 38-68-2-12-14-12-20-2z',
    cut: circlePath(60, 40, 5) + 'M96 140q40-4 78-34-24 50-78 42z',
    stands: 'ground',
  },
  rat: {
    base: 'M46 118C60 76 104 60 136 74c0-22 34-26 34 0 16 8 24 22 28 36l-22 14q-10 30-40 36l10 20h-26l-8-14H80l-8 14H46l6-22Q36 160 30 174c-8 18-28 16-28 0 6 8 14 8 18-4 4-18 22-20 24-22q-2-14 2-30z',
    cut: circlePath(168, 104, 5),
    stands: 'ground',
  },
  frog: {
    base: 'M58 30a30 30 0 0 1 42 16 30 30 0 0 1 42-16 30 30 0 0 1 26 44q18 20 18 50c0 46-40 66-86 66s-86-20-86-66q0-30 18-50a30 30 0 0 1 26-44z',
    cut: circlePath(56, 58, 12) + circlePath(144, 58, 12) + 'M34 116q66 50 132 0l5 9q-71 56-142 0z',
  },
  scorpion: {
    base:
      circlePath(100, 138, 26) +
      circlePath(100, 108, 21) +
      circlePath(100, 82, 17) +
      circlePath(104, 58, 14) +
      circlePath(118, 38, 13) +
      circlePath(140, 30, 12) +
      circlePath(158, 40, 11) +
      'M150 44h18l-8 36z' +
      mirrored(
        [
          [78, 146],
          [40, 140],
          [22, 166],
          [8, 156],
          [4, 182],
          [18, 198],
          [20, 180],
          [30, 192],
          [40, 176],
          [34, 164],
          [46, 150],
          [80, 156],
        ],
        [
          [82, 132],
          [44, 118],
          [24, 128],
          [22, 122],
          [44, 110],
          [84, 122],
        ],
        [
          [82, 112],
          [50, 92],
          [30, 98],
          [28, 92],
          [52, 84],
          [86, 102],
        ],
      ),
  },
  dragon: {
    base: 'M4 100L52 84 40 60 74 66 64 34 98 52 104 18l24 34q44 8 54 40l16 18-12 14-38-4-18 8 40 10-14 20-48-6q-12 12-8 46H40q-4-40 18-60L22 128l26-16z',
    cut: 'M124 74l26 8-14 10z' + circlePath(182, 104, 4),
    stands: 'ground',
  },
} as const satisfies Record<string, Motif>;
