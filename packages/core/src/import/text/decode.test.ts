import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TextDecoder, utf8 } from '../testing/platform';
import { decodeText, detectEncoding } from './decode';

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

  it('is whole however many parts it comes in', () => {
    const long = 'é🎬x'.repeat(60_000);
    expect([...decodeText(utf8(long), TextDecoder)].length).toBeGreaterThan(3);
    expect(decode(utf8(long))).toBe(long);
  });

  it('of bytes that are no text comes out with signs in their place, never as an error', () => {
    expect(decode(new Uint8Array([...utf8('é'), 0xff, 0x42]))).toBe('é\uFFFDB');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']).toContain(detectEncoding(bytes, TextDecoder));
        expect(typeof decode(bytes)).toBe('string');
      }),
    );
  });
});
