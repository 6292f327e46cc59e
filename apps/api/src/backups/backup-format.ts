import { parseJson } from '@marquee/core';
import { z } from 'zod';
import { backupHeaderSchema, type BackupHeader } from './backup-header';
import { backupError } from './backup-error';

/**
 * The lines of a backup's text. It is SQL that psql loads into a database with Marquee's tables; header and
 * trailer are JSON in comments. `restore` executes none of it: it reads the COPY blocks only.
 */

const trailerSchema = z.object({ whole: z.literal(true), rows: z.int() });

export type BackupLine =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'sequence'; name: string; value: string }
  | { kind: 'trailer'; rows: number };

/**
 * A piece of a backup, some hundred kilobytes at most. A table's line precedes its rows, and an end line follows them.
 */
export type BackupPiece = BackupLine | { kind: 'rows'; bytes: Buffer } | { kind: 'tableEnd' };

export const END_OF_ROWS = '\\.\n';

const INTRODUCTION = `-- A backup of Marquee. To put it back: npm run marquee -- restore FILE
-- Or, into a database that has Marquee's tables and no rows: zcat FILE | psql --set ON_ERROR_STOP=1 DATABASE
`;
/** A truncated file never reaches COMMIT, so psql loads all of it or nothing. */
const OPENING = `BEGIN;
SET LOCAL client_encoding = 'UTF8';
SET LOCAL standard_conforming_strings = on;
`;
const CLOSING = 'COMMIT;\n';
const SILENT = new Set([...OPENING.split('\n'), ...CLOSING.split('\n')]);

const IDENTIFIER = '"(?:[^"]|"")+"';
const COPY = new RegExp(`^COPY (${IDENTIFIER}) \\((${IDENTIFIER}(?:, ${IDENTIFIER})*)\\) FROM stdin;$`);
const SETVAL = new RegExp(`^SELECT setval\\('(${IDENTIFIER})', (\\d+)\\);$`);

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const unquote = (quoted: string): string => quoted.slice(1, -1).replaceAll('""', '"');

export const openingText = (header: BackupHeader): string =>
  `${INTRODUCTION}-- ${JSON.stringify(header)}\n\n${OPENING}`;
export const tableText = (name: string, columns: readonly string[]): string =>
  `\nCOPY ${quote(name)} (${columns.map(quote).join(', ')}) FROM stdin;\n`;
export const sequenceText = (name: string, value: string): string =>
  `\nSELECT setval('${quote(name).replaceAll("'", "''")}', ${value});\n`;
export const closingText = `\n${CLOSING}`;
export const trailerText = (rows: number): string => `-- ${JSON.stringify({ whole: true, rows })}\n`;

/**
 * @returns undefined for a line that only people or psql need
 * @throws OperationalError for a line that is not part of the format
 */
export function parseLine(line: string): BackupLine | undefined {
  if (line.startsWith('-- {')) return parseJsonLine(line.slice(3));
  if (line.startsWith('--') || SILENT.has(line)) return undefined;
  const [, table, columns] = COPY.exec(line) ?? [];
  if (table && columns)
    return {
      kind: 'table',
      name: unquote(table),
      columns: (columns.match(new RegExp(IDENTIFIER, 'g')) ?? []).map(unquote),
    };
  const [, sequence, value] = SETVAL.exec(line) ?? [];
  if (sequence && value) return { kind: 'sequence', name: unquote(sequence.replaceAll("''", "'")), value };
  throw backupError('The file isn’t a Marquee backup, or it’s damaged.');
}

function parseJsonLine(text: string): BackupLine {
  const json = parseJson(text);
  const trailer = trailerSchema.safeParse(json);
  if (trailer.success) return { kind: 'trailer', rows: trailer.data.rows };
  const header = backupHeaderSchema.safeParse(json);
  if (header.success) return { kind: 'header', header: header.data };
  const { data: later } = z.object({ format: z.int().min(3) }).safeParse(json);
  throw backupError(
    later
      ? `The backup is from a newer Marquee (format ${later.format}); update Marquee first.`
      : 'The file isn’t a Marquee backup, or it’s damaged.',
  );
}
