/** Node's and PostgreSQL's names for a database that is away, stopping, starting, or has no connection left. */
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
  // Prisma's: unreachable, timed out, closed, no connection from the pool, no transaction begun, transaction gone.
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

/** Whether an error, or what caused it, has one of the codes or a message that says so. */
function says(error: unknown, codes: ReadonlySet<string>, text: RegExp, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEPTH) return false;
  const { code, originalCode, message, cause, meta, kind } = error as Record<string, unknown>;
  if ([code, originalCode].some((name) => typeof name === 'string' && codes.has(name))) return true;
  if ([message, kind].some((part) => typeof part === 'string' && text.test(part))) return true;
  const { driverAdapterError } = (meta ?? {}) as Record<string, unknown>;
  return says(cause, codes, text, depth + 1) || says(driverAdapterError, codes, text, depth + 1);
}

/** Whether an error means that the database does not answer at the moment, and not that a question was wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean => says(error, AWAY, AWAY_TEXT);

/** Whether an error means that there is no room for what was to be stored. What is stored can be read on. */
export const isStorageFull = (error: unknown): boolean => says(error, FULL, FULL_TEXT);

/** Whether an error means that what is stored cannot be read any more. */
export const isDatabaseDamaged = (error: unknown): boolean => says(error, DAMAGED, DAMAGED_TEXT);
