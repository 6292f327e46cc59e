import { circlePath, polar, polygon, rectPath, smooth, type Point } from '../svg/path';
import { ringPath } from './geometry';
import type { Motif } from './motif';

/** A bulb that hangs from a wire. */
const hangingBulb = (x: number, y: number): string => `M${x - 7} ${y}h14v10q12 12 12 28a19 19 0 0 1-38 0q0-16 12-28z`;

const bulbs: readonly Point[] = [
  [24, 40],
  [74, 58],
  [126, 58],
  [176, 40],
  [48, 128],
  [100, 138],
  [152, 128],
];

const standing = (x: number, y: number): string =>
  circlePath(x, y, 15) + `M${x - 18} 200V${y + 36}q0-18 18-18t18 18V200z`;

const pin = (x: number, y: number): string =>
  `M${x} ${y}c14 0 18 12 15 26-3 14-4 22 5 44 12 30 8 58-4 74h-32c-12-16-16-44-4-74 9-22 8-30 5-44-3-14 1-26 15-26z`;

const inkRadii = [92, 84, 96, 86, 90, 99, 82, 88, 94, 80, 90, 98];

/** Things that a famous story turns on. */
export const propMotifs = {
  spinningTop: {
    base: 'M92 2h16v48h-16zM62 50h76l34 38q6 10 0 18l-60 66-12 26-12-26-60-66q-6-8 0-18z',
    cut: 'M32 92h136l-4 12H36z',
  },
  egg: {
    base: 'M100 2c48 0 76 72 76 120 0 46-34 76-76 76s-76-30-76-76C24 74 52 2 100 2z',
    cut: 'M24 100l28 20 18-26 28 32 22-30 26 28 30-24v14l-28 26-28-28-22 30-28-32-18 26-28-22z',
  },
  pottedPlant: {
    base: 'M54 134h92v16h-8l-8 50H70l-8-50h-8zM96 134V94h8v40zM100 126C58 120 26 88 30 50c38 6 64 36 70 76zM100 122C94 76 108 26 152 2c16 46-6 94-52 120zM100 130c14-38 46-56 84-54-8 36-42 58-84 54z',
    cut: 'M54 148h92v4H54z',
    stands: 'ground',
  },
  onion: {
    base: 'M100 0q4 32 14 44c52 14 80 48 80 84 0 42-40 70-94 70S6 170 6 128c0-36 28-70 80-84Q96 32 100 0z',
    cut: 'M90 62Q44 106 58 184l-10-4Q30 100 84 58zM110 62q46 44 32 122l10-4q18-80-36-122z',
  },
  pumpkin: {
    base: 'M92 38V10l24-8v34q74-8 82 62 6 88-74 96-24 8-48 0Q-4 186 2 98 16 28 92 38z',
    cut: 'M46 96l26-30 20 36zM154 96l-26-30-20 36zM100 104l12 20H88zM36 130l24 12 14-10 14 14 12-12 12 12 14-14 14 10 24-12q-10 46-64 46t-64-46z',
  },
  donut: {
    base: ringPath(100, 100, 96, 32),
    accent: [0, 47, 80, 128, 166, 205, 246, 291, 330]
      .map((turn, i) => {
        const [x, y] = polar(100, 100, i % 2 ? 76 : 54, turn);
        const [dx, dy] = polar(0, 0, 11, turn * 3);
        return polygon([
          [x - dx - dy * 0.3, y - dy + dx * 0.3],
          [x + dx - dy * 0.3, y + dy + dx * 0.3],
          [x + dx + dy * 0.3, y + dy - dx * 0.3],
          [x - dx + dy * 0.3, y - dy - dx * 0.3],
        ]);
      })
      .join(''),
  },
  sandworm: {
    base: 'M6 200V98a94 94 0 0 1 188 0v102z',
    cut: circlePath(100, 98, 72),
    accent: Array.from({ length: 24 }, (_, i) =>
      polygon([
        polar(100, 98, 74, i * 15 - 6),
        polar(100, 98, i % 2 ? 34 : 48, i * 15),
        polar(100, 98, 74, i * 15 + 6),
      ]),
    ).join(''),
    stands: 'ground',
  },
  mushroomCloud: {
    base: 'M100 2c28 0 42 12 46 26 32-2 50 16 50 38 0 28-26 38-46 34-10 10-24 12-34 8l4 42c18 2 32 8 32 18h24v32H24v-32h24c0-10 14-16 32-18l4-42c-10 4-24 2-34-8-20 4-46-6-46-34 0-22 18-40 50-38 4-14 18-26 46-26z',
    cut: 'M82 114h36v6H82zM80 150h40v6H80zM50 174h100v6H50z',
    stands: 'ground',
  },
  derrick: {
    base: 'M84 34h32l48 166h-20l-10-40H66l-10 40H36zM100 30C88 8 60 2 44 20c14-4 24 0 28 8 6-6 18-6 22 2h12c4-8 16-8 22-2 4-8 14-12 28-8-16-18-44-12-56 10z',
    cut: 'M92 54h16l7 26H85zM82 92h36l8 28H74zM72 132h56l4 16H68z',
    stands: 'ground',
  },
  longship: {
    base: 'M0 128h12Q4 74 30 44l10 8q-18 30-10 70h66V6h8v116h66q8-40-10-70l10-8q26 30 18 84h12q-8 48-44 54H44Q8 176 0 128zM30 22h140q-16 40 0 78H30q16-38 0-78z',
    cut: 'M56 22h20q-12 40 0 78H56q12-38 0-78zM96 22h8v78h-8zM124 22h20q-12 40 0 78h-20q12-38 0-78zM14 138h172l-2 8H16z',
  },
  phoneBox: {
    base: 'M46 14Q100-10 154 14v12h8v174H38V26h8z',
    cut: 'M58 34h84v12H58zM58 58h38v32H58zM104 58h38v32h-38zM58 98h38v32H58zM104 98h38v32h-38zM58 138h38v52H58zM104 138h38v52h-38z',
    stands: 'ground',
  },
  birdCage: {
    base: 'M96 0h8v14q70 6 70 80v74h12v24H14v-24h12V94q0-74 70-80z',
    cut: 'M40 94q0-40 18-58v124H40zM68 32q12-8 24-8v136H68zM108 24q12 0 24 8v128h-24zM142 36q18 18 18 58v66h-18z',
    accent: 'M66 124q12-24 34-18l16-8-4 14q4 24-18 28-18 2-34 24-4-22 6-40z',
    stands: 'ground',
  },
  balloonHouse: {
    base:
      (
        [
          [100, 32, 31],
          [64, 42, 27],
          [136, 42, 27],
          [82, 66, 25],
          [120, 66, 25],
          [48, 68, 19],
          [152, 68, 19],
        ] as const
      )
        .map(([x, y, r]) => circlePath(x, y, r))
        .join('') + 'M98 80h4v58h-4zM70 84l28 54h-5L65 84zM130 84l-28 54h5l28-54zM56 160l44-34 44 34h-6v40H62v-40z',
    cut: rectPath(74, 166, 18, 18) + rectPath(106, 166, 18, 34),
    accent: circlePath(64, 42, 20) + circlePath(120, 66, 18),
    stands: 'ground',
  },
  cake: {
    base: 'M14 142h172v54H14zM42 88h116v54H42zM68 42h64v46H68zM100 38L80 18Q82-2 100 8q18-10 20 10z',
    cut: 'M14 150q11 18 22 0t21 0 22 0 21 0 22 0 21 0 22 0 21 0v-8H14zM42 96q10 14 19 0t20 0 19 0 20 0 19 0 19 0v-8H42z',
    stands: 'ground',
  },
  bell: {
    base: 'M100 2a15 15 0 0 1 13 22c42 10 51 52 53 98l20 30v14H14v-14l20-30c2-46 11-88 53-98a15 15 0 0 1 13-22zM76 172h48a24 24 0 0 1-48 0z',
    cut: 'M26 138h148v7H26z',
  },
  snowGlobe: {
    base: circlePath(100, 86, 84) + 'M38 152h124l16 46H22z',
    cut: circlePath(100, 86, 72),
    accent:
      'M66 140V102l34-28 34 28v38z' +
      [
        [62, 62, 6],
        [100, 44, 5],
        [140, 66, 6],
        [46, 92, 5],
        [152, 98, 5],
        [122, 32, 4],
        [78, 34, 4],
      ]
        .map(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
        .join(''),
    stands: 'ground',
  },
  inkRing: {
    base:
      smooth(inkRadii.map((r, i): Point => polar(100, 100, r, i * 30))) +
      smooth(inkRadii.map((r, i): Point => polar(100, 100, 156 - r, -i * 30 + 20))) +
      circlePath(182, 22, 8) +
      circlePath(24, 184, 6),
  },
  code: {
    base: Array.from({ length: 70 }, (_, i) => {
      const [column, row] = [i % 7, Math.floor(i / 7)];
      const isLit = (column * 5 + row * 3 + ((column * row) % 4)) % 7 > 1;
      return isLit ? rectPath(6 + column * 28, row * 20, (column + row) % 3 ? 18 : 9, 13) : '';
    }).join(''),
    accent: Array.from({ length: 7 }, (_, column) => rectPath(6 + column * 28, ((column * 3) % 8) * 20, 18, 13)).join(
      '',
    ),
  },
  lightString: {
    base:
      'M0 24q100 50 200 0v7q-100 50-200 0zM0 116q100 40 200 0v7q-100 40-200 0z' +
      bulbs.map(([x, y]) => hangingBulb(x, y)).join(''),
    accent: bulbs.flatMap(([x, y], i) => (i % 3 === 1 ? [] : [circlePath(x, y + 36, 11)])).join(''),
  },
  shapes: {
    base: circlePath(100, 48, 46) + 'M48 106l48 88H0zM110 110h84v84h-84z',
    cut: circlePath(100, 48, 32) + 'M48 134l25 46H23zM124 124h56v56h-56z',
  },
  chefHat: {
    base: 'M48 126C-2 120 0 56 48 54 60-2 140-2 152 54c48 2 50 66 0 72v70H48z',
    cut: 'M48 152h104v7H48zM78 92h6v44h-6zM116 92h6v44h-6z',
    stands: 'ground',
  },
  bowlingPins: {
    base: pin(44, 50) + pin(156, 50) + pin(100, 2),
    cut: 'M86 34h28v7H86zM86 48h28v6H86zM30 82h28v7H30zM30 96h28v6H30zM142 82h28v7h-28zM142 96h28v6h-28z',
    accent: circlePath(100, 166, 34),
    stands: 'ground',
  },
  lineup: {
    base: standing(24, 74) + standing(62, 46) + standing(100, 90) + standing(138, 60) + standing(176, 78),
    accent: [30, 64, 98, 132].map((y) => rectPath(0, y, 14, 4) + rectPath(186, y, 14, 4)).join(''),
    stands: 'ground',
  },
  phone: {
    base: 'M58 2h84q12 0 12 12v172q0 12-12 12H58q-12 0-12-12V14q0-12 12-12z',
    cut: 'M56 20h88v150H56z',
    accent:
      'M122 20l-20 44 14 20-34 36 12 50h7l-11-48 34-36-14-22 18-44zM102 62l-46-14v7l44 14zM114 84l30 10v7l-32-10z',
  },
  orb: {
    base: circlePath(100, 100, 96),
    cut: 'M34 78Q48 32 98 24 62 42 50 82z',
    accent: [
      [100, 76],
      [74, 118],
      [126, 118],
      [100, 152],
    ]
      .map(([x = 0, y = 0]) =>
        polygon(Array.from({ length: 10 }, (_, i): Point => polar(x, y, i % 2 ? 7 : 17, i * 36 - 90))),
      )
      .join(''),
  },
  origami: {
    base: 'M2 54L84 104 62 20 110 86 198 14 132 116 198 134 112 142 74 198 84 134z',
    cut: 'M110 88l20 28-18 24zM84 106l24-16 2 20z',
  },
} as const satisfies Record<string, Motif>;
