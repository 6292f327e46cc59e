import { isRecord } from '@marquee/core';

/** Codes of Node and PostgreSQL for a database that is unreachable, stopping, starting, or has no connection left. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  // Prisma's codes: unreachable, timed out, closed, no connection from the pool, no transaction started, transaction
  // lost.
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
]);
const AWAY_TEXT =
  /connect ENOENT|connection terminated|server has closed the connection|can't reach database|timeout exceeded when trying to connect|not queryable|connection error|DatabaseNotReachable|ConnectionClosed|SocketTimeout/i;

/** PostgreSQL's disk_full, and Node's for a file. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const FULL_TEXT = /no space left on device|disk quota exceeded/i;

/** PostgreSQL's data_corrupted, index_corrupted, io_error, and undefined_file for a table whose file is gone. */
const DAMAGED = new Set(['XX001', 'XX002', '58030', '58P01']);
const DAMAGED_TEXT = /invalid page in block|could not (open|read) (file "base|block)/i;

const DEPTH = 5;

/** Whether an error, or one of its causes, has one of the codes or a matching message. */
function says(error: unknown, codes: ReadonlySet<string>, text: RegExp, depth = 0): boolean {
  if (!isRecord(error) || depth > DEPTH) return false;
  const { code, originalCode, message, cause, meta, kind } = error;
  if ([code, originalCode].some((name) => typeof name === 'string' && codes.has(name))) return true;
  if ([message, kind].some((part) => typeof part === 'string' && text.test(part))) return true;
  const { driverAdapterError } = isRecord(meta) ? meta : {};
  return says(cause, codes, text, depth + 1) || says(driverAdapterError, codes, text, depth + 1);
}

/** Whether an error means that the database is unavailable at the moment, not that a query was wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean => says(error, AWAY, AWAY_TEXT);

/** Whether an error means that the disk is full. Stored data remains readable. */
export const isStorageFull = (error: unknown): boolean => says(error, FULL, FULL_TEXT);

/** Whether an error means that stored data cannot be read any more. */
export const isDatabaseDamaged = (error: unknown): boolean => says(error, DAMAGED, DAMAGED_TEXT);
