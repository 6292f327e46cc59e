import { isAbsolute, join } from 'node:path';
import { root } from './workspace.mjs';

/** The data folder, the same as the servers'. */
export const dataDirOf = ({ DATA_DIR = '.data' }) => (isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR));

/** @param {NodeJS.ProcessEnv} env */
export const postgresOptions = (env) => ({
  dataDir: dataDirOf(env),
  memory: env.MEMORY === 'small' ? 'small' : 'normal',
  onNotice: (sentence) => console.error(sentence),
});

/**
 * Runs the embedded PostgreSQL, unless DATABASE_URL names a server.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ env: NodeJS.ProcessEnv, stop: () => Promise<void> }>} environment for the users of the database
 */
export async function runEmbeddedDatabase(env) {
  if (env.DATABASE_URL) return { env, stop: async () => undefined };
  const { runPostgres } = await import('@marquee/postgres');
  const server = await runPostgres(postgresOptions(env));
  return { env: { BACKUPS: 'on', ...env, DATABASE_URL: server.url }, stop: server.stop };
}
