/** Paths that supervisors and monitoring poll; only failures are logged. */
const QUIET = /^\/(healthz|readyz|metrics|assets\/)/;

/** The level at which a request is logged. */
export function logLevelOf(status: number, path: string): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return QUIET.test(path) ? 'debug' : 'info';
}
