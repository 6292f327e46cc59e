import { spawn } from 'node:child_process';
import { postgresOptions } from './embedded-database.mjs';

/** The API's command line, which only works with the database in DATABASE_URL. */
const cli = 'apps/api/dist/cli.js';

const ending = new AbortController();

/** Commands that do not use the database. */
const needsNoDatabase = ([subject]) => [undefined, 'help', '--help', 'content'].includes(subject);

/**
 * The operator's commands for the database that Marquee uses: the one in DATABASE_URL, otherwise the embedded one,
 * which is started for the command unless it is running. `restore`, `move` and `init` replace the embedded cluster with
 * a new one.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
export async function marquee(args, env) {
  process.umask(0o077);
  // Only the command's process is ended: then the database that was started for it is stopped, and half of one removed.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => ending.abort());
  const [command, operand] = args;
  const here = (url) => ({ ...env, DATABASE_URL: url });
  if (command === 'move') return operand === 'back' ? moveBack(env) : moveToServer(env);
  if (command === 'init') return init(env);
  if (env.DATABASE_URL || needsNoDatabase(args)) return run(args, env);
  if (command === 'restore' && operand) return replace(env, (url) => run(args, here(url)));
  const { openPostgres } = await import('@marquee/postgres');
  const database = await openPostgres(postgresOptions(env));
  return run(args, here(database.url)).finally(database.close);
}

/**
 * @returns the exit code of the command that filled the new cluster; unless it is 0, the old cluster is not replaced
 */
async function replace(env, fill) {
  const { replaceCluster } = await import('@marquee/postgres');
  let code = 0;
  const failed = new Error('not filled');
  try {
    const aside = await replaceCluster({ ...postgresOptions(env), now: new Date() }, async (url) => {
      code = await fill(url);
      if (code !== 0) throw failed;
    });
    if (aside !== undefined) console.log(`The previous database is kept at ${aside}.`);
  } catch (error) {
    if (error !== failed) throw error;
  }
  return code;
}

async function init(env) {
  const { initCluster } = await import('@marquee/postgres');
  console.log(`Created an empty database at ${await initCluster(postgresOptions(env))}. Start Marquee with npm start.`);
  return 0;
}

async function moveToServer(env) {
  if (!env.DATABASE_URL) return refuse('Set DATABASE_URL to the new, empty PostgreSQL database.');
  const { openPostgres } = await import('@marquee/postgres');
  const own = await openPostgres({ ...postgresOptions(env), mustExist: true });
  const code = await run(['move'], { ...env, MOVE_FROM: own.url }).finally(own.close);
  if (code === 0) console.log('From now on, start Marquee with this DATABASE_URL.');
  return code;
}

async function moveBack(env) {
  if (!env.DATABASE_URL) return refuse('Set DATABASE_URL to the PostgreSQL database to copy back.');
  const code = await replace(env, (url) => run(['move'], { ...env, MOVE_FROM: env.DATABASE_URL, DATABASE_URL: url }));
  if (code === 0) console.log('From now on, start Marquee without DATABASE_URL.');
  return code;
}

function refuse(sentence) {
  console.error(sentence);
  return 1;
}

/** Ends the command that runs, and prevents one that has not begun. */
const run = (args, env) =>
  new Promise((resolve) => {
    if (ending.signal.aborted) return resolve(1);
    const child = spawn(process.execPath, [cli, ...args], { stdio: 'inherit', env });
    ending.signal.addEventListener('abort', () => child.kill('SIGTERM'));
    child.on('close', (code) => resolve(code ?? 1));
  });
