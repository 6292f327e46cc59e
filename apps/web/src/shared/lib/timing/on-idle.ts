/** Calls `act` when the browser is idle, or after `timeoutMs` at the latest. @returns a function to cancel */
export function onIdle(act: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, Math.min(timeoutMs, 500));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
