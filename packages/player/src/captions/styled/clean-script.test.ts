import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import fc from 'fast-check';
import { parseAssScript } from './ass-script';
import { cleanScript, fontNames } from './clean-script';
import { SLOTS } from './line-layout';

const styleFormat = 'Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, Bold, Alignment';
const eventFormat = 'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';
const line = (text: string, style = 'Default'): string => `Dialogue: 0,0:00:01.00,0:00:05.00,${style},,0,0,0,,${text}`;
const file = (styles: readonly string[], events: readonly string[], info: readonly string[] = []): string =>
  ['[Script Info]', ...info, '[V4+ Styles]', styleFormat, ...styles, '[Events]', eventFormat, ...events].join('\n');
const usual = 'Style: Default,Sign Sans,40,&H0000FFFF,&H00FF0000,-1,2';

function clean(script: string, familyOf: (name: string) => string = () => 'f1'): string {
  const parsed = parseAssScript(script);
  return parsed ? cleanScript(parsed, familyOf) : '';
}
/** Lines without a position are marked; see the style sheet. */
const textOf = (text: string): string =>
  (
    clean(file([usual], [line(text)]))
      .split(',,')
      .at(-1) ?? ''
  ).replace(/^,?\{\\q3\}/, '');

/** Everything that a file can put into CSS: numbers, colours, and our font families. */
const known =
  /^\\(?:(?:b|i|u|s|fs|fsp|q|p|pbo|a|an|fsc[xy]|fa[xy]|fr[xyz]?|be|blur|[xy]?bord|[xy]?shad)[+-]?[\d.]+|fnf1|r(?:S\d*)?|[1-4]c(?:&H[\dA-F]{6}&)?|(?:alpha|[1-4]a)&H[\dA-F]{2}&|(?:pos|org|move|fad|fade|i?clip)\([-\d.,mnlbspc ]+\)|t\([-\d.,]+(?:\\[a-z1-4]+[^\\(){}"';:]*(?:\([-\d.,mnlbspc ]+\))?)+\))$/;

function tagsIn(text: string): string[] {
  const tags: string[] = [];
  for (const [, block = ''] of text.matchAll(/\{([^}]*)\}/g)) {
    let depth = 0;
    let tag = '';
    for (const sign of block) {
      if (sign === '\\' && depth === 0 && tag !== '') {
        tags.push(tag);
        tag = '';
      }
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      tag += sign;
    }
    if (tag !== '') tags.push(tag);
  }
  return tags;
}

describe('a rewritten script', () => {
  it('keeps places, colours, fonts, drawings and changes over time [SUBTITLE-13]', () => {
    expect(textOf('{\\an5\\pos(950.5,330)\\frz12\\c&H2040FF&\\fs+2\\b1}Bakery{\\r}\\Nx')).toBe(
      '{\\an5\\pos(950.5,330)\\frz12\\1c&H2040FF&\\fs+2\\b1}Bakery{\\r}\\Nx',
    );
    expect(textOf('{\\fnSign Sans\\t(0,500,\\1c&HFF&\\fscx120)\\fad(200,300)}x')).toBe(
      '{\\fnf1\\t(0,500,1,\\1c&H0000FF&\\fscx120)\\fad(200,300)}x',
    );
    expect(textOf('{\\p1\\clip(0,0,9,9)}m 0 0 l 10 0 10 10{\\p0}y')).toBe(
      '{\\p1\\clip(0,0,9,9)}m 0 0 l 10 0 10 10{\\p0}y',
    );
  });

  it('does not wrap at a hard space, nor lose one at the end [SUBTITLE-13]', () => {
    expect(textOf('No.\\h5\\h\\h')).toBe('No.\u00a05\u00a0\u00a0{}');
  });

  it('sings syllable by syllable, from the second colour to the first [SUBTITLE-13]', () => {
    expect(textOf('{\\k50}la{\\kf30\\i1}li')).toBe(
      '{\\r\\1c&HFF0000&\\1a&H00&\\t(0,1,1,\\1c&H00FFFF&\\1a&H00&)}la' +
        '{\\r\\i1\\1c&HFF0000&\\1a&H00&\\t(500,800,1,\\1c&H00FFFF&\\1a&H00&)}li',
    );
  });

  it('renames styles and fonts, whatever the file calls them', () => {
    const styles = [
      usual,
      'Style: __proto__,x");src:url(//evil/a,40,&H0,&H0,0,2',
      'Style: constructor,Ünder Wörld,1,0,0,0,2',
    ];
    const script = file(styles, [line('a', '__proto__'), line('{\\rconstructor}b', 'toString')]);
    const written = clean(script, (name) => `family of ${name}`);
    expect(written).toContain('Style: S1,family of xsrcurlevila,40');
    expect(written).toContain('0:00:05.00,S1,,0,0,0,,{\\q3}a');
    expect(written).toContain('0:00:05.00,S0,,0,0,0,,{\\q3}{\\rS2}b');
    const parsed = parseAssScript(script);
    expect(parsed && fontNames(parsed)).toEqual(['Sign Sans', 'xsrcurlevila', 'Ünder Wörld', 'Arial']);
  });

  it.each([
    ['{\\move(1,2,3,4,900,-5)}x', '{\\move(1,2,3,4,0,900)}x'],
    ['{\\fade(300,-1,0,9000,8,7,6)}x', '{\\fade(255,0,0,6,7,8,4000)}x'],
    ['{\\fad(-5,1e9)}x', 'x'],
    ['{\\t(0,99999,0.01,\\fs9)}x', '{\\t(0,99999,1,\\fs9)}x'],
    ['{\\fs999999\\bord1e9\\blur9999}x', '{\\fs2000\\blur50}x'],
    ['{\\an99\\q7\\p99}m 0 0', '{\\an9\\q3\\p8}m 0 0'],
    ['{\\1img(https://evil/x)\\pos(1;2,3)\\fn}x', 'x'],
    ['{\\clip(url(#a))}x}{', 'x'],
  ])('has nothing in it that the renderer would fail at: %s', (text, written) => {
    expect(textOf(text)).toBe(written);
  });

  it('holds nothing but words and known tags, whatever the file holds [SUBTITLE-14]', () => {
    const piece = fc.constantFrom(
      ...[
        '{\\',
        '\\',
        '}',
        '(',
        ')',
        ',',
        '"',
        "'",
        ';',
        ':',
        'url(//evil)',
        '</style>',
        '&H',
        'FF&',
        '12',
        '-1e9',
        '.5',
      ],
      ...[
        'fn',
        'fs',
        'c',
        '1c',
        'alpha',
        '1a',
        'pos(',
        'move(',
        'clip(',
        't(',
        'fade(',
        'k',
        'kf',
        'r',
        'p1',
        'm 0 0 ',
        'x',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = textOf(`{${pieces.join('')}}end`);
        for (const tag of tagsIn(text)) expect(tag).toMatch(known);
        expect(text.replace(/\{[^}]*\}/g, '')).not.toMatch(/[{}]/);
      }),
      { numRuns: 500 },
    );
  });

  it('has a layer for each line that makes way for others, in the order of the file [SUBTITLE-13]', () => {
    const at = (layer: number, from: number, to: number, tail = ',x'): string =>
      `Dialogue: ${layer},0:00:0${from}.00,0:00:0${to}.00,Default,,0,0,0,${tail}`;
    const layersOf = (...events: string[]): number[] =>
      clean(file([usual], events))
        .split('\n')
        .flatMap((each) => (each.startsWith('Dialogue:') ? Number(/\d+/.exec(each)) : []))
        .slice(1);
    expect(layersOf(at(0, 1, 5), at(0, 1, 4), at(0, 2, 5), at(0, 5, 6))).toEqual([1, 2, 3, 1]);
    expect(layersOf(at(-7, 1, 5), at(5, 1, 5), at(5, 1, 5))).toEqual([1, SLOTS + 1, SLOTS + 2]);
    expect(layersOf(at(0, 1, 5, ',{\\pos(1,1)}x'), at(0, 1, 5, ',{\\t(\\fs9)}x'), at(0, 1, 5, 'banner;9,x'))).toEqual([
      0, 0, 0,
    ]);
    // One always begins before the one before it ends.
    const chain = Array.from({ length: 40 }, (_, index) => `0:00:${String(index + 1).padStart(2, '0')}`);
    const slots = layersOf(
      ...chain.map((from, index) => `Dialogue: 0,${from}.00,0:00:${index + 3}.00,Default,,0,0,0,,x`),
    );
    expect(slots.slice(0, SLOTS + 1)).toEqual([...Array.from({ length: SLOTS - 1 }, (_, index) => index + 1), 1, 2]);
    expect(Math.max(...slots)).toBe(SLOTS - 1);
    // The lowest layer of all is there, whatever the file has: the renderer counts from it.
    expect(clean(file([usual], [at(9, 1, 5)]))).toContain('Dialogue: 0,9:59:59.98,9:59:59.99');
  });

  it('leaves out what would be on the video with too much else [SUBTITLE-14]', () => {
    const crowd = (text: (index: number) => string): number =>
      clean(
        file(
          [usual],
          Array.from({ length: 20_000 }, (_, index) => line(text(index))),
        ),
      )
        .split('\n')
        // The first one is never shown.
        .filter((each) => each.startsWith('Dialogue:')).length - 1;
    const spentMs = startProcessorClock();
    expect(crowd((index) => `line ${index}`)).toBe(20);
    expect(crowd((index) => `{\\pos(${index},1)}x`)).toBe(250);
    expect(crowd(() => '{\\pos(1,1)\\t(\\fs9)}x'.repeat(100))).toBeLessThan(10);
    expect(spentMs()).toBeLessThan(5_000);
  });

  it('understands SSA, numbers for colours, and sizes of the script within bounds', () => {
    const info = ['ScriptType: v4.00', 'PlayResX: 640', 'PlayResY: 1e9', 'WrapStyle: 2'];
    const written = clean(file(['Style: Default,Arial,20,65535,-1,0,6'], [line('x')], info));
    expect(written).toContain('PlayResX: 640\nWrapStyle: 2');
    expect(written).toContain('Style: S0,f1,20,&H0000FFFF,&HFFFFFFFF,&H00000000');
    expect(written).toContain(',1,2,0,8,10,10,10,1');
    expect(parseAssScript('no script')).toBeNull();
  });
});
