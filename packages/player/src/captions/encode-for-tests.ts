import { decodeAs, type Encoding } from '@marquee/core/subtitles';

/** The inverse of `TextDecoder`, which browsers lack, for tests: tries every byte and pair of bytes. */
const tables = new Map<string, Map<string, number[]>>();

function tableOf(encoding: Encoding): Map<string, number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, number[]>();
  const add = (bytes: number[]): void => {
    const text = decodeAs(Uint8Array.from(bytes), encoding);
    if (Array.from(text).length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
  };
  for (let first = 0; first < 256; first += 1) add([first]);
  if (/gb|big5|shift|euc/.test(encoding))
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
  tables.set(encoding, table);
  return table;
}

/** Windows-1258 has the tones of Vietnamese as separate marks. */
const withTones = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\u0323([\u0302\u0306])/g, '$1\u0323')
    .replace(/[a-z][\u0302\u0306\u031b]/gi, (letter) => letter.normalize('NFC'));

export function encodeAs(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding.startsWith('utf-16')) {
    const bytes = Buffer.from(text, 'utf16le');
    return Uint8Array.from(encoding.endsWith('be') ? bytes.swap16() : bytes);
  }
  const table = tableOf(encoding);
  return Uint8Array.from(
    Array.from(encoding === 'windows-1258' ? withTones(text) : text).flatMap((letter) => table.get(letter) ?? [0x3f]),
  );
}
