import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import fc from 'fast-check';
import { TextDecoder, utf8 } from '../testing/platform';
import { decodeText, detectEncoding } from './decode';
import { detectDelimiter, parseCsv } from './parse-csv';
import { writeCsv } from './write-csv';

const rows = (...chunks: string[]) => [...parseCsv(chunks)].map(({ cells }) => cells);

/** Splits a text into chunks of these lengths. */
const cut = (text: string, lengths: readonly number[]): string[] => {
  const parts: string[] = [];
  let at = 0;
  for (const length of lengths) {
    parts.push(text.slice(at, at + length));
    at += length;
  }
  return [...parts, text.slice(at)];
};

describe('a table of separated values [IMPORT-03]', () => {
  it.each([
    ['commas in quotes', '"Crouching Tiger, Hidden Dragon",2000', [['Crouching Tiger, Hidden Dragon', '2000']]],
    ['doubled quotes', '"The ""Human"" Condition",1', [['The "Human" Condition', '1']]],
    ['line ends in quotes', '"two\r\nlines",1\nnext', [['two\r\nlines', '1'], ['next']]],
    ['all three line ends', 'a,b\nc,d\r\ne,f\rg', [['a', 'b'], ['c', 'd'], ['e', 'f'], ['g']]],
    [
      'empty cells and lines',
      ',a,\n\n\r\n,\n',
      [
        ['', 'a', ''],
        ['', ''],
      ],
    ],
    ['a quote within a cell', '5" pipe,it"s', [['5" pipe', 'it"s']]],
    [
      'quotes that are not doubled',
      '"The "Human" Condition, II",1\n"a"b",c',
      [
        ['The "Human" Condition, II', '1'],
        ['a"b', 'c'],
      ],
    ],
    ['quotes that are not doubled at the end', '"The "Human"",1\nb', [['The "Human"', '1'], ['b']]],
    [
      'quotes behind backslashes',
      '"\\"No\\", he said",1\n"He \\"left\\"",2',
      [
        ['"No", he said', '1'],
        ['He "left"', '2'],
      ],
    ],
    [
      'a backslash at the end of a cell',
      '"C:\\",1\n\\"a\\",b',
      [
        ['C:\\', '1'],
        ['\\"a\\"', 'b'],
      ],
    ],
    ['spaces behind a closing quote', '"c" ,d', [['c', 'd']]],
    ['nothing', '', []],
    ['no line end at the end', 'a', [['a']]],
  ])('knows %s', (_, text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it('numbers the lines at which rows begin', () => {
    expect([...parseCsv(['a\r\n"b\r\nc"\r\n\r\nd'])].map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it.each([
    ['before a row with quotes', 'a,"b,c\n"d","e, f",g\nh', [['d', 'e, f', 'g'], ['h']]],
    ['before the end of the file', 'a,"b,c\nd,e', [['d', 'e']]],
  ])('says that a quote was never closed, and keeps the rows behind it: %s', (_, text, others) => {
    const [damaged, ...more] = parseCsv([text]);
    expect(damaged).toEqual({ line: 1, cells: ['a', 'b', 'c'], isUnclosed: true });
    expect(more.map(({ cells }) => cells)).toEqual(others);
  });

  it('has no more than a thousand columns, and the next row is whole', () => {
    const [wide, next] = rows(`a${','.repeat(1_000_000)}\nb,c\n`);
    expect(wide?.slice(0, 2)).toEqual(['a', '']);
    expect(wide).toHaveLength(1_000);
    expect(next).toEqual(['b', 'c']);
  });

  it('is the same however the file is cut into parts', () => {
    const texts = fc.array(fc.constantFrom('a', ',', '"', ' ', '\\', '\n', '\r', '\r\n', '""', 'é'), { maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.array(fc.integer({ min: 0, max: 7 })), (parts, lengths) => {
        const text = parts.join('');
        expect([...parseCsv(cut(text, lengths))]).toEqual([...parseCsv([text])]);
      }),
    );
  });

  it('reads back what is written', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 })), (table) => {
        expect(rows(writeCsv(table))).toEqual(table);
      }),
    );
  });

  it.each([
    ['Title,Date', ','],
    ['Title;Date', ';'],
    ['2024\tx\ty', '\t'],
    ['"a;b;c;d",x,y', ','],
    ['Title', ','],
  ])('finds what stands between the cells of %j', (header, expected) => {
    expect(detectDelimiter(header)).toBe(expected);
  });

  it.each([
    ['plain', 'a,b,c\n'],
    ['quoted', '"a","b""c"\n'],
    ['quoted in one line', '"a","b"c",'],
    ['never closed', '"a,b'],
    ['never closed on any line', '"a,"b,"c\n'],
    ['never doubled', '"a"b,'],
    ['escaped', '"a\\"b\n'],
    ['only quotes', '"'],
    ['only commas', ','],
  ])('takes time in proportion to its size: %s', (_, unit) => {
    // Linear time takes a tenth of the limit; quadratic time, more than twice the limit even at 10 GB/s.
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    const spentMs = startProcessorClock();
    let count = 0;
    for (const row of parseCsv([text])) count += row.cells.length;
    expect(count).toBeGreaterThan(0);
    expect(spentMs()).toBeLessThan(2_500);
  });

  it('cuts a cell of more than 100,000 characters, and reads on behind it', () => {
    const long = 'a'.repeat(150_000);
    for (const cell of [long, `"${long}"`]) {
      const rows = [...parseCsv([`${cell},b\nc,d\n`])].map(({ cells }) => cells);
      expect(rows.map(([first = '', second]) => [first.length, second])).toEqual([
        [100_000, 'b'],
        [1, 'd'],
      ]);
    }
  });
});

const decode = (bytes: Uint8Array): string => [...decodeText(bytes, TextDecoder)].join('');
const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};

describe('the text of a file [IMPORT-02]', () => {
  const text = 'Title,Year\r\n"Amélie 🎬",2001\r\n';

  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${text}`)],
    ['UTF-16 LE with one', utf16(`\uFEFF${text}`, false)],
    ['UTF-16 BE with one', utf16(`\uFEFF${text}`, true)],
    ['UTF-16 LE without', utf16(text, false)],
    ['UTF-16 BE without', utf16(text, true)],
  ])('is read from %s', (_, bytes) => {
    expect(decode(bytes)).toBe(text);
  });

  it('is read from Windows-1252, which many spreadsheets write', () => {
    expect(decode(new Uint8Array([0x41, 0x6d, 0xe9, 0x6c, 0x69, 0x65, 0x2c, 0xdf]))).toBe('Amélie,ß');
  });

  it('is whole, however many chunks it arrives in', () => {
    const long = 'é🎬x'.repeat(60_000);
    expect([...decodeText(utf8(long), TextDecoder)].length).toBeGreaterThan(3);
    expect(decode(utf8(long))).toBe(long);
  });

  it('of invalid bytes has replacement characters in their place, never an error', () => {
    expect(decode(new Uint8Array([...utf8('é'), 0xff, 0x42]))).toBe('é\uFFFDB');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']).toContain(detectEncoding(bytes, TextDecoder));
        expect(typeof decode(bytes)).toBe('string');
      }),
    );
  });
});
