import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { codeOf, OperationalError } from '@marquee/server';
import type { BackupHeader } from './backup-header';
import { backupError } from './backup-error';
import { END_OF_ROWS, parseLine, type BackupPiece } from './backup-format';

const CHUNK_BYTES = 256 * 1024;
/** Longer than any row that Marquee writes: request bodies are limited to 8 MB. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const NEWLINE = 10;
/** The trailer, its gzip header and footer. */
const TAIL_BYTES = 256;

const HALF = 'The backup is incomplete: the file ends early. Use another one.';
const DAMAGED = 'The backup is damaged. Use another one.';

/**
 * Reads a backup from beginning to end.
 *
 * @throws OperationalError if it is not a backup, incomplete or damaged
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPiece> {
  yield* guarded(piecesOf(decompress(path)));
}

/**
 * The header of a backup. Reads only the beginning.
 *
 * @throws OperationalError if it is not a backup
 */
export async function readBackupHeader(path: string): Promise<BackupHeader> {
  for await (const piece of readBackup(path)) if (piece.kind === 'header') return piece.header;
  throw backupError(HALF);
}

/** Whether a file has its trailer. Reads only the end and does not check the rest. */
export async function isComplete(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(TAIL_BYTES),
      position: Math.max(0, size - TAIL_BYTES),
    });
    return /-- \{"whole":true,"rows":\d+\}\n[^]{8}$/.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}

async function* decompress(path: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  // The last stream passes errors on to its reader.
  pipeline(createReadStream(path, { highWaterMark: CHUNK_BYTES }), gunzip, () => undefined);
  for await (const chunk of gunzip) yield chunk as Buffer;
}

/** Translates zlib's error codes into a sentence. */
async function* guarded<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof OperationalError || !code?.startsWith('Z_')) throw error;
    throw backupError(code === 'Z_BUF_ERROR' ? HALF : DAMAGED, error);
  }
}

async function* piecesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupPiece> {
  let rest: Buffer = Buffer.alloc(0);
  let inRows = false;
  for await (const chunk of chunks) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    for (;;) {
      if (inRows) {
        const end = endOfRows(rest);
        const upTo = end === -1 ? rest.lastIndexOf(NEWLINE) + 1 : end;
        if (upTo > 0) yield { kind: 'rows', bytes: rest.subarray(0, upTo) };
        rest = rest.subarray(end === -1 ? upTo : end + END_OF_ROWS.length);
        if (end === -1) break;
        inRows = false;
        yield { kind: 'tableEnd' };
      } else {
        const end = rest.indexOf(NEWLINE);
        if (end === -1) break;
        const line = parseLine(rest.toString('utf8', 0, end));
        rest = rest.subarray(end + 1);
        inRows = line?.kind === 'table';
        if (line) yield line;
      }
    }
    if (rest.length > MAX_LINE_BYTES) throw backupError(DAMAGED);
  }
}

/** Offset of the line `\.` in bytes that begin at a line start. COPY doubles every backslash within values. */
function endOfRows(bytes: Buffer): number {
  for (let at = bytes.indexOf(END_OF_ROWS); at !== -1; at = bytes.indexOf(END_OF_ROWS, at + 1))
    if (at === 0 || bytes[at - 1] === NEWLINE) return at;
  return -1;
}
