import type { ReadAt } from '../probe/file-reader';

export interface FontFacts {
  /** The extension of its URL. */
  kind: 'ttf' | 'otf' | 'ttc' | 'woff' | 'woff2';
  /** Names for styles: family, full and PostScript names. Empty for compressed formats. */
  names: string[];
  /** 100 to 900. */
  weight: number;
  isItalic: boolean;
}

export const fontTypes: Readonly<Record<FontFacts['kind'], string>> = {
  ttf: 'font/ttf',
  otf: 'font/otf',
  ttc: 'font/collection',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

const signatures: Readonly<Record<string, FontFacts['kind']>> = {
  '00010000': 'ttf',
  '74727565': 'ttf',
  '4f54544f': 'otf',
  '74746366': 'ttc',
  '774f4646': 'woff',
  '774f4632': 'woff2',
};

const maxTables = 100;
const maxNameBytes = 256 * 1024;
const maxNames = 40;
const maxNameChars = 100;
/** Family, full name, PostScript name, and the typographic family with more than four styles. */
const nameIds: ReadonlySet<number> = new Set([1, 4, 6, 16]);

function namesIn(table: Buffer): string[] {
  if (table.length < 6) return [];
  const [count, texts] = [table.readUInt16BE(2), table.readUInt16BE(4)];
  const names = new Set<string>();
  for (let at = 6; at + 12 <= table.length && at < 6 + count * 12 && names.size < maxNames; at += 12) {
    if (!nameIds.has(table.readUInt16BE(at + 6))) continue;
    const from = texts + table.readUInt16BE(at + 10);
    const bytes = Buffer.from(
      table.subarray(from, Math.min(from + table.readUInt16BE(at + 8), from + 2 * maxNameChars)),
    );
    // The Macintosh platform uses a code page, the others UTF-16.
    const isMac = table.readUInt16BE(at) === 1;
    const text = isMac
      ? bytes.toString('latin1')
      : bytes
          .subarray(0, bytes.length & ~1)
          .swap16()
          .toString('utf16le');
    // oxlint-disable-next-line no-control-regex -- of a hostile file
    const clean = text.replace(/[\u0000-\u001f\u007f]/g, '').trim();
    if (clean !== '') names.add(clean.slice(0, maxNameChars));
  }
  return [...names];
}

const weightOf = (os2: Buffer): number => {
  const weight = os2.length >= 6 ? os2.readUInt16BE(4) : 400;
  return weight >= 100 && weight <= 900 ? weight : 400;
};

/** The description in a font file; null for other formats. For a collection it is the first font's. */
export async function readFont(read: ReadAt, size: number): Promise<FontFacts | null> {
  const first = await read(0, 16);
  const kind = signatures[first.toString('hex', 0, 4)];
  if (!kind || first.length < 16) return null;
  const facts: FontFacts = { kind, names: [], weight: 400, isItalic: false };
  if (kind === 'woff' || kind === 'woff2') return facts;
  const start = kind === 'ttc' ? first.readUInt32BE(12) : 0;
  const directory = await read(start, 12 + 16 * maxTables);
  if (directory.length < 12) return facts;
  const table = async (wanted: string, maxBytes: number): Promise<Buffer> => {
    for (let at = 12; at + 16 <= directory.length && at < 12 + 16 * directory.readUInt16BE(4); at += 16) {
      if (directory.toString('latin1', at, at + 4) !== wanted) continue;
      const [from, length] = [directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12)];
      return from < size ? read(from, Math.min(length, maxBytes)) : Buffer.alloc(0);
    }
    return Buffer.alloc(0);
  };
  const os2 = await table('OS/2', 64);
  const isItalic = os2.length >= 64 && (os2.readUInt16BE(62) & 1) === 1;
  return { kind, names: namesIn(await table('name', maxNameBytes)), weight: weightOf(os2), isItalic };
}
