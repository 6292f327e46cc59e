import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runProcess, type RunningProcess } from './testing/api-process';
import { temporaryFolder } from './testing/temporary-folder';
import { createDatabase } from './testing/test-database';

// Takes seconds: the server is started in separate processes.

describe('the server as a process', () => {
  // Steps on one folder and one database: each begins where the one before it ended.
  const folder = temporaryFolder();
  const running: RunningProcess[] = [];
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let server: RunningProcess;
  let port: number;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ finished }) => finished));
    folder.remove();
    await database.drop();
  });

  const run = (environment: Record<string, string> = {}) => {
    const settings = { PORT: '0', DATA_DIR: folder.path, DATABASE_URL: database.databaseUrl, ...environment };
    const started = runProcess('main.ts', settings);
    running.push(started);
    return started;
  };
  const start = async () => {
    server = run();
    port = Number((await server.printed(/"port":(\d+).*"ready"/))[1]);
  };

  it('restarts on the folder and the database of a process that was killed', async () => {
    await start();
    server.child.kill('SIGKILL');
    await server.finished;
    await expect(start()).resolves.toBeUndefined();
  });

  it('serves', async () => {
    const origin = `http://127.0.0.1:${port}`;
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ status: 'ready' });
    const films = (await (await fetch(`${origin}/api/tmdb/3/movie/popular`)).json()) as { results: unknown[] };
    expect(films.results.length).toBeGreaterThan(0);
  });

  it('closes the connection after each response in flight while it stops, and stops cleanly', async () => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    const closed = once(socket, 'close');
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n',
    );
    // The server says 100 Continue once it has the headers.
    await once(socket, 'data');
    socket.write('{');
    answer = '';
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    await server.printed(/"stopping"/);
    socket.write('}');
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^Connection: close\r$/im);
    expect(await server.finished).toMatchObject({ code: 0, stderr: '' });
  });

  const refusal = async (environment: Record<string, string>) => {
    const { code, stdout, stderr } = await run(environment).finished;
    expect(code).toBe(1);
    expect(stdout).not.toContain('ready');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    return stderr.trimEnd();
  };

  it('says in one sentence that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const taken = (other.address() as AddressInfo).port;
    expect(await refusal({ PORT: String(taken) })).toBe(
      `Port ${taken} is taken by another program; stop it, or set PORT to another number.`,
    );
    other.close();
  });

  it('says in one sentence what is wrong with DATABASE_URL, without the password', async () => {
    expect(await refusal({ DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/x' })).toBe(
      'The database cannot be reached: nothing listens at the host and port in DATABASE_URL.',
    );
    expect(await refusal({ DATABASE_URL: 'postgresql://u:secret@no-such-host.invalid/x' })).toBe(
      'The database cannot be reached: the host name in DATABASE_URL is unknown.',
    );
  });

  it('says at the start that TMDB refuses the token', async () => {
    const tmdb = createServer((_req, res) => res.writeHead(401).end('{}'));
    await new Promise<void>((resolve) => tmdb.listen(0, resolve));
    const baseUrl = `http://127.0.0.1:${(tmdb.address() as AddressInfo).port}/3`;
    const started = run({ TMDB_TOKEN: 'ey.wrong.token', TMDB_BASE_URL: baseUrl });
    await started.printed(/TMDB refuses the token/);
    tmdb.close();
  });
});
