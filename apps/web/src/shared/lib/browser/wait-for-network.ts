/** The browser may be wrong about being online, and a server can be away while the network is there. */
const RETRY_MS = 15_000;

/** Resolves when the browser says that it is online again, or after 15 seconds. */
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
