import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lineBreaks, titleWords } from './break-lines';
import { bylineFor } from './byline';
import { cleanText, splitTitle } from './clean-text';
import { coarsen } from './coarsen';
import { face } from './face';
import { fitText } from './fit';
import { outline } from './outline';
import { isSettable, shape } from './shape';

describe('a title as text', () => {
  it('gets a typographer’s punctuation', () => {
    expect(cleanText(` "It's  a 'Wonderful' Life..." `)).toBe('“It’s a ‘Wonderful’ Life…”');
  });

  it.each([
    ['Mad Max: Fury Road', 'Mad Max', 'Fury Road'],
    ['Dr. Strangelove or: How I Learned to Stop Worrying', 'Dr. Strangelove', 'How I Learned to Stop Worrying'],
    ['Summer of Soul (...Or, When the Revolution Came)', 'Summer of Soul', '…Or, When the Revolution Came'],
    ['2:22', '2:22', ''],
    ['Vertigo', 'Vertigo', ''],
  ])('is split into main title and subtitle: %s', (title, main, sub) => {
    expect(splitTitle(title)).toEqual({ main, sub });
  });

  it('is credited in its own language', () => {
    expect(bylineFor('movie', 'fr')).toBe('un film de');
    expect(bylineFor('movie', 'ja')).toBe('a film by');
    expect(bylineFor('tv', 'en')).toBe('created by');
  });
});

describe('line breaks', () => {
  const width = (text: string): number => text.length;

  it.each([
    ['keep an article with its noun', 'Portrait', 'of a Lady on Fire'],
    ['keep a numeral with its noun', '4 Months,', '3 Weeks and 2 Days'],
    ['keep a numeral with what it counts', 'The Secret', 'Agent 2'],
    ['balance the lines', 'Crouching Tiger', 'Hidden Dragon'],
  ])('%s', (_, ...lines) => {
    expect(lineBreaks(lines.join(' '), 2, width)[1]).toEqual(lines);
  });

  it('lose no character', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z-]{1,30}$/), { minLength: 1, maxLength: 12 }), (words) => {
        const text = words.join(' ');
        for (const lines of lineBreaks(text, 5, width))
          expect(lines.join('').replace(/[ -]/g, '')).toBe(text.replace(/[ -]/g, ''));
      }),
    );
  });

  it('cut only what no line could hold', () => {
    expect(titleWords('Koyaanisqatsi')).toEqual(['Koyaanisqatsi']);
    expect(titleWords('x'.repeat(100)).length).toBeGreaterThan(3);
    expect(lineBreaks('Supercalifragilisticexpialidocious', 2, width)[1]).toEqual([
      'Supercalifragilis-',
      'ticexpialidocious',
    ]);
  });
});

describe('setting', () => {
  it('kerns, also across accents', () => {
    const { em, kern } = face('playfair');
    expect(em).toBe(1000);
    expect(kern('A', 'V')).toBeLessThan(0);
    expect(kern('Á', 'V')).toBe(kern('A', 'V'));
  });

  it('finds a glyph or a relative for every European letter', () => {
    for (const text of ['Żółć', 'Ærø', 'Ștefan', 'Иваново', 'Việt Nam']) {
      expect(isSettable('monoton', text)).toBe(true);
      expect(shape('monoton', text).glyphs.length).toBe(
        Array.from(text).filter((character) => character !== ' ').length,
      );
    }
  });

  it('leaves out letters that no font has', () => {
    expect(shape('anton', '漢字 🎬 עברית').glyphs).toHaveLength(0);
    expect(isSettable('anton', '')).toBe(false);
  });

  it.each(['block', 'stack'] as const)('fits its box, whatever the text (%s)', (mode) => {
    const box = fc.record({ width: fc.integer({ min: 60, max: 900 }), height: fc.integer({ min: 40, max: 500 }) });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), box, (text, { width, height }) => {
        const fitted = fitText(cleanText(text), { face: 'abril', mode, align: 'center', ...{ width, height } });
        expect(fitted.width).toBeLessThanOrEqual(width + 0.01);
        expect(fitted.height).toBeLessThanOrEqual(height + 0.01);
        for (const { run, scale, x } of fitted.lines) {
          expect(x + run.ink.left * scale).toBeGreaterThanOrEqual(-0.01);
          expect(x + run.ink.right * scale).toBeLessThanOrEqual(width + 0.01);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('uses the available space', () => {
    const { width, height } = fitText('Metropolis', { face: 'anton', width: 800, height: 900 });
    expect(width).toBeCloseTo(800, 0);
    expect(height).toBeGreaterThan(100);
  });
});

describe('outlines', () => {
  it('repeat a letter byte for byte', () => {
    const [first, second] = outline(shape('archivo', 'oo')).split(/(?=M)/);
    expect(first?.replace(/^M\S+ ?-?\d*/, '')).toBe(second?.replace(/^M\S+ ?-?\d*/, ''));
  });

  it('stay where they are on a coarser grid', () => {
    const fine = face('cormorant').glyph('R');
    if (!fine?.ink) throw new Error('the face has no R');
    const coarse = coarsen(fine, 4);
    fine.ink.forEach((edge, i) => expect(Math.abs(Number(coarse.ink?.[i]) * 4 - edge)).toBeLessThanOrEqual(4));
    expect(coarse.d.length).toBeLessThan(fine.d.length);
  });

  it('can be flattened: no curve is left', () => {
    expect(outline(shape('anton', 'SO'), { faceted: true })).not.toMatch(/[qc]/);
  });
});
