import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@marquee/postgres';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isGone, marqueeProcesses, until } from './fixtures/marquee-process.mjs';
import { freePort } from './src/free-port.mjs';
import { root } from './src/workspace.mjs';

// Takes seconds: the built product is started and stopped. `npm test` builds it first.

/*
 * It takes seconds to start the product. So the tests are steps of one journey on one data folder: each begins where the
 * one before it ended.
 */
const folder = mkdtempSync(join(tmpdir(), 'marquee-tooling-'));
const { run, serve, command, commandOn, stopAll } = marqueeProcesses(join(folder, 'data'));
let server;
afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = () => join(folder, 'data/postgres/postmaster.pid');
const backups = () => readdirSync(join(folder, 'data/backups')).map((name) => join(folder, 'data/backups', name));
const statusOf = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'refused',
  );
/** The same server by another address of this machine, like one in a network. */
const elsewhere = (address, path) => statusOf(address.replace('127.0.0.1', '127.0.0.2') + path);

const password = 'correct horse';
const ada = { username: 'ada', email: 'ada@example.org', password, passwordConfirm: password };
const send = async (url, body) => {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};

describe('a server of Marquee', () => {
  it('runs alone where it has a container of its own', async () => {
    const PROVIDER_PORT = String(await freePort());
    const alone = run('serve.mjs', ['provider'], { PROVIDER_PORT });
    await alone.ready;
    expect(await statusOf(`http://127.0.0.1:${PROVIDER_PORT}/healthz`)).toBe(200);
    expect(existsSync(join(folder, 'data/postgres'))).toBe(false);
    alone.child.kill('SIGTERM');
    expect(await alone.ended).toMatchObject({
      code: 0,
      stdout: `The stream provider is ready at http://localhost:${PROVIDER_PORT}\n`,
    });
  });

  it('that does not exist is refused', async () => {
    const stderr = 'There is no server "web": api or provider, or neither for both.\n';
    expect(await run('serve.mjs', ['web']).ended).toMatchObject({ code: 1, stderr });
  });
});

describe('npm start', () => {
  it('starts its own database, and keeps others out', async () => {
    server = await serve({ PROVIDER_URL: 'https://streams.example' });
    expect(await statusOf(`${server.origin}/readyz`)).toBe(200);
    expect(existsSync(postmaster())).toBe(true);

    const second = await run('serve.mjs', [], { PORT: String(await freePort()) }).ended;
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toMatch(
      /^The data folder .* is in use by another Marquee \(process \d+\); stop it, or .*\n$/,
    );
    expect(await statusOf(`${server.origin}/readyz`)).toBe(200);
  });

  it('serves the stream provider to others if that has an address of its own [PROFILE-65]', async () => {
    expect(await elsewhere(server.providerOrigin, '/healthz')).toBe(200);
    expect(await statusOf(`${server.origin}/api/provider/sources`)).toBe(404);
  });

  it('stops its servers when it is killed, and restarts on the same data', async () => {
    expect(await send(`${server.origin}/api/auth/signup`, ada)).toBe(201);
    const killed = server;
    killed.child.kill('SIGKILL');
    await killed.ended;
    server = await serve();
    expect(await send(`${server.origin}/api/auth/login`, { username: 'ada', password })).toBe(200);
    await isGone(killed.origin);
    await isGone(killed.providerOrigin);
    expect(await statusOf(`${server.origin}/readyz`)).toBe(200);
  });

  it('binds the stream provider to this machine alone and serves it below the site [PROFILE-65]', async () => {
    const config = await (await fetch(`${server.origin}/api/config`)).json();
    expect(config.providers).toMatchObject([{ url: `${server.origin}/api/provider` }]);
    expect(await statusOf(`${server.origin}/api/provider/sources`)).toBe(200);
    expect(await elsewhere(server.origin, '/healthz')).toBe(200);
    expect(await elsewhere(server.providerOrigin, '/healthz')).toBe('refused');
    expect(await statusOf(`${server.providerOrigin}/healthz`)).toBe(200);
  });
});

describe("the operator's commands", () => {
  let file;

  it('work beside a running Marquee, but restore no backup there', async () => {
    expect(await command('users', 'donator', 'on', 'ada')).toEqual({
      code: 0,
      stdout: 'ada is now a Generous Donator.\n',
      stderr: '',
    });
    expect((await command('backup')).stdout).toMatch(/^Wrote .*\.sql\.gz\.\n$/);
    [file] = backups();
    expect(await command('restore', file)).toMatchObject({ code: 1, stderr: expect.stringContaining('in use') });
  });

  it('find a Marquee that printed only where it is and how to set it up, and leaves no process behind', async () => {
    const code = readFileSync(join(folder, 'data/setup-code'), 'utf8').trim();
    const { stdout, ...end } = await server.stop();
    expect(end).toEqual({
      code: 0,
      // Of the one that was killed.
      stderr: expect.stringMatching(/^Stopping the database server that an earlier Marquee left behind .*\n$/),
    });
    const [first, ...rest] = stdout.split('\n');
    expect(first).toBe(`Marquee is ready at ${server.origin.replace('127.0.0.1', 'localhost')}`);
    expect(rest.join('\n')).toMatch(new RegExp(`/setup#${code}\\n$`));
    expect(existsSync(postmaster())).toBe(false);
  });

  it('work without a running Marquee, and restore a backup', async () => {
    // An invalid backup does not affect the database.
    const { code, stderr } = await command('restore', join(root, 'package.json'));
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(await command('users', 'delete', 'ada', '--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(postmaster())).toBe(false);
    const restored = await command('restore', file);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toMatch(/Restored .*\nThe previous database is kept at .*postgres\.before-\w+\.\n$/s);
  });

  it('take along what they have started when they are ended', async () => {
    const draft = join(folder, 'data/postgres.restoring');
    const { child, ended } = run('marquee.mjs', ['restore', file]);
    await until(() => existsSync(join(draft, 'postmaster.pid')));
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 1 });
    expect(existsSync(draft)).toBe(false);
  });

  it('move the database to a PostgreSQL server, and back', async () => {
    const other = await startServer({ dataDir: join(folder, 'server') });
    try {
      const moved = await commandOn(other.url, 'move');
      expect(moved).toMatchObject({ code: 0, stderr: '' });
      expect(moved.stdout).toMatch(/users +1\n[^]*Moved\..*\nFrom now on, start Marquee with this DATABASE_URL\.\n$/);
      await commandOn(other.url, 'users', 'donator', 'off', 'ada');
      expect(await commandOn(other.url, 'move', 'back')).toMatchObject({ code: 0, stderr: '' });
    } finally {
      await other.stop();
    }
    expect((await command('users', 'show', 'ada')).stdout).toMatch(/donator {5}no/);
  });

  it('create an empty database beside backups only when told to', async () => {
    rmSync(join(folder, 'data/postgres'), { recursive: true });
    const refused = await run('serve.mjs', [], { PORT: String(await freePort()) }).ended;
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`npm run marquee -- restore "${backups().sort().at(-1)}"`),
    });
    expect((await command('init')).stdout).toMatch(/^Created an empty database at /);
    expect(await command('users', 'show', 'ada')).toMatchObject({
      code: 1,
      stderr: 'No account has the username or email “ada”.\n',
    });
  });
});
