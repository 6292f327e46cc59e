import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runProcess, type RunningProcess } from './testing/api-process';
import { startServer, type PostgresServer } from '@marquee/postgres';
import { temporaryFolder } from './testing/temporary-folder';
import { signupBody } from './testing/test-accounts';

// Takes seconds: the server is started in a separate process.

/** Width of a resized picture of the embedded catalogue, which is written to the cache. */
const PICTURE_WIDTH = 120;

describe('the files of a server', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let server: RunningProcess | undefined;

  let postgres: PostgresServer;
  beforeAll(async () => {
    folder = temporaryFolder();
    postgres = await startServer({ dataDir: folder.path });
  });
  afterAll(async () => {
    await stop();
    await postgres.stop();
    folder.remove();
  });

  async function start(): Promise<string> {
    server = runProcess('main.ts', { PORT: '0', DATA_DIR: folder.path, DATABASE_URL: postgres.url });
    const [, port] = await server.printed(/"port":(\d+).*"ready"/);
    return `http://127.0.0.1:${port}`;
  }
  async function stop(): Promise<void> {
    server?.child.kill('SIGTERM');
    await server?.finished;
    server = undefined;
  }
  const entries = () =>
    readdirSync(folder.path, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isSymbolicLink())
      .map(({ parentPath, name }) => join(parentPath, name));
  /** Everything that users of the machine other than the server's could read, write or enter. */
  const openToOthers = () => entries().filter((path) => (lstatSync(path).mode & 0o077) !== 0);

  async function use(origin: string): Promise<void> {
    const films = (await (await fetch(`${origin}/api/tmdb/3/movie/popular`)).json()) as {
      results: { poster_path: string }[];
    };
    const poster = `/api/img/t/p/w500${films.results[0]?.poster_path}`;
    const query = new URLSearchParams({ url: poster, w: String(PICTURE_WIDTH), output: 'webp' });
    expect((await fetch(`${origin}/api/img?${query}`)).status).toBe(200);
    const signup = await fetch(`${origin}/api/auth/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(signupBody(`ada${Date.now()}`)),
    });
    expect(signup.status).toBe(201);
    const backup = runProcess('cli/main.ts', { DATA_DIR: folder.path, DATABASE_URL: postgres.url }, ['backup']);
    expect(await backup.finished).toMatchObject({ code: 0 });
  }

  it('are inaccessible to other users from the first start', async () => {
    await use(await start());
    const names = entries().map((path) => path.slice(folder.path.length + 1));
    expect(names).toEqual(expect.arrayContaining(['secret.key', 'content', 'backups', 'cache/images']));
    expect(openToOthers()).toEqual([]);
  });

  it('are made private by the next start if they were left open', async () => {
    await stop();
    await postgres.stop();
    for (const path of entries()) chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
    postgres = await startServer({ dataDir: folder.path });
    await start();
    // The operator's content may belong to a group.
    const isOpen = (path: string) => (lstatSync(path).mode & (path.includes('/content') ? 0o007 : 0o077)) !== 0;
    expect(entries().filter(isOpen)).toEqual([]);
  });
});
