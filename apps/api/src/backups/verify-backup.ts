import type { Migration } from '../db/migrations';
import { allRowsOf, migrationsOf, type BackupHeader } from './backup-header';
import { backupError } from './backup-error';
import { readBackup } from './read-backup';

const NEWLINE = 10;

/**
 * Reads a whole backup without changing anything.
 *
 * @returns its header, and those of `migrations` that its rows require
 * @throws OperationalError if it is incomplete, damaged or written by a newer Marquee
 */
export async function verifyBackup(
  file: string,
  migrations: readonly Migration[],
): Promise<{ header: BackupHeader; fitting: Migration[] }> {
  const header = await checkRows(file);
  return { header, fitting: migrationsOf(header, migrations) };
}

/** @throws OperationalError if the file's rows do not match its header */
export async function checkRows(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  const counted: BackupHeader['tables'] = [];
  let total: number | undefined;
  for await (const piece of readBackup(file)) {
    if (piece.kind === 'header') header = piece.header;
    else if (piece.kind === 'table') counted.push({ name: piece.name, rows: 0 });
    else if (piece.kind === 'rows') countInto(counted, piece.bytes);
    else if (piece.kind === 'trailer') total = piece.rows;
  }
  if (!header || total === undefined)
    throw backupError('The backup is incomplete: the file ends early. Use another one.');
  if (total !== allRowsOf(header) || JSON.stringify(counted) !== JSON.stringify(header.tables))
    throw backupError('The backup is damaged: it doesn’t contain the rows it lists. Use another one.');
  return header;
}

/** A table's line precedes its rows. */
function countInto(tables: BackupHeader['tables'], bytes: Buffer): void {
  const table = tables.at(-1);
  if (table) table.rows += countLines(bytes);
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
