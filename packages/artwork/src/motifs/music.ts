import { circlePath, rectPath } from '../svg/path';
import type { Motif } from './motif';

export const musicMotifs = {
  note: {
    base: 'M70 20L174 2V142C174 196 102 196 104 156 106 132 136 126 158 136V46L86 60V166C86 206 14 206 18 168 20 144 48 138 70 148z',
  },
  record: {
    base: circlePath(100, 100, 98),
    cut: 'M100 14a86 86 0 0 1 86 86h-4a82 82 0 0 0-82-82zM100 30a70 70 0 0 1 70 70h-4a66 66 0 0 0-66-66zM100 186a86 86 0 0 1-86-86h4a82 82 0 0 0 82 82zM100 170a70 70 0 0 1-70-70h4a66 66 0 0 0 66 66z',
    accent: circlePath(100, 100, 36),
  },
  guitar: {
    base: 'M184 2L200 18 184 30 114 100C126 118 120 132 106 138 100 168 70 204 34 194-6 182 0 138 22 118 34 108 50 110 56 96 62 80 82 72 100 86L170 16z',
    cut: circlePath(70, 128, 20) + 'M32 154l14 14-6 6-14-14z',
  },
  violin: {
    base: 'M94 0h12l2 66c24 2 34 22 24 44 18 12 26 40 10 66-16 26-68 26-84 0-16-26-8-54 10-66C58 88 68 68 92 66z',
    cut: 'M74 118q10 14 2 34l-5-2q6-16-2-28zM126 118q-10 14-2 34l5-2q-6-16 2-28zM97 70h6v60h-6zM88 150h24v7H88z',
    accent: 'M176 10l8 4-50 182-6-2z',
    stands: 'ground',
  },
  trumpet: {
    base: 'M0 90H20L26 96H72V70H80V62H92V70H100V96H112V70H120V96H130C160 94 180 76 188 52H200V156H188C180 132 160 114 130 112H122C120 150 60 150 56 112H26L20 118H0zM68 112c6 20 38 20 42 0z',
  },
  saxophone: {
    base: 'M8 20L14 10 52 18C80 24 86 40 92 64L116 140C120 154 136 152 138 138L142 98 128 84H198L178 100 170 150C164 196 104 206 90 162L62 70C56 48 50 40 38 36z',
    cut: circlePath(84, 88, 6) + circlePath(91, 110, 6) + circlePath(98, 132, 6),
  },
  piano: {
    base: rectPath(0, 40, 200, 130),
    cut: [38, 78, 118, 158].map((x) => rectPath(x, 40, 3, 130)).join(''),
    accent: [26, 66, 146].map((x) => rectPath(x, 40, 26, 78)).join(''),
    stands: 'ground',
  },
  microphone: {
    base: 'M100 2a46 46 0 0 1 46 46V76a46 46 0 0 1-92 0V48A46 46 0 0 1 100 2zM30 70H44a56 56 0 0 0 112 0H170A70 70 0 0 1 108 142V180H140V200H60V180H92V142A70 70 0 0 1 30 70z',
    cut: 'M60 34h80v6H60zM54 52h92v6H54zM54 70h92v6H54z',
    stands: 'ground',
  },
  drum: {
    base: 'M16 70Q16 44 100 44t84 26V150q0 30-84 30T16 150z',
    cut: 'M24 70q4-18 76-18t76 18q-4 18-76 18T24 70zM16 96l34 76 8 2L24 92zM100 98L62 178h8l38-80zM104 98l34 78 8-1-34-77zM184 96l-34 76-8 2 34-82z',
    accent: 'M20 4l62 56-6 6L14 10zM180 4l-62 56 6 6 62-56z',
    stands: 'ground',
  },
  accordion: {
    base: 'M4 30H50V176H4zM150 30H196V176H150zM56 24h10l6 12 10-12h8l6 12 8-12h10l6 12 8-12h10l6 12V170l-6-12-8 12h-10l-6-12-8 12h-10l-6-12-8 12H74l-8-12-10 12z',
    cut: [48, 74, 100, 126, 152].map((y) => circlePath(27, y, 6) + rectPath(160, y - 6, 26, 10)).join(''),
  },
} as const satisfies Record<string, Motif>;
