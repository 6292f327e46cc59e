/** Media parts, and paths that supervisors and the site’s server poll: only failures are logged. */
const quietPaths = /^\/(?:media|library)\/|^\/(?:healthz|metrics|titles)$/;

/** The level at which a request is logged. */
export function logLevelOf(status: number, path: string): 'error' | 'warn' | 'info' | 'debug' {
  if (status >= 500) return status === 503 ? 'warn' : 'error';
  // Most titles are not in a library, so this is not an error.
  if (status === 404 && path.startsWith('/sources/library/')) return 'debug';
  if (status >= 400) return 'warn';
  return quietPaths.test(path) ? 'debug' : 'info';
}
