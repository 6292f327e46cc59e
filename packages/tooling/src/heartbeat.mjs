const EVERY_MS = 1_000;

/**
 * Notifies the supervisor that this process's event loop runs. A blocked one can be detected only by another process.
 */
export function sendHeartbeats() {
  if (!process.send) return;
  setInterval(() => {
    if (process.connected) process.send('alive', () => undefined);
  }, EVERY_MS).unref();
}
