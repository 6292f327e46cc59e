/** Paths that supervisors and monitoring poll; only failures are logged. */
const QUIET = /^\/(healthz|readyz|metrics|assets\/)/;
/** The stream provider logs its own responses. */
const PASSED_ON = /^\/(?:api\/provider|addon\/play)\//;

/** The level at which a request is logged. */
export function logLevelOf(status: number, path: string): 'error' | 'warn' | 'info' | 'debug' {
  const isPassedOn = PASSED_ON.test(path);
  if (status >= 500) return isPassedOn ? 'warn' : 'error';
  return isPassedOn || QUIET.test(path) ? 'debug' : 'info';
}
