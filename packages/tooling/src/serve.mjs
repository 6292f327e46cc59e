import { supervise } from './supervisor.mjs';
import { fail } from './workspace.mjs';

function port(name, fallback) {
  const value = process.env[name] ?? fallback;
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535) {
    fail(`${name} must be a port number between 1 and 65535; it is "${value}".`);
  }
  return value;
}

/** Runs the built API and the built stream provider as one, until a signal. Resolves with the exit code. */
export function serve() {
  const PORT = port('PORT', '8787');
  const PROVIDER_PORT = port('PROVIDER_PORT', '8788');
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env, PORT, PROVIDER_PORT };
  // Where browsers reach the provider is also what the provider writes into its playlists.
  if (env.PROVIDER_URL) env.PROVIDER_PUBLIC_URL ??= env.PROVIDER_URL;
  return supervise(
    [
      { name: 'API', script: 'apps/api/dist/main.js' },
      { name: 'stream provider', script: 'apps/stream-provider/dist/main.js' },
    ],
    { env, onReady: () => console.log(`Marquee is ready at http://localhost:${PORT}`) },
  );
}
