import { z } from 'zod';
import type { BackupHeader } from './backup-header';
import { backupError } from './backup-error';
import type { BackupPiece } from './backup-format';

/**
 * The format that Marquee wrote until November 2026, from PGlite: one JSON object with each table's rows as one string,
 * tables in alphabetical order. Such a backup was created in memory, so it fits into memory.
 */
const format1Schema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^\d+$/) })),
});

const CHUNK_BYTES = 256 * 1024;
const NOT_A_BACKUP = 'The file isn’t a Marquee backup, or it’s damaged.';

const countLines = (rows: string): number => rows.split('\n').length - 1;

/** Converts the backup to chunks of format 2. */
export async function* readFormat1(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupPiece> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  const { sequences, tables: alphabetical, ...rest } = parse(Buffer.concat(all).toString('utf8'));
  // The only table that foreign keys refer to, so it comes first.
  const tables = alphabetical.sort((a, b) => Number(b.name === 'users') - Number(a.name === 'users'));
  const header = { ...rest, tables: tables.map(({ name, rows }) => ({ name, rows: countLines(rows) })) };
  yield { kind: 'header', header };
  for (const { name, columns, rows } of tables) {
    yield { kind: 'table', name, columns };
    const bytes = Buffer.from(rows);
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      yield { kind: 'rows', bytes: bytes.subarray(at, at + CHUNK_BYTES) };
    yield { kind: 'tableEnd' };
  }
  for (const { name, value } of sequences) yield { kind: 'sequence', name, value };
  yield { kind: 'trailer', rows: header.tables.reduce((sum, { rows }) => sum + rows, 0) };
}

function parse(text: string) {
  try {
    return format1Schema.parse(JSON.parse(text));
  } catch (error) {
    throw backupError(NOT_A_BACKUP, error);
  }
}

/** Builds a header of the current format in constant memory: counts rows by the line ends in their string. */
export async function scanFormat1(chunks: AsyncIterable<Buffer>): Promise<BackupHeader> {
  const QUOTE = 34;
  const BACKSLASH = 92;
  const LETTER_N = 110;
  const COLON = 58;
  let beginning = '';
  let key = '';
  let text = '';
  let lines = 0;
  let inString = false;
  let isEscaped = false;
  let isValue = false;
  const tables: BackupHeader['tables'] = [];
  for await (const chunk of chunks) {
    if (beginning.length < CHUNK_BYTES) beginning += chunk.toString('latin1');
    for (const byte of chunk) {
      if (!inString) {
        if (byte === QUOTE) [inString, text, lines] = [true, '', 0];
        else isValue = byte === COLON;
      } else if (isEscaped) {
        isEscaped = false;
        if (byte === LETTER_N) lines += 1;
      } else if (byte === BACKSLASH) isEscaped = true;
      else if (byte !== QUOTE) text += text.length < 100 ? String.fromCharCode(byte) : '';
      else {
        const last = tables.at(-1);
        inString = false;
        if (!isValue) key = text;
        else if (key === 'name') tables.push({ name: text, rows: 0 });
        else if (key === 'rows' && last) last.rows = lines;
      }
    }
  }
  const [, createdAt, migrations] =
    /^\{"format":1,"createdAt":"([^"]+)","migrations":(\[[^\]]*\])/.exec(beginning) ?? [];
  if (createdAt === undefined || migrations === undefined) throw backupError(NOT_A_BACKUP);
  return { format: 1, createdAt, migrations: JSON.parse(migrations) as string[], tables };
}
