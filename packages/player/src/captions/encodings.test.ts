/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import fc from 'fast-check';
import { cueText, decodeAs, decodeText, type Encoding, encodingChoices } from '@marquee/core/subtitles';
import { encodeAs } from './encode-for-tests';
import { decodeCaptionFile, readCaptionFile } from './caption-file';

/** Encoding, language and text in each line. */
const lines = readFileSync(join(import.meta.dirname, 'encoded-lines.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [, encoding, language, text] = /^(\S+) (\S+) (.*)$/.exec(line) ?? [];
    return { encoding: encoding as Encoding, language, text: text ?? '' };
  });
const asSrt = (text: string): string => `1\r\n00:00:01,000 --> 00:00:04,000\r\n<i>${text}</i>\r\n\r\n`;
const asFile = (bytes: Uint8Array, name = 'own.srt') => ({
  name,
  size: bytes.length,
  arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer),
});

describe('a local subtitle file', () => {
  it.each(lines)(
    'is decoded as $encoding, with its language, another or none: $text [SUBTITLE-09]',
    async ({ encoding, language, text }) => {
      const bytes = encodeAs(asSrt(text), encoding);
      for (const hint of [language, undefined, 'en']) {
        const decoded = await decodeText(bytes, undefined, hint);
        expect([hint, decoded.text]).toEqual([hint, asSrt(text)]);
      }
    },
  );

  // One word, or letters that several languages have.
  it.each([
    ['windows-1250', 'cs', 'Ticho, někdo jde!'],
    ['windows-1250', 'sr', 'Ko je ovo?  Zašto ćutiš?'],
    ['windows-1257', 'lv', 'Kur tu biji? Man bija bail, ļoti bail.'],
    ['windows-1253', 'el', 'Όχι!'],
    ['big5', 'zh', '快走！'],
    ['big5', 'zh', '這是我們的家'],
    ['windows-874', 'th', 'ใช่ครับ'],
    ['windows-1258', 'vi', 'Vâng, cảm ơn.'],
  ] as const)('of a few letters is decoded as %s by its language %s: %s [SUBTITLE-09]', async (as, language, text) => {
    const { text: decoded } = await decodeText(encodeAs(asSrt(text), as), undefined, language);
    expect(decoded).toBe(asSrt(text));
  });

  it('is decoded as the standard says in Node 20, too', () => {
    expect(decodeAs(Uint8Array.of(0x93, 0x92, 0x85, 0x80, 0x94), 'windows-1252')).toBe('“’…€”');
  });

  it('of two megabytes is guessed from its beginning', async () => {
    const bytes = encodeAs(asSrt('Možda ćeš jednog dana shvatiti.').repeat(30_000), 'windows-1250');
    const spentMs = startProcessorClock();
    expect((await decodeText(bytes)).encoding).toBe('windows-1250');
    expect(spentMs()).toBeLessThan(2_000);
  });

  it('is UTF-8 also when it was cut off inside a letter', async () => {
    const whole = encodeAs(asSrt('Где ты была?'.repeat(20)), 'utf-8');
    expect((await decodeText(whole.subarray(0, -10))).encoding).toBe('utf-8');
    expect(
      (await decodeText(encodeAs('Grüße, wo waren Sie?'.repeat(20) + 'ü', 'utf-8').subarray(0, -1))).encoding,
    ).toBe('utf-8');
  });

  it('is decoded again in a manually chosen encoding', async () => {
    const own = await readCaptionFile(asFile(encodeAs(asSrt('Да'), 'windows-1251')));
    const again = await decodeCaptionFile(own, 'windows-1251');
    expect(cueText(again.cues[0]?.nodes ?? [])).toBe('Да');
    expect(again.id).toBe(own.id);
  });

  it('is rejected with a message when it has no cues or is too large', async () => {
    await expect(readCaptionFile(asFile(encodeAs('{"not":"subtitles"}', 'utf-8')))).rejects.toThrow(
      'No subtitles were found in that file',
    );
    await expect(readCaptionFile({ ...asFile(new Uint8Array(2)), size: 9e6 })).rejects.toThrow('too large');
  });

  it('with arbitrary bytes throws only its own error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...encodingChoices), async (bytes, [as]) => {
        expect(typeof (await decodeText(bytes)).text).toBe('string');
        expect((await decodeText(bytes, as)).encoding).toBe(as);
      }),
      { numRuns: 60 },
    );
  });
});
