import { circlePath, polar, polygon, rectPath, type Point } from '../svg/path';
import type { Motif } from './motif';

const windows = (columns: readonly number[], rows: readonly number[], width: number, height: number): string =>
  columns.flatMap((x) => rows.map((y) => rectPath(x, y, width, height))).join('');

export const placeMotifs = {
  city: {
    base: 'M0 200V110H26V76H52V120H62V40H74V24H82V4H88V24H96V40H108V90H122V62L148 46V100H158V130H176V92H200V200z',
    cut:
      windows([68, 80, 92], [54, 74, 94, 114], 6, 10) +
      windows([128, 138], [70, 90, 110], 5, 9) +
      windows([6, 16], [124, 142, 160], 5, 9) +
      windows([34, 42], [90, 108], 5, 9) +
      windows([182, 190], [106, 124, 142], 5, 9),
    stands: 'ground',
  },
  towers: {
    base: 'M20 200V34L56 14V200zM66 200V70H98V200zM108 200V0L124 20V200zM134 200V52L180 76V200z',
    cut:
      windows([28, 42], [50, 70, 90, 110, 130], 7, 9) +
      windows([74, 86], [86, 106, 126], 6, 9) +
      windows([142, 158], [90, 110, 130, 150], 8, 9),
    stands: 'ground',
  },
  house: {
    base: 'M100 14L196 100 184 112 172 102V200H28V102L16 112 4 100 40 68V30H60V50z',
    cut: 'M84 140h32v60H84zM46 116h26v30H46zM128 116h26v30h-26z',
    accent: 'M128 116h26v30h-26z',
    stands: 'ground',
  },
  mansion: {
    base: 'M10 200V110L0 112 40 60 60 86V60L50 62 84 14 88 0 92 14 126 62 116 60V96H136V66L128 68 158 30 192 70H184V200z',
    cut: 'M80 160q8-20 16 0v40H80zM26 122h14v24H26zM78 78h18v26H78zM150 86h16v24h-16zM110 126h14v24h-14zM150 136h16v24h-16z',
    accent: 'M78 78h18v26H78z',
    stands: 'ground',
  },
  castle: {
    base: 'M10 200V90H0V60H14V72H26V60H40V72H48V90H56V52H46V20H60V32H76V20H92V4L126 12 98 22H108V32H124V20H140V52H146V90H152V72H160V60H174V72H186V60H200V90H190V200z',
    cut: 'M82 200V156q0-18 18-18t18 18V200zM94 60h12v28H94zM24 110h8v20h-8zM168 110h8v20h-8z',
    stands: 'ground',
  },
  lighthouse: {
    base: 'M72 60H128L146 200H54zM76 24h48V54H76zM70 24L100 2l30 22zM66 54h68v8H66z',
    cut: 'M70 84h60l3 22H67zM63 130h74l3 22H60z',
    accent: 'M82 30h36v18H82zM76 36L-10 10V62L76 46zM124 36L210 10V62L124 46z',
    stands: 'ground',
  },
  church: {
    base: 'M94 40V28H84V20H94V4H106V20H116V28H106V40L132 84V120L180 148V200H20V148L68 120V84z',
    cut: 'M86 200V168q0-16 14-16t14 16V200z' + circlePath(100, 104, 12),
    stands: 'ground',
  },
  torii: {
    base: 'M0 30Q100 52 200 30L194 56Q100 66 6 56zM14 84H186V100H14zM40 60h18L54 200H32zM142 60h18L168 200H146zM92 60h16V86H92z',
    stands: 'ground',
  },
  pagoda: {
    base: 'M97 0h6V22Q120 40 150 44L140 54H124V72Q144 84 168 88L158 98H134V118Q156 130 184 134L174 146H142V200H58V146H26L16 134Q44 130 66 118V98H42L32 88Q56 84 76 72V54H60L50 44Q80 40 97 22z',
    cut: 'M86 200V166h28v34zM84 106h32v8H84zM86 62h28v6H86z',
    stands: 'ground',
  },
  pyramid: {
    base: 'M100 20L200 190H0z',
    cut: 'M100 20L128 190H132L100 20z',
    accent: circlePath(156, 36, 24),
    stands: 'ground',
  },
  bridge: {
    base: 'M0 140H200V154H0zM44 30H60V200H44zM140 30h16V200h-16z',
    accent:
      'M0 136Q30 110 46 34L58 34Q100 180 142 34H154Q170 110 200 136V140H180Q164 120 148 66 100 200 52 66 36 120 20 140H0z',
    stands: 'ground',
  },
  tower: {
    base: 'M97 0h6L106 40H114V50H108C112 100 134 160 156 200H122Q100 156 78 200H44C66 160 88 100 92 50H86V40H94zM80 118h40v8H80z',
    cut: 'M98 60h4l8 50H90zM86 132h28l8 30Q100 140 78 162z',
    stands: 'ground',
  },
  factory: {
    base: 'M0 200V120L44 96V120L88 96V120L100 113V30H122V120H134V10H156V120H200V200z',
    cut: windows([14, 50, 86, 122, 158], [146], 22, 22),
    accent: 'M100 26c-30 4-40-20-18-26 4 10 20 14 40 26zM134 6c-10-16 20-26 34-18 14 0 20 10 30 4-6 14-40 8-42 14z',
    stands: 'ground',
  },
  windmill: {
    base: 'M76 90H124L140 200H60zM74 90Q100 52 126 90z',
    accent: [20, 110, 200, 290]
      .map((a) =>
        polygon([
          polar(100, 78, 8, a),
          polar(100, 78, 92, a - 2),
          polar(100, 78, 92, a + 14),
          polar(100, 78, 26, a + 44),
        ]),
      )
      .join(''),
    stands: 'ground',
  },
  column: {
    base: 'M30 20H170V40H154Q146 40 144 52V164H156V180H172V200H28V180H44V164H56V52Q54 40 46 40H30z',
    cut: [66, 86, 106, 126].map((x) => rectPath(x, 56, 8, 106)).join(''),
    stands: 'ground',
  },
  temple: {
    base: 'M100 10L194 62V78H6V62zM14 84H44V164H14zM62 84H92V164H62zM108 84h30v80h-30zM156 84h30v80h-30zM4 170H196V200H4z',
    cut: circlePath(100, 50, 11),
    stands: 'ground',
  },
  taj: {
    base: 'M100 2l4 14C140 40 148 62 132 86H146L150 70 154 64 158 70 162 86H168V110H200V200H0V110H32V86H38L42 70 46 64 50 70 54 86H68C52 62 60 40 96 16z',
    cut: 'M80 200V140q0-20 20-34 20 14 20 34V200zM20 200V150q0-12 12-20 12 8 12 20V200zM156 200V150q0-12 12-20 12 8 12 20V200z',
    stands: 'ground',
  },
  statue: {
    base: 'M128 0q10 12 2 22l-4 24-12 30c16 4 24 20 24 40L150 164H162V200H50V164H66L72 110C72 96 76 86 84 80 76 70 74 60 78 50L70 36l12 6 2-14 8 12 8-10 2 14 10-4-4 14q0 10-6 18l8 4 8-20 4-32q-8-10 6-24z',
    stands: 'ground',
  },
  stadium: {
    base: 'M0 120Q100 40 200 120V180Q100 140 0 180z',
    cut: 'M24 136Q100 86 176 136V156Q100 120 24 156z',
    accent: 'M16 20h30v20H36V96l-8 6V40H16zM154 20h30v20H172v62l-8-6V40h-10z',
    stands: 'ground',
  },
  ziggurat: {
    base: polygon(
      [0, 1, 2, 3, 4]
        .flatMap((i): Point[] => [
          [20 + i * 16 - 20, 200 - i * 36],
          [20 + i * 16 - 20, 164 - i * 36],
          [i * 16 + 16, 164 - i * 36],
        ])
        .concat([
          [84, 6],
          [116, 6],
        ])
        .concat(
          [4, 3, 2, 1, 0].flatMap((i): Point[] => [
            [184 - i * 16, 164 - i * 36],
            [200 - i * 16, 164 - i * 36],
            [200 - i * 16, 200 - i * 36],
          ]),
        ),
    ),
    cut: 'M92 40h16v160H92z',
    stands: 'ground',
  },
  motel: {
    base: 'M90 60h20V200H90zM20 4H150L196 44 150 84H20z',
    cut: 'M34 20h104l28 24-28 24H34z',
    accent: circlePath(52, 44, 9) + circlePath(80, 44, 9) + circlePath(108, 44, 9) + 'M126 28l22 16-22 16z',
    stands: 'ground',
  },
  road: {
    base: 'M84 10h32L200 200H0z',
    cut: 'M98 20h4l2 26h-8zM94 60h12l4 40H90zM88 120h24l6 80H82z',
    stands: 'ground',
  },
} as const satisfies Record<string, Motif>;
