import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { dataDirOf, runEmbeddedDatabase } from './embedded-database.mjs';
import { readyMessage } from './ready-message.mjs';
import { supervise } from './supervisor.mjs';
import { fail } from './workspace.mjs';

function port(name, fallback) {
  const value = process.env[name] || fallback;
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535) {
    fail(`${name} must be a port number between 1 and 65535; it is "${value}".`);
  }
  return value;
}

/** A server without a heartbeat for this long is killed and restarted. */
const STALL_MS = 30_000;

const servers = {
  api: { name: 'API', script: 'apps/api/dist/main.js' },
  provider: {
    name: 'stream provider',
    script: 'apps/stream-provider/dist/main.js',
    // A thread for each media folder, as network drives that are gone hold one each, besides Node's usual four.
    env: { UV_THREADPOOL_SIZE: '24' },
  },
};

/** Until the site has an operator, the API keeps a code here. */
function setupCodeIn(dataDir) {
  try {
    return readFileSync(join(dataDir, 'setup-code'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/**
 * Runs the database, the built API and the built stream provider until a signal. Resolves with the exit code.
 *
 * @param {string[]} names of the servers to run, for separate containers: `api`, `provider`; all if empty
 */
export async function serve(names = []) {
  const unknown = names.find((name) => !Object.hasOwn(servers, name));
  if (unknown !== undefined) fail(`There is no server "${unknown}": api or provider, or neither for both.`);
  const services = names.length === 0 ? Object.values(servers) : names.map((name) => servers[name]);

  // Only the owner may access files under DATA_DIR.
  process.umask(0o077);
  const PORT = port('PORT', '8787');
  const PROVIDER_PORT = port('PROVIDER_PORT', '8788');
  const settings = { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env, PORT, PROVIDER_PORT };
  // Authenticates the API to the provider. Servers that run separately need a configured secret.
  if (services.length > 1) settings.PROVIDER_SECRET ||= randomBytes(32).toString('base64url');
  // If the site forwards the library, browsers need not reach the provider itself.
  if (services.length > 1 && !settings.PROVIDER_URL) settings.PROVIDER_HOST ||= '127.0.0.1';

  const signal = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => signal.abort());
  const database = services.includes(servers.api)
    ? await runEmbeddedDatabase(settings).catch((error) => {
        console.error(error.name === 'PostgresError' ? error.message : error);
        return null;
      })
    : { env: settings, stop: async () => undefined };
  if (!database) return 1;
  const isSite = services.includes(servers.api);
  try {
    return await supervise(services, {
      env: database.env,
      stallMs: STALL_MS,
      signal: signal.signal,
      onReady: () =>
        console.log(
          isSite
            ? readyMessage({
                port: PORT,
                host: settings.HOST,
                publicUrl: settings.PUBLIC_URL,
                interfaces: networkInterfaces(),
                setupCode: setupCodeIn(dataDirOf(settings)),
                isTerminal: process.stdout.isTTY === true,
              })
            : `The stream provider is ready at http://localhost:${PROVIDER_PORT}`,
        ),
    });
  } finally {
    await database.stop();
  }
}
