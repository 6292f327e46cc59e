/** Runs `act` when the browser has nothing more urgent to do, at the latest after `timeoutMs`. @returns takes it back */
export function onIdle(act: () => void, timeoutMs: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, Math.min(timeoutMs, 500));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
