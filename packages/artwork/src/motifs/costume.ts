import { circlePath, polar, polygon, rectPath } from '../svg/path';
import { ringPath } from './geometry';
import type { Motif } from './motif';

/** What people wear and hold. */
export const costumeMotifs = {
  sunglasses: {
    base: 'M2 62h196v16l-10 4q2 62-46 62-36 0-38-48-4-6-8 0-2 48-38 48-48 0-46-62L2 78z',
    cut: 'M26 90l26-8-24 42q-8-16-2-34zM120 90l26-8-24 42q-8-16-2-34z',
  },
  roundGlasses: {
    base:
      ringPath(50, 112, 46, 36) +
      ringPath(150, 112, 46, 36) +
      'M92 104q8-12 16 0v10q-8-10-16 0zM10 98L0 86v-10l18 12zM190 98l10-12v-10l-18 12z',
    accent: 'M110 4L84 42h14l-8 30 28-40h-14l12-28z',
  },
  goggles: {
    base: 'M0 78h200v44H0z' + circlePath(56, 100, 54) + circlePath(144, 100, 54),
    cut: circlePath(56, 100, 40) + circlePath(144, 100, 40),
    accent: circlePath(62, 104, 18) + circlePath(138, 104, 18),
  },
  fedora: {
    base: 'M0 132q26-14 44-20Q40 40 74 30q14-4 26 10 12-14 26-10 34 10 30 82 18 6 44 20-36 32-100 32T0 132z',
    cut: 'M43 98q57 20 114 0v16q-57 20-114 0z',
  },
  topHat: {
    base: 'M4 158q22-14 42-14L40 26q60-22 120 0l-6 118q20 0 42 14-34 24-96 24T4 158z',
    cut: 'M44 110q56 18 112 0l-1 22q-55 18-110 0z',
  },
  witchHat: {
    base: 'M0 170q30-24 60-30L86 42Q94 12 132 2l-14 32 22 106q30 6 60 30-40 26-100 26T0 170z',
    cut: 'M62 124q38 16 74 0l4 20q-42 16-84 0z',
    accent: rectPath(88, 128, 22, 24),
  },
  tie: {
    base: 'M74 0h52l-12 38 28 112-42 50-42-50L86 38z',
    cut: 'M85 38h30v7H85zM79 72l42 22 4 14-50-25zM69 112l62 34-6 10-59-31z',
  },
  headphones: {
    base: 'M100 8c56 0 88 42 88 94v10h-18v-10c0-44-26-76-70-76s-70 32-70 76v10H12v-10C12 50 44 8 100 8zM8 108h40q8 0 8 8v68q0 8-8 8H30q-24 0-24-24zM192 108h-40q-8 0-8 8v68q0 8 8 8h18q24 0 24-24z',
  },
  martini: {
    base: 'M4 12h192L108 110v70h42v14H50v-14h42v-70z',
    cut: 'M30 24h140l-14 16H44z',
    accent: circlePath(116, 60, 13) + 'M166 0l6 5-60 64-5-5z',
    stands: 'ground',
  },
  ear: {
    base: 'M62 190c-8-40-32-58-32-100C30 34 62 4 104 4s68 30 68 74c0 60-56 58-60 92-4 28-36 40-50 20z',
    cut: 'M54 96c-2-42 18-70 50-70s46 22 46 52c0 32-30 36-38 54-4-16 16-30 16-54 0-20-8-32-24-32-22 0-30 22-28 50z',
  },
  scissors: {
    base:
      ringPath(54, 162, 32, 18) + ringPath(146, 162, 32, 18) + 'M66 136L134 2l14 34-54 104zM134 136L66 2 52 36l54 104z',
    cut: circlePath(100, 86, 7),
  },
  syringe: {
    base: 'M78 0h44v10h-16v22h26v12h-8v96h-12l-8 16v44h-8v-44l-8-16H76V44h-8V32h26V10H78z',
    cut: 'M88 58h24v6H88zM88 76h14v6H88zM88 94h24v6H88zM88 112h14v6H88z',
  },
  stethoscope: {
    base:
      'M34 4h24v14H48v44q0 40 32 40t32-40V18h-10V4h24v58q0 50-40 56v24q0 38 30 38t30-36v-16h14v18q0 50-44 50t-44-54v-24Q34 112 34 62z' +
      circlePath(154, 112, 24),
    cut: circlePath(154, 112, 12),
  },
  wheelchair: {
    base:
      ringPath(86, 138, 58, 46) +
      'M46 8l14-4 20 74h62l18 66 22-8 4 14-36 14-22-74H70zM84 52h50v12H88z' +
      circlePath(168, 186, 14),
    stands: 'ground',
  },
  cassette: {
    base: 'M14 36h172q12 0 12 12v108q0 12-12 12h-22l-12-24H48l-12 24H14q-12 0-12-12V48q0-12 12-12z',
    cut: 'M20 52h160v56H20z',
    accent: circlePath(62, 80, 18) + circlePath(138, 80, 18) + rectPath(80, 72, 40, 16),
  },
  polaroid: {
    base: 'M28 6h144v188H28z',
    cut: 'M42 20h116v118H42z',
    accent: circlePath(100, 70, 24) + 'M52 138q2-42 48-42t48 42z',
  },
  clapper: {
    base: 'M8 74h184v118H8zM4 42L178 4l8 32L12 74z',
    cut: 'M34 36l28-6 12 26-28 6zM86 25l28-6 12 26-28 6zM138 14l28-6 10 26-26 6zM24 100h152v6H24zM24 132h152v6H24zM90 106h6v26h-6z',
  },
  chalkboard: {
    base: 'M4 20h192v134H4zM38 154h14l-16 46H22zM148 154h14l16 46h-14z',
    cut: 'M16 32h168v110H16z',
    accent:
      'M32 52h50v6H56l10 28-10 28h26v6H42l14-34-14-28H32zM96 60h30v6H96zM96 76h22v6H96zM140 54h7v20h18v7h-18v20h-7V81h-18v-7h18zM96 112h72v6H96z',
    stands: 'ground',
  },
  chart: {
    base:
      'M10 6h14v166h170v14H10z' +
      polygon([
        [34, 44],
        [46, 32],
        [84, 76],
        [114, 48],
        [158, 112],
        [172, 102],
        [178, 150],
        [132, 134],
        [146, 122],
        [110, 74],
        [84, 100],
      ]),
  },
  checkeredFlag: {
    base: 'M16 2h10v198H16zM26 8h168v116H26z',
    cut: Array.from({ length: 24 }, (_, i) => {
      const [column, row] = [i % 6, Math.floor(i / 6)];
      return (column + row) % 2 ? rectPath(26 + column * 28, 8 + row * 29, 28, 29) : '';
    }).join(''),
    stands: 'ground',
  },
  soap: {
    base:
      'M8 132c0-34 30-56 92-56s92 22 92 56-30 58-92 58-92-24-92-58z' +
      circlePath(140, 44, 26) +
      circlePath(178, 16, 13) +
      circlePath(96, 26, 16),
    cut: 'M38 130c0-18 20-30 62-30s62 12 62 30-20 32-62 32-62-14-62-32z' + circlePath(132, 36, 7),
    accent: 'M50 130c0-12 18-20 50-20s50 8 50 20-18 22-50 22-50-10-50-22z' + circlePath(178, 16, 13),
  },
  pills: {
    base: 'M8 62a42 42 0 0 1 84 0v76a42 42 0 0 1-84 0zM108 62a42 42 0 0 1 84 0v76a42 42 0 0 1-84 0z',
    cut: 'M22 62q2-26 26-28v9q-16 4-17 19zM122 62q2-26 26-28v9q-16 4-17 19z',
    accent: 'M16 104h68v34a34 34 0 0 1-68 0zM116 104h68v34a34 34 0 0 1-68 0z',
  },
  smile: {
    base: circlePath(100, 100, 96),
    cut: 'M62 50a11 22 0 1 1 0 44 11 22 0 1 1 0-44zM138 50a11 22 0 1 1 0 44 11 22 0 1 1 0-44zM38 116q62 72 124 0l8 8q-70 90-140 0z',
    accent: 'M152 6q40 42 14 72-22 6-30-10-4-30 16-62z' + circlePath(...polar(100, 100, 70, -60), 6),
  },
} as const satisfies Record<string, Motif>;
