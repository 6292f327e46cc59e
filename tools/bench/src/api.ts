import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startServer } from '@marquee/postgres';
import { freePort } from '@marquee/tooling/free-port';
import { nodeFlags } from '@marquee/tooling/node-flags';
import { root } from '@marquee/tooling/workspace';

export interface Api {
  origin: string;
  databaseUrl: string;
  /** Starts another process on the same database; returns its URL. */
  addProcess: () => Promise<string>;
  stop: () => Promise<void>;
}

const PASSWORD = 'bench password';

/** One address and one account call more often than people may. */
const COUNT_NOTHING = `
  CREATE FUNCTION count_nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.points := 0; RETURN NEW; END';
  CREATE TRIGGER count_nothing BEFORE INSERT OR UPDATE ON rate_limits FOR EACH ROW EXECUTE FUNCTION count_nothing()`;

async function query(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Starts only the built API, on a new database of the embedded PostgreSQL or of the given server. */
export async function startApi(serverUrl: string | null): Promise<Api> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  const database = serverUrl === null ? await startEmbeddedDatabase(dataDir) : await createDatabase(serverUrl);
  const { MEMORY = 'normal' } = process.env;
  // The product's flags, without its supervisor.
  const { flags, env } = nodeFlags({ MEMORY });
  const stops: (() => Promise<void>)[] = [];
  const addProcess = async (): Promise<string> => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const args = [...flags, join(root, 'apps/api/dist/main.js')];
    const stop = await startProcess(args, `${origin}/healthz`, {
      ...env,
      PORT: new URL(origin).port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DATABASE_URL: database.url,
    });
    stops.push(stop);
    return origin;
  };
  const origin = await addProcess();
  await query(database.url, COUNT_NOTHING);
  return {
    origin,
    databaseUrl: database.url,
    addProcess,
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs Node until the URL returns 200; returns a function that stops it. */
export async function startProcess(
  args: string[],
  url: string,
  environment: Record<string, string | undefined>,
): Promise<() => Promise<void>> {
  const { PATH = '' } = process.env;
  const env = { PATH, NODE_ENV: 'production', NODE_NO_WARNINGS: '1', ...environment };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  let isRunning = true;
  const hasEnded = (): boolean => !isRunning;
  const ended = new Promise<void>((resolve) =>
    child.on('close', () => {
      isRunning = false;
      resolve();
    }),
  );
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (hasEnded()) throw new Error(`${args.join(' ')} ended before it was ready`);
    await sleep(50);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

async function startEmbeddedDatabase(dataDir: string) {
  const server = await startServer({ dataDir, memory: process.env.MEMORY === 'small' ? 'small' : 'normal' });
  return { url: server.url, drop: server.stop };
}

async function createDatabase(serverUrl: string) {
  const name = `marquee_bench_${randomBytes(6).toString('hex')}`;
  await query(serverUrl, `CREATE DATABASE "${name}"`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => query(serverUrl, `DROP DATABASE "${name}" WITH (FORCE)`) };
}

/** A user with a session. */
export interface Account {
  userId: string;
  username: string;
  headers: Record<string, string>;
}

export async function signUp(origin: string, username: string): Promise<Account> {
  const body = { username, email: `${username}@example.org`, password: PASSWORD, passwordConfirm: PASSWORD };
  return enter(origin, '/api/auth/signup', body);
}
export const logIn = (origin: string, username: string): Promise<Account> =>
  enter(origin, '/api/auth/login', { username, password: PASSWORD });

async function enter(origin: string, path: string, body: object): Promise<Account> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const { token, user } = (await answer.json()) as { token: string; user: { id: string; username: string } };
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return { userId: user.id, username: user.username, headers: { Cookie: cookie, 'X-CSRF-Token': token } };
}
