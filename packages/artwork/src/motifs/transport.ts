import { circlePath, polygon, rectPath, type Point } from '../svg/path';
import type { Motif } from './motif';

/** Four bars through the middle of the field. */
const spokes = (length: number, halfWidth: number): string =>
  [0, 45, 90, 135]
    .map((degrees) => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const at = (x: number, y: number): Point => [100 + x * cos - y * sin, 100 + x * sin + y * cos];
      return polygon([at(-length, -halfWidth), at(length, -halfWidth), at(length, halfWidth), at(-length, halfWidth)]);
    })
    .join('');

export const transportMotifs = {
  train: {
    base: 'M86 0h28v30h-28zM60 30H140Q160 40 160 70V140L186 200H14L40 140V70Q40 40 60 30zM66 22h68v10H66z',
    cut: circlePath(100, 86, 34) + 'M54 152h92l12 36H42z',
    accent: circlePath(100, 86, 18) + 'M62 160h10l-6 20H54zM92 160h16v20H92zM128 160h10l8 20h-12z',
    stands: 'ground',
  },
  locomotive: {
    base:
      'M0 60H56V52H50V40H92V52H86V80H128V50H120V36H156V50H148V80H168Q184 84 184 110V138H200V150H0z' +
      [24, 74, 118, 160].map((x) => circlePath(x, 166, x < 80 ? 26 : 20)).join(''),
    cut: 'M12 72h28v26H12z' + [24, 74, 118, 160].map((x) => circlePath(x, 166, 9)).join(''),
    accent: 'M138 30c-30 2-30-24-8-24C130-8 160-6 158 8c22-10 36 6 26 16-4 10-28 10-46 6z',
    stands: 'ground',
  },
  car: {
    base:
      'M4 150C0 112 14 100 46 96L70 62Q76 54 88 54H138Q150 54 158 64L178 94C196 98 200 110 198 150z' +
      circlePath(48, 152, 27) +
      circlePath(154, 152, 27),
    cut: 'M62 96l18-28h24v28zM112 68h24l20 28h-44z' + circlePath(48, 152, 12) + circlePath(154, 152, 12),
    stands: 'ground',
  },
  roadster: {
    base:
      'M0 136C10 112 50 104 84 104L92 78 100 76 106 104H128L140 84H150L152 104C180 106 200 118 198 148H0z' +
      circlePath(44, 150, 25) +
      circlePath(160, 150, 25),
    cut: circlePath(44, 150, 13) + circlePath(160, 150, 13) + 'M70 122h86v5H70z',
    stands: 'ground',
  },
  bicycle: {
    base:
      circlePath(46, 140, 46) +
      circlePath(154, 140, 46) +
      'M44 138L78 72H70V64H96V72H86L94 88H134L126 62H110V54H132L158 138 150 142 138 102 104 146H44zM62 134H98L130 96H90zM84 92L66 126 90 132z',
    cut: circlePath(46, 140, 38) + circlePath(154, 140, 38),
    accent:
      'M44 136h58v8H44zM86 86h50v7H86zM132 86l-34 56-6-4 34-54zM82 78l20 58-7 4-20-56zM84 90L50 140l-6-4 34-50zM128 62h7l22 76-7 2zM110 54h24v8h-24zM66 64h30v8H66z',
    stands: 'ground',
  },
  motorcycle: {
    base:
      circlePath(40, 148, 40) +
      circlePath(160, 148, 40) +
      'M36 150L66 96 30 84 34 72 84 82Q110 70 132 84L122 52 104 54V42L132 40 166 146 156 150 140 108 118 150H80L66 128 46 154z',
    cut: circlePath(40, 148, 25) + circlePath(160, 148, 25),
    stands: 'ground',
  },
  plane: {
    base: 'M100 0C112 10 114 30 114 60L200 116V136L114 112 110 162 136 182V196L100 186 64 196V182L90 162 86 112 0 136V116L86 60C86 30 88 10 100 0z',
  },
  biplane: {
    base:
      'M0 54H200V68H0zM10 122H190V134H10zM30 68h6v54h-6zM164 68h6v54h-6zM66 68h5v54h-5zM129 68h5v54h-5z' +
      circlePath(100, 96, 34) +
      'M78 134L64 172H72L88 130zM122 134L136 172H128L112 130z' +
      circlePath(66, 178, 14) +
      circlePath(134, 178, 14),
    accent: 'M96 10h8L102 92 104 182h-8L98 100z' + circlePath(100, 96, 12),
  },
  ship: {
    base: 'M0 130H200L176 190H26zM44 100H164V124H44zM62 78H146V96H62zM72 30H96V74H72zM112 30h24V74h-24z',
    cut: [60, 84, 108, 132].map((x) => circlePath(x, 112, 6)).join('') + 'M72 40h24v10H72zM112 40h24v10h-24z',
    accent: 'M72 26q-50-2-60-20 30 10 60 4t60 4q-20 14-60 12zM0 192q25-12 50 0t50 0 50 0 50 0v8H0z',
    stands: 'ground',
  },
  sailboat: {
    base: 'M96 4V140H104V4zM108 14Q180 70 184 140H108zM90 30V140H26Q50 80 90 30zM4 150H196Q180 190 150 192H46Q14 186 4 150z',
    stands: 'ground',
  },
  galleon: {
    base: 'M4 120L40 134H160L198 104 184 188H30zM60 10h6V134h-6zM110 0h6V134h-6zM154 24h5V134h-5zM34 26H90Q100 52 90 74H34Q44 50 34 26zM84 14H142Q152 50 142 84H84Q94 50 84 14zM136 40H176Q184 64 176 92H136Q142 66 136 40z',
    cut: [60, 90, 120, 150].map((x) => rectPath(x, 150, 12, 10)).join(''),
    stands: 'ground',
  },
  submarine: {
    base: 'M0 130C10 100 60 92 84 92L90 60H104V34H122V42H112V60H124L130 92C172 94 200 110 200 130S160 168 100 168 10 160 0 130z',
    cut: [60, 96, 132].map((x) => circlePath(x, 130, 10)).join(''),
    accent: circlePath(150, 50, 7) + circlePath(166, 28, 10) + circlePath(146, 14, 5),
  },
  zeppelin: {
    base: 'M0 80C20 40 70 24 110 24 160 24 200 50 200 80S160 136 110 136C70 136 20 120 0 80zM0 40L34 62 20 84zM0 120l34-22-14-22zM90 134h50l-8 22H98z',
    cut: 'M6 78h190v4H6zM40 54Q110 36 186 58v4Q110 42 36 58z',
  },
  helicopter: {
    base: 'M4 30H190V40H4zM92 40h12V58H92zM60 58H120C156 58 170 96 166 116H80Q56 110 50 92L4 84V48H16L22 68 54 70zM70 116h6v18h-6zM136 116h6v18h-6zM50 134H164Q176 134 180 124H188Q184 144 164 144H50z',
    cut: 'M122 70q28 4 32 30H122z',
  },
  bus: {
    base: 'M20 10H180Q194 10 194 24V170H178V192H152V170H48V192H22V170H6V24Q6 10 20 10z',
    cut: 'M24 50H92V100H24zM108 50H176V100H108zM60 22h80v14H60z',
    accent: circlePath(36, 138, 12) + circlePath(164, 138, 12) + 'M70 132h60v12H70z',
    stands: 'ground',
  },
  tank: {
    base: 'M60 70H120L126 82H198V94H132L140 112H170L196 132Q200 178 164 180H36Q0 178 4 132L28 112H50z',
    cut: [40, 72, 104, 136, 162].map((x) => circlePath(x, 152, 12)).join(''),
    stands: 'ground',
  },
  wheel: {
    base: circlePath(100, 100, 76) + spokes(98, 8),
    cut: circlePath(100, 100, 60),
    accent: circlePath(100, 100, 24) + spokes(60, 5),
  },
} as const satisfies Record<string, Motif>;
