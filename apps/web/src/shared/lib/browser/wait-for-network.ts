/** The browser's online state may be wrong, and the server may be unreachable even when it is right. */
const RETRY_MS = 15_000;

/** Resolves when the browser goes online, or after 15 seconds. */
export const waitForNetwork = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    window.addEventListener('online', done);
  });
