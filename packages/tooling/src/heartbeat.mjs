const EVERY_MS = 1_000;

/** Tells the supervisor that this process's event loop turns. One that stands cannot: only another process notices. */
export function sendHeartbeats() {
  if (!process.send) return;
  setInterval(() => {
    if (process.connected) process.send('alive', () => undefined);
  }, EVERY_MS).unref();
}
