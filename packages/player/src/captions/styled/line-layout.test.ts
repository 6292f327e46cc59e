import { describe, expect, it } from '@jest/globals';
import { keepLinesApart, shiftOf, slotLayer, type LineBox } from './line-layout';

/*
 * The expected places are measured in frames that ffmpeg 5.1 with libass 0.17 rendered of scripts of 1280 × 720, in DejaVu
 * Sans of 50 with a vertical margin of 30: the first rows of pixels of each line ("ink"), which begin 8 or 9 px below its box.
 */
interface Line {
  align: 'top' | 'middle' | 'bottom';
  /** Rows of 50 px, scaled. */
  height?: number;
  margin?: number;
  border?: number;
  left?: number;
  right?: number;
}

function boxOf({ align, height = 50, margin = 30, border = 0, left = 0, right = 200 }: Line): LineBox {
  const top = { top: margin, middle: (720 - height) / 2, bottom: 720 - margin - height }[align];
  return { left, right, top: top - border, bottom: top + height + border };
}

/** How far each line is from where it would be alone. */
function shifts(...lines: Line[]): number[] {
  const taken: LineBox[] = [];
  return lines.map((line) => {
    const box = boxOf(line);
    const shift = shiftOf(box, taken, line.align === 'bottom' ? -1 : 1);
    taken.push({ ...box, top: box.top + shift, bottom: box.bottom + shift });
    return shift;
  });
}

describe('lines that would cover each other are where libass has them [SUBTITLE-13]', () => {
  it.each<[string, Line[], number[]]>([
    // Ink from 648, 598, 548.
    ['at the bottom, one above the other', Array<Line>(3).fill({ align: 'bottom' }), [0, -50, -100]],
    // Ink from 344, 394, 444.
    ['in the middle, one below the other', Array<Line>(3).fill({ align: 'middle' }), [0, 50, 100]],
    // Ink from 38, 88, 138.
    ['at the top, one below the other', Array<Line>(3).fill({ align: 'top' }), [0, 50, 100]],
    // Ink from 648, 578, 528.
    [
      'with margins at the bottom, above the next',
      [30, 100, 60].map((margin) => ({ align: 'bottom', margin })),
      [0, 0, -90],
    ],
    // Ink from 38, 108, 158.
    ['with margins at the top, below the next', [30, 100, 60].map((margin) => ({ align: 'top', margin })), [0, 0, 90]],
    // Ink from 318, 418, 468.
    [
      'of two rows and of one in the middle',
      [{ align: 'middle', height: 100 }, { align: 'middle' }, { align: 'middle' }],
      [0, 75, 125],
    ],
    // Ink from 268, 468, 668: the last one is cut off.
    [
      'in the middle, beyond the picture where it is full',
      [200, 200, 150].map((height) => ({ align: 'middle', height })),
      [0, 200, 375],
    ],
    // Ink from 398 and 98, and to 87.
    [
      'at the bottom, beyond the picture where it is full',
      [300, 300, 250].map((height) => ({ align: 'bottom', height })),
      [0, -300, -600],
    ],
    // Ink from 344, 400, 456.
    [
      'apart by their borders',
      [{ align: 'middle', border: 6 }, { align: 'middle' }, { align: 'middle', border: 6 }],
      [0, 56, 112],
    ],
    // Ink from 328, 418, 478.
    [
      'apart by their scaled height',
      [{ align: 'middle', height: 100 }, { align: 'middle' }, { align: 'middle', height: 100 }],
      [0, 75, 150],
    ],
    // Ink from 344 in all three.
    [
      'beside each other',
      [
        { align: 'middle', right: 140 },
        { align: 'middle', left: 580, right: 700 },
        { align: 'middle', left: 1140, right: 1260 },
      ],
      [0, 0, 0],
    ],
    // Ink from 348 and 398.
    ['in the middle, below one from the top', [{ align: 'top', margin: 340 }, { align: 'middle' }], [0, 55]],
    // Ink from 344 and 294.
    ['at the bottom, above one in the middle', [{ align: 'middle' }, { align: 'bottom', margin: 340 }], [0, -45]],
  ])('%s', (_name, lines, expected) => {
    expect(shifts(...lines)).toEqual(expected);
  });

  it('and stay there when those before them are gone', () => {
    // Ink from 394, and from 444 in a line of two rows that appears when the first is gone.
    const second = boxOf({ align: 'middle' });
    const moved = { ...second, top: second.top + 50, bottom: second.bottom + 50 };
    expect(shiftOf(boxOf({ align: 'middle', height: 100 }), [moved], 1)).toBe(125);
  });
});

describe('the lines of the renderer', () => {
  function setUp() {
    const box = document.createElement('div');
    document.body.append(box);
    keepLinesApart(box);
    /** What the renderer does: it appends a line, measures it, and then places it. */
    const show = (zIndex: number, height = 50): HTMLElement => {
      const line = document.createElement('div');
      line.style.cssText = `--ass-align-v: 50%; z-index: ${zIndex};`;
      Object.defineProperty(line, 'offsetHeight', { value: height });
      line.getBoundingClientRect = () => ({ left: 0, right: 200, top: 0, bottom: height }) as DOMRect;
      box.append(line);
      line.style.top = '360px';
      return line;
    };
    return { show };
  }
  const tops = (...lines: HTMLElement[]): string[] => lines.map(({ style }) => style.top);

  it('make way within their layer, in the order of the file, and those with a place do not [SUBTITLE-13]', async () => {
    const { show } = setUp();
    const second = show(slotLayer(0, 2));
    const first = show(slotLayer(0, 1));
    const sign = show(slotLayer(0, 0));
    const other = show(slotLayer(1, 1));
    await Promise.resolve();
    expect(tops(first, second, sign, other)).toEqual(['360px', '410px', '360px', '360px']);
    first.remove();
    const third = show(slotLayer(0, 3), 100);
    await Promise.resolve();
    expect(tops(second, third)).toEqual(['410px', '485px']);
  });
});
