/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cueText, parseCues, writeVtt } from './index';

const at = '00:00:01,000 --> 00:00:02,000';
const later = '00:00:03,000 --> 00:00:04,000';
const read = (file: string) => parseCues(file).map(({ nodes }) => cueText(nodes));
const timesOf = (line: string) => parseCues(`1\n${line}\nText\n`).map(({ startSec, endSec }) => [startSec, endSec]);
const textOf = (text: string) => read(`1\n${at}\n${text}\n`)[0];

describe('a SubRip file as strangers write it', () => {
  it.each([
    ['\\r\\r\\n as line ends', `1\r\r\n${at}\r\r\nOne\r\r\nmore\r\r\n\r\r\n2\r\r\n${later}\r\r\nTwo\r\r\n`],
    ['\\r as line ends', `1\r${at}\rOne\rmore\r\r2\r${later}\rTwo\r`],
    ['a blank line between time and text', `1\n${at}\n\nOne\nmore\n\n2\n${later}\n\nTwo\n`],
    ['a blank line in a text', `1\n${at}\nOne\n\nmore\n\n2\n${later}\nTwo\n`],
    ['a blank line behind every line', `1\n\n${at}\n\nOne\n\nmore\n\n2\n\n${later}\n\nTwo\n\n`],
    ['no blank lines', `1\n${at}\nOne\nmore\n2\n${later}\nTwo\n`],
    ['no counters', `${at}\nOne\nmore\n\n${later}\nTwo\n`],
    ['blank lines of spaces', `1\n${at}\n \nOne\nmore\n \n2\n${later}\nTwo\n`],
    ['spaces behind the times', `1\n${at}  \nOne\nmore\n\n2\n${later}\t\nTwo\n`],
    ['text in front', `Translated by me\n\n1\n${at}\nOne\nmore\n\n2\n${later}\nTwo`],
  ])('with %s is read [SUBTITLE-01]', (_, file) => {
    expect(read(file)).toEqual(['One\nmore', 'Two']);
  });

  it.each([
    ['00:00:01 --> 00:00:02', 1, 2],
    ['00:00:01,5000 --> 00:00:02,2500', 1.5, 2.25],
    ['00:00:01:500 --> 00:00:02:250', 1.5, 2.25],
    ['00:00:01.5 --> 00:00:02.25', 1.5, 2.25],
    ['0:00:01,500-->0:00:02,250', 1.5, 2.25],
    ['00:00:01,500 -> 00:00:02,250', 1.5, 2.25],
    ['00:00:01,500 —> 00:00:02,250', 1.5, 2.25],
    ['00:00:01,500 → 00:00:02,250', 1.5, 2.25],
    ['00:00:01,500 --&gt; 00:00:02,250', 1.5, 2.25],
    ['00:00:01;500 - > 00:00:02;250', 1.5, 2.25],
    ['00: 00: 01, 500 --> 00: 00: 02, 250', 1.5, 2.25],
    ['00:01,500 --> 00:02,250', 1.5, 2.25],
    ['01:00:01,500 --> 01:00:02,250 X1:100 X2:200', 3601.5, 3602.25],
  ])('with the times %s is read [SUBTITLE-01]', (line, startSec, endSec) => {
    expect(timesOf(line)).toEqual([[startSec, endSec]]);
  });

  it.each([
    ['I <3 you > me', 'I <3 you > me'],
    ['a < b', 'a < b'],
    ['<3 & <i>more</i>', '<3 & more'],
    ['caf&eacute; &Eacute;t&eacute;', 'café Été'],
    ['It&rsquo;s &ldquo;so&rdquo;&hellip;', 'It’s “so”…'],
    ['&frac12; &euro; &hearts; &AMP; &#233; &#xE9; &foo;', '½ € ♥ & é é &foo;'],
    ['{b}Loud{/b}', 'Loud'],
    ['{i}Quiet{/i} {y:i}thought', 'Quiet thought'],
    ['One\\Ntwo\\hthree', 'One\ntwo\u00a0three'],
    ['{\\an8}{\\fs20\\c&HFFFFFF&}Up', 'Up'],
    ['{a comment}', '{a comment}'],
    ['C:\\new', 'C:\\new'],
    ['42', '42'],
  ])('with %s shows %s [SUBTITLE-02]', (text, shown) => {
    expect(textOf(text)).toBe(shown);
  });

  it('keeps italics in braces, and the position', () => {
    const [cue] = parseCues(`1\n${at}\n{\\an8}{\\i1}One{\\i0} {b}two{/b}\n`);
    expect(cue).toMatchObject({
      place: 'top',
      nodes: [{ tag: 'i', children: ['One'] }, ' ', { tag: 'b', children: ['two'] }],
    });
  });

  it('keeps numbers that are said, also right before the next cue', () => {
    expect(read(`1\n${at}\nHow many?\n42\n\n2\n${later}\n7\n`)).toEqual(['How many?\n42', '7']);
    expect(read(`${at}\n42\n\n${later}\n7\n`)).toEqual(['42', '7']);
  });
});

describe('a SubStation file', () => {
  it.each([
    ['comments in front', '; made by a program\n! of old\n[Script Info]\nTitle: x\n[Events]\n'],
    ['no sections', ''],
  ])('with %s is read', (_, head) => {
    expect(read(`${head}Dialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,{a comment}One\\nmore\\htwo\n`)).toEqual([
      'One\nmore\u00a0two',
    ]);
  });
});

describe('written as WebVTT', () => {
  it('is read as the same cues, with their place', () => {
    const piece = fc.constantFrom(
      ...['<i>', '</i>', '{b}', 'x', ' ', '\n', '<3', '&lt;b&gt;', '&amp;amp;', '-->', '{\\an8}', '7', '<script>'],
    );
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 8 }), { maxLength: 4 }), (texts) => {
        const cues = parseCues(texts.map((text, index) => `${index}\n${at}\n${text.join('')}\n\n`).join(''));
        const again = parseCues(writeVtt(cues));
        const shown = (all: typeof cues) =>
          all.map(({ nodes, place, startSec }) => [
            cueText(nodes)
              .replace(/\s*\n\s*/g, '\n')
              .trim(),
            place,
            startSec,
          ]);
        expect(shown(again)).toEqual(shown(cues));
      }),
    );
  });
});
