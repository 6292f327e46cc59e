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
const TEXT =
  /connection terminated|server has closed the connection|can't reach database|timeout exceeded when trying to connect|not queryable|connection error|DatabaseNotReachable|ConnectionClosed|SocketTimeout/i;
const DEPTH = 5;

/** Whether an error means that the database does not answer at the moment, and not that a question was wrong. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEPTH) return false;
  const { code, originalCode, message, cause, meta, kind } = error as Record<string, unknown>;
  if ([code, originalCode].some((name) => typeof name === 'string' && AWAY.has(name))) return true;
  if ([message, kind].some((text) => typeof text === 'string' && TEXT.test(text))) return true;
  const { driverAdapterError } = (meta ?? {}) as Record<string, unknown>;
  return isDatabaseUnavailable(cause, depth + 1) || isDatabaseUnavailable(driverAdapterError, depth + 1);
}
