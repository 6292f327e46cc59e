import { createServer } from 'node:net';

/** Below those that systems give to connections and to whoever asks for any port, which tests do all the time. */
const [FIRST, COUNT] = [20_000, 10_000];

/** A port that nothing listens on. */
export function freePort() {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(freePort()));
    server.listen(port, () => server.close(() => resolve(port)));
  });
}
