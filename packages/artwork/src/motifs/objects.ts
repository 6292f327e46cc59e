import { circlePath, polar, polygon, rectPath, type Point } from '../svg/path';
import type { Motif } from './motif';

const gear = polygon(
  Array.from({ length: 48 }, (_, i): Point => polar(100, 100, i % 4 < 2 ? 96 : 76, (i * 360) / 48 - 90)),
);

export const objectMotifs = {
  key: {
    base: 'M60 8a46 46 0 0 1 16 88L70 108V134h18v14H70v16h24v14H70v18H50V96A46 46 0 0 1 60 8z',
    cut: circlePath(60, 54, 20),
  },
  keyhole: { base: 'M100 10a54 54 0 0 1 32 98l22 84H46l22-84a54 54 0 0 1 32-98z' },
  door: {
    base: 'M40 0H160V200H40z',
    cut: 'M58 18h84V200L58 184z',
    accent: 'M58 18l54 22V200L58 184z',
    stands: 'ground',
  },
  window: {
    base: 'M24 8H176V176H188V194H12V176H24z',
    cut: 'M40 24h54v70H40zM106 24h54v70h-54zM40 106h54v70H40z',
    accent: 'M106 106h54v70h-54z',
    stands: 'ground',
  },
  stairs: {
    base: 'M0 200V176H28V152H56V128H84V104H112V80H140V56H168V32H200V200z',
    cut: 'M28 176h4v24h-4zM56 152h4v48h-4zM84 128h4v72h-4zM112 104h4v96h-4zM140 80h4v120h-4zM168 56h4v144h-4z',
    stands: 'ground',
  },
  clock: {
    base: circlePath(100, 100, 96),
    cut: circlePath(100, 100, 80),
    accent:
      'M96 40h8v58l40 26-5 8-43-28zM97 24h6v10h-6zM97 166h6v10h-6zM24 97h10v6H24zM166 97h10v6h-10z' +
      circlePath(100, 100, 9),
  },
  hourglass: {
    base: 'M36 2H164V20H152C152 64 118 84 112 100c6 16 40 36 40 80h12v18H36V180H48c0-44 34-64 40-80-6-16-40-36-40-80H36z',
    cut: 'M62 22h76c0 34-30 54-38 70-8-16-38-36-38-70zM62 178c0-32 30-50 38-66 8 16 38 34 38 66z',
    accent: 'M72 46h56q-10 24-28 42Q82 70 72 46zM66 178q14-34 34-36 20 2 34 36z',
  },
  candle: {
    base: 'M80 90h40V180h44v20H36V180H80z',
    cut: 'M104 90h8v60l-8 8z',
    accent: 'M100 2c20 28 28 44 16 66q-16 16-32 0C74 50 90 30 100 2z',
    stands: 'ground',
  },
  streetLamp: {
    base: 'M92 200L96 66H104L108 200zM60 60L74 14h52L140 60zM84 14L100 0l16 14z',
    accent: 'M66 60h68l60 140H6z',
    stands: 'ground',
  },
  bulb: {
    base: 'M100 2c44 0 68 30 68 66 0 38-30 48-34 84H66c-4-36-34-46-34-84C32 32 56 2 100 2zM68 160h64v12H68zM74 178h52l-12 20H86z',
    cut: 'M78 92l14 22 8-18 8 18 14-22 6 4-14 56h-8l10-34-10 18h-12l-10-18 10 34h-8L72 96z',
  },
  umbrella: {
    base: 'M100 8C160 10 196 54 198 108 180 92 160 92 146 108 130 92 118 92 104 106V172c0 36-52 36-52 0h12c0 20 28 20 28 0V106C82 92 70 92 54 108 40 92 20 92 2 108 4 54 40 10 100 8z',
  },
  bowler: {
    base: 'M40 110C38 50 60 22 100 22s62 28 60 88c20 4 34 2 40-10 6 34-30 52-100 52S-6 134 0 100c6 12 20 14 40 10z',
    cut: 'M40 96q60 22 120 0v14q-60 22-120 0z',
  },
  heel: {
    base: 'M8 190L14 96C10 70 24 50 40 62 64 96 100 148 140 156 172 160 196 168 196 190H128C96 186 62 160 40 124L22 190z',
    stands: 'ground',
  },
  suitcase: {
    base: 'M66 50V24a14 14 0 0 1 14-14h40a14 14 0 0 1 14 14V50h50q10 0 10 10V180q0 10-10 10H16q-10 0-10-10V60q0-10 10-10zM80 50h40V26H80z',
    cut: 'M40 50h8v140h-8zM152 50h8v140h-8z',
    accent: 'M84 96h52v40H84z',
    stands: 'ground',
  },
  letter: { base: 'M6 40H194V168H6z', cut: 'M6 46L100 124 194 46v12L100 138 6 58z', accent: circlePath(100, 126, 22) },
  book: {
    base: 'M100 48C76 26 40 22 4 30V172c36-8 72-4 96 16 24-20 60-24 96-16V30C160 22 124 26 100 48z',
    cut: 'M97 52h6v130h-6zM22 56q30-6 58 8v8Q52 58 22 64zM22 86q30-6 58 8v8Q52 88 22 94zM22 116q30-6 58 8v8q-28-14-58-8zM178 56q-30-6-58 8v8q28-14 58-8zM178 86q-30-6-58 8v8q28-14 58-8zM178 116q-30-6-58 8v8q28-14 58-8z',
  },
  telephone: {
    base: 'M14 74C8 34 40 20 100 20s92 14 86 54l-8 16-40-4-4-30H66l-4 30-40 4zM64 90h72l44 84q6 16-12 16H32q-18 0-12-16z',
    cut: circlePath(100, 136, 36),
    accent:
      Array.from({ length: 8 }, (_, i) => circlePath(...polar(100, 136, 25, i * 45), 6)).join('') +
      circlePath(100, 136, 9),
    stands: 'ground',
  },
  camera: {
    base:
      circlePath(60, 48, 40) +
      circlePath(138, 52, 34) +
      'M20 92H150V112L196 88V176L150 152V172H120L150 200H132L100 172H90L58 200H40L70 172H20z',
    cut: circlePath(60, 48, 16) + circlePath(138, 52, 13),
    accent: circlePath(60, 132, 14),
    stands: 'ground',
  },
  reel: {
    base: circlePath(100, 100, 96),
    cut:
      Array.from({ length: 5 }, (_, i) => circlePath(...polar(100, 100, 56, i * 72 - 90), 24)).join('') +
      circlePath(100, 100, 11),
  },
  television: {
    base: 'M96 46L56 4l8-6 40 44 40-44 8 6-40 42h64q14 0 14 14V170q0 14-14 14h-14l8 16h-14l-12-16H56l-12 16H30l8-16H24q-14 0-14-14V60q0-14 14-14z',
    cut: 'M28 76Q80 60 134 76 146 114 134 156 80 170 28 156 16 114 28 76z',
    accent: circlePath(166, 84, 11) + circlePath(166, 118, 11) + 'M156 142h20v4h-20zM156 152h20v4h-20z',
    stands: 'ground',
  },
  revolver: {
    base: 'M2 48H18L24 40H150L156 48H170L198 40V56L184 66C180 92 186 120 196 158L164 174C152 150 148 124 136 104H108C104 124 84 126 78 104V84H2z',
    cut: 'M86 92h38q-2 16-18 18-16-2-20-18zM88 52h44v24H88zM24 50h54v6H24z',
  },
  bullets: {
    base: [18, 80, 142].map((x) => `M${x} 200V84q4-50 20-76 16 26 20 76V200z`).join(''),
    cut: [18, 80, 142].map((x) => rectPath(x, 92, 40, 8) + rectPath(x, 178, 40, 6)).join(''),
    stands: 'ground',
  },
  sword: { base: 'M100 0L112 24V134H154V148H110V184a12 12 0 1 1-20 0V148H46V134H88V24z', cut: 'M98 26h4v106h-4z' },
  katana: {
    base: 'M196 4C160 62 108 116 60 150L66 160 56 166 48 156 8 194 4 188 42 150 34 142 42 134 50 140C98 104 150 52 188 2z',
    cut: 'M182 18Q130 90 66 142 134 84 182 18z',
  },
  dagger: { base: 'M100 200L84 92H52V78H90V30a12 12 0 1 1 20 0V78h38V92H116z', cut: 'M99 96h5l-4 84z' },
  bomb: {
    base: circlePath(86, 122, 72) + 'M112 56l24-28 28 22-22 30z',
    cut: 'M34 122Q36 82 74 72 50 92 50 128z',
    accent:
      'M150 34Q156 14 178 18l-2 8q-10-2-16 14z' +
      polygon(Array.from({ length: 16 }, (_, i): Point => polar(184, 20, i % 2 ? 8 : 20, i * 22.5))),
  },
  anchor: {
    base: 'M100 4a22 22 0 0 1 10 42V64h36V80H110V168c30-4 48-20 54-44L146 126 178 92 194 138 178 132C172 170 146 192 100 198 54 192 28 170 22 132L6 138 22 92 54 126 36 124C42 148 60 164 90 168V80H54V64H90V46A22 22 0 0 1 100 4z',
    cut: circlePath(100, 26, 10),
  },
  ring: {
    base: circlePath(100, 128, 70) + 'M66 50L80 16h40l14 34-34 34z',
    cut: circlePath(100, 128, 54),
    accent: 'M66 50L80 16l20 34zM134 50L120 16l-20 34z',
  },
  diamond: {
    base: 'M44 24H156L198 80 100 190 2 80z',
    cut: 'M2 78h196v5H2zM70 24l-20 56 50 104 50-104-20-56 6 0 20 56-54 110-58-110 24-56z',
  },
  coins: {
    base:
      [170, 140, 110, 80].map((y) => `M30 ${y}q0-22 60-22t60 22v12q0 22-60 22t-60-22z`).join('') +
      circlePath(148, 60, 44),
    cut:
      [172, 142, 112].map((y) => `M30 ${y}q0 22 60 22t60-22v-4q0 20-60 20t-60-20z`).join('') + circlePath(148, 60, 33),
    accent: circlePath(148, 60, 20),
    stands: 'ground',
  },
  scales: {
    base: 'M94 20h12V40L180 30l2 8-76 14V176h36v24H58V176H94V54L18 62l-2-8 78-12zM2 130L26 58h6L58 130q-4 26-28 26T2 130zM142 106L168 36h6L198 106q-4 26-28 26t-28-26z',
    cut: 'M10 128L29 72 50 128zM150 104l20-54 20 54z',
    stands: 'ground',
  },
  chess: {
    base: 'M94 0h12v12h12v12H106V38C140 40 156 64 138 88 126 104 122 128 128 156H72C78 128 74 104 62 88 44 64 60 40 94 38V24H82V12H94zM60 162h80v12H60zM46 180h108v20H46z',
    cut: 'M74 90h52v6H74z',
    stands: 'ground',
  },
  spade: {
    base: 'M100 4C122 50 184 80 184 124c0 40-48 48-72 20 4 30 14 46 32 54H56c18-8 28-24 32-54-24 28-72 20-72-20C16 80 78 50 100 4z',
  },
  cards: {
    base: 'M22 40L110 12 158 164 70 192z',
    cut: 'M32 46l70-22 42 132-70 22z',
    accent: 'M88 62C98 84 122 92 126 112 130 130 108 138 96 126l4 20-24 6 8-22c-16 4-30-8-26-24 4-18 26-22 30-44z',
  },
  dice: {
    base: 'M8 84L84 60 114 132 38 158zM98 40l66-26 30 62-66 28z',
    cut:
      circlePath(40, 90, 8) +
      circlePath(62, 108, 8) +
      circlePath(84, 126, 8) +
      circlePath(132, 46, 8) +
      circlePath(160, 74, 8),
    stands: 'ground',
  },
  puzzle: {
    base: 'M8 56H60C48 26 66 12 82 12s34 14 22 44h52V104c30-12 44 6 44 22s-14 34-44 22V200H8V148c30 12 44-6 44-22S38 92 8 104z',
    stands: 'ground',
  },
  magnifier: {
    base: 'M82 4a78 78 0 0 1 62 124L198 182 182 198 128 144A78 78 0 1 1 82 4z',
    cut: circlePath(82, 82, 60),
    accent: 'M40 82q0-42 42-42v10q-32 0-32 32z',
  },
  fingerprint: {
    base:
      [92, 72, 52, 32]
        .map(
          (r) =>
            `M${100 - r} ${100 + r * 1.05}V100a${r} ${r} 0 0 1 ${2 * r} 0v${r * 0.8}h-9V100a${r - 9} ${r - 9} 0 0 0 ${-2 * (r - 9)} 0v${r * 1.05}z`,
        )
        .join('') + 'M94 190V98a6 6 0 0 1 12 0v84z',
  },
  badge: {
    base:
      polygon(Array.from({ length: 12 }, (_, i): Point => polar(100, 100, i % 2 ? 52 : 88, i * 30 - 90))) +
      Array.from({ length: 6 }, (_, i) => circlePath(...polar(100, 100, 86, i * 60 - 90), 13)).join(''),
    cut: circlePath(100, 100, 40),
    accent: polygon(Array.from({ length: 10 }, (_, i): Point => polar(100, 100, i % 2 ? 14 : 32, i * 36 - 90))),
  },
  bars: {
    base:
      [4, 48, 92, 136, 180].map((x) => rectPath(x, 0, 16, 200)).join('') +
      rectPath(0, 26, 200, 12) +
      rectPath(0, 162, 200, 12),
  },
  maze: {
    base: 'M0 0H200V200H110V184H184V16H16V184H80V200H0zM36 36H164V52H52V148H84V164H36zM148 70h16v94H100V148h48zM70 70h60v60H100V114h14V86H86v46H70z',
  },
  spiral: {
    base: 'M100 108a8 8 0 0 1-8-10c4-24 42-18 44 10 2 36-46 54-76 30C18 104 46 38 104 40c60 2 92 66 64 116-30 52-104 58-146 16C-26 122 8 4 104 4V16C24 18-6 116 34 162c36 38 98 32 122-12 22-42-4-96-52-98-48 0-70 56-36 82 22 16 56 4 56-24-2-14-20-16-22-4-2 2-4 2-4 2z',
  },
  target: {
    base: circlePath(100, 100, 98),
    cut: circlePath(100, 100, 80),
    accent: circlePath(100, 100, 60) + 'M96 0h8v44h-8zM96 156h8v44h-8zM0 96h44v8H0zM156 96h44v8h-44z',
  },
  gear: { base: gear, cut: circlePath(100, 100, 36) },
  computer: {
    base: 'M24 14H176q10 0 10 10V136q0 10-10 10H120v24h40v22H40V170H80V146H24q-10 0-10-10V24q0-10 10-10z',
    cut: 'M32 32h136v96H32z',
    accent: 'M48 50l22 18-22 18v-10l10-8-10-8zM76 84h34v8H76z',
    stands: 'ground',
  },
  flask: {
    base: 'M72 4h56V20H118V76L180 176q8 22-16 22H36q-24 0-16-22L82 76V20H72z',
    cut: 'M94 20h12v60l14 22H80l14-22z',
    accent: circlePath(84, 150, 13) + circlePath(122, 166, 9) + circlePath(116, 132, 6),
    stands: 'ground',
  },
  cross: { base: 'M84 10h32V60h44V92H116V200H84V92H40V60H84z', stands: 'ground' },
  lantern: {
    base: 'M70 20h60v14H70zM96 0h8v20h-8zM70 166h60v14H70zM96 180h8v20h-8zM60 40h80c40 30 40 90 0 120H60C20 130 20 70 60 40z',
    cut: 'M38 74h124v5H38zM31 98h138v5H31zM38 122h124v5H38z',
  },
  fan: {
    base: 'M100 176L4 84C26 44 60 22 100 22s74 22 96 62z',
    cut: [-30, -10, 10, 30]
      .map((a) => polygon([[100, 176], polar(100, 176, 148, a - 91), polar(100, 176, 148, a - 89)]))
      .join(''),
    accent: 'M100 176L62 140Q78 122 100 122t38 18z',
  },
  balloons: {
    base: 'M60 6c26 0 42 20 42 46 0 28-22 52-38 60l6 10H50l6-10C40 104 18 80 18 52 18 26 34 6 60 6z',
    accent:
      'M142 34c24 0 38 18 38 42 0 26-20 46-34 54l5 9h-18l5-9c-14-8-34-28-34-54 0-24 14-42 38-42zM58 122l40 76h-5L55 124zM142 140l-40 58h-5l42-60z',
  },
  hotAirBalloon: {
    base: 'M100 2c50 0 84 34 84 76 0 34-34 54-54 76H70C50 132 16 112 16 78 16 36 50 2 100 2zM78 172h44v28H78zM72 156h4l8 16h-4zM124 156h4l-8 16h-4z',
    cut: 'M62 16C36 50 46 116 76 154h6C62 110 54 60 70 12zM138 16c26 34 16 100-14 138h-6c20-44 28-94 12-142z',
  },
  kite: {
    base: 'M130 4L190 70 100 140 50 60z',
    cut: 'M130 4l4 4-34 132-4-8zM50 60l140 6v6L52 66z',
    accent: 'M98 138q20 26-8 36t-30 24l-6-6q12-18 34-26 16-8 4-24z',
  },
  tent: {
    base: 'M100 24L192 110 178 122V200H22V122L8 110z',
    cut: 'M100 24L64 116v84h16V116zM100 24l36 92v84h-16V116zM100 24L34 120v80h10v-80z',
    accent: 'M98 0h4v26h-4zM102 2l34 10-34 10z',
    stands: 'ground',
  },
  ferrisWheel: {
    base:
      circlePath(100, 88, 76) +
      'M92 88L52 200H68L100 110 132 200H148L108 88z' +
      Array.from({ length: 8 }, (_, i) => circlePath(...polar(100, 88, 76, i * 45 + 22.5), 13)).join(''),
    cut: Array.from({ length: 8 }, (_, i) =>
      polygon([
        polar(100, 88, 16, i * 45 + 10),
        polar(100, 88, 62, i * 45 + 4),
        polar(100, 88, 62, i * 45 + 41),
        polar(100, 88, 16, i * 45 + 35),
      ]),
    ).join(''),
    stands: 'ground',
  },
  ball: {
    base: circlePath(100, 100, 96),
    cut: 'M100 56L142 86 126 136H74L58 86zM96 4h8v54h-8zM142 84l46-18 2 8-46 18zM124 134l32 42-6 4-32-42zM76 134l-32 42 6 4 32-42zM58 84L12 66l-2 8 46 18z',
  },
  trophy: {
    base: 'M46 8H154V26H188C190 70 172 96 142 100 132 120 118 130 112 132V160H146V192H54V160H88V132C82 130 68 120 58 100 28 96 10 70 12 26H46z',
    cut: 'M28 40h18q0 26 6 42Q28 74 28 40zM172 40h-18q0 26-6 42 24-8 24-42z',
    stands: 'ground',
  },
  glove: {
    base: 'M60 200V158C22 130 14 60 46 30 80 0 140 6 160 40q14 22 10 46l22 10q8 22-12 40L142 158V200z',
    cut: 'M60 160h82v10H60zM104 86q20 30 66 6 8 20-16 32-44 8-50-38z',
    stands: 'ground',
  },
  cup: {
    base: 'M22 80H150V98C186 86 200 104 196 126 192 152 164 164 142 162 132 186 116 192 86 192S22 170 22 80zM148 114q0 18-4 32 34 0 36-22 2-18-32-10z',
    accent: 'M60 66q-20-22 0-38t2-26q22 22 4 38t4 26zM100 66q-20-22 0-38t2-26q22 22 4 38t4 26z',
    stands: 'ground',
  },
  wine: {
    base: 'M52 4H148C156 70 140 104 106 110V178q34 4 36 22H58q2-18 36-22V110C60 104 44 70 52 4z',
    accent: 'M60 52h80q-4 42-40 48-36-6-40-48z',
    stands: 'ground',
  },
  cutlery: {
    base: 'M40 4h8V56h8V4h8V56h8V4h8V68q0 20-14 26V200H54V94Q40 88 40 68zM128 200V4q36 20 34 108h-16v88z',
    stands: 'ground',
  },
  loaf: {
    base: 'M10 130C0 90 30 60 60 66 80 44 120 44 140 66c30-6 60 24 50 64v50H10z',
    cut: 'M58 84l10-6 14 34-10 6zM94 78l10-6 14 34-10 6zM130 84l10-6 14 34-10 6z',
    stands: 'ground',
  },
  strings: {
    base: 'M20 14L180 2 181 14 110 20 112 60h-6L104 20 32 26zM100 60c22 0 26 40 12 48l40 26-8 10-28-18 4 26 26 46H128l-26-40-14 42H68l18-50-4-24-22 28-10-8 32-36C68 100 76 60 100 60z',
    accent: 'M34 24h3l22 124-3 2zM166 14h3l-18 120h-3z',
  },
  flag: {
    base: 'M30 0h12V200H30zM48 12Q90-8 120 16T192 14V104Q150 124 120 104T48 106z',
    stands: 'ground',
  },
} as const satisfies Record<string, Motif>;
