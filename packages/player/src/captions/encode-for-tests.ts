/** The inverse of `TextDecoder`, which browsers lack, for tests: tries every byte and pair of bytes. */
const tables = new Map<string, Map<string, number[]>>();

function tableOf(encoding: string): Map<string, number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  const add = (bytes: number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if (Array.from(text).length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
  };
  for (let first = 0; first < 256; first += 1) add([first]);
  if (/gb|big5|shift|euc/.test(encoding))
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) add([first, second]);
  tables.set(encoding, table);
  return table;
}

export function encodeAs(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding.startsWith('utf-16')) {
    const bytes = Buffer.from(text, 'utf16le');
    return Uint8Array.from(encoding.endsWith('be') ? bytes.swap16() : bytes);
  }
  const table = tableOf(encoding);
  return Uint8Array.from(Array.from(text).flatMap((letter) => table.get(letter) ?? [0x3f]));
}
