import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@marquee/postgres';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { root } from './src/workspace.mjs';

// Each test starts and stops the built product: `npm test` builds it first.
jest.setTimeout(180_000);

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

let folder;
let children;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-tooling-'));
  children = [];
});
afterEach(async () => {
  for (const { child, ended } of children) {
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => join(folder, 'data');
const { PATH } = process.env;
function run(program, args, env = {}) {
  const child = spawn(process.execPath, [join(root, 'packages/tooling/bin', program), ...args], {
    env: { PATH, DATA_DIR: dataDir(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (printed.stdout += chunk));
  child.stderr.on('data', (chunk) => (printed.stderr += chunk));
  const ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, ...printed })));
  return { child, ended };
}
const command = (...args) => run('marquee.mjs', args).ended;
const commandOn = (databaseUrl, ...args) => run('marquee.mjs', args, { DATABASE_URL: databaseUrl }).ended;

async function serve(env = {}) {
  const [PORT, PROVIDER_PORT] = [String(await freePort()), String(await freePort())];
  const served = run('serve.mjs', [], { PORT, PROVIDER_PORT, ...env });
  children.push(served);
  await new Promise((resolve, reject) => {
    served.child.stdout.on('data', (chunk) => String(chunk).includes('Marquee is ready') && resolve());
    served.ended.then((end) => reject(new Error(JSON.stringify(end))));
  });
  return {
    ...served,
    origin: `http://127.0.0.1:${PORT}`,
    providerOrigin: `http://127.0.0.1:${PROVIDER_PORT}`,
    stop: async () => {
      served.child.kill('SIGTERM');
      return served.ended;
    },
  };
}
async function signUp(origin, username) {
  const password = 'correct horse';
  const answer = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, email: `${username}@example.org`, password, passwordConfirm: password }),
  });
  expect(answer.status).toBe(201);
}
const backups = () => readdirSync(join(dataDir(), 'backups')).map((name) => join(dataDir(), 'backups', name));

describe('npm start', () => {
  it('starts its own database, prints only its address, keeps others out, and leaves no process behind', async () => {
    const server = await serve();
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    const postmaster = join(dataDir(), 'postgres/postmaster.pid');
    expect(existsSync(postmaster)).toBe(true);

    const second = await run('serve.mjs', [], { PORT: String(await freePort()) }).ended;
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toMatch(
      /^The data folder .* is in use by another Marquee \(process \d+\); stop it, or .*\n$/,
    );
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);

    expect(await server.stop()).toEqual({
      code: 0,
      stdout: `Marquee is ready at ${server.origin.replace('127.0.0.1', 'localhost')}\n`,
      stderr: '',
    });
    expect(existsSync(postmaster)).toBe(false);
  });

  it('binds the stream provider to this machine alone and serves it below the site, unless it has an address of its own [PROFILE-65]', async () => {
    // Another address of this machine, like one in a network.
    const elsewhere = (address, path) =>
      fetch(address.replace('127.0.0.1', '127.0.0.2') + path).then(
        ({ status }) => status,
        () => 'refused',
      );
    const behind = await serve();
    const config = await (await fetch(`${behind.origin}/api/config`)).json();
    expect(config.providers).toMatchObject([{ url: `${behind.origin}/api/provider` }]);
    expect((await fetch(`${behind.origin}/api/provider/sources`)).status).toBe(200);
    expect(await elsewhere(behind.origin, '/healthz')).toBe(200);
    expect(await elsewhere(behind.providerOrigin, '/healthz')).toBe('refused');
    expect((await fetch(`${behind.providerOrigin}/healthz`)).status).toBe(200);
    await behind.stop();
    const apart = await serve({ PROVIDER_URL: 'https://streams.example' });
    expect(await elsewhere(apart.providerOrigin, '/healthz')).toBe(200);
    expect((await fetch(`${apart.origin}/api/provider/sources`)).status).toBe(404);
    await apart.stop();
  });

  it('stops its servers when it is killed, and restarts on the same data', async () => {
    const first = await serve();
    await signUp(first.origin, 'ada');
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await serve();
    const found = await command('users', 'show', 'ada');
    expect(found.code).toBe(0);
    expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
    for (let wait = 0; wait < 100; wait += 1) {
      const isGone = await fetch(`${first.origin}/healthz`).then(
        () => false,
        () => true,
      );
      if (isGone) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the API outlived its supervisor');
  });
});

describe('a server of a running Marquee', () => {
  /** Process id of a server, found by its script. */
  const pidOf = ({ child }, app) => {
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
    return Number(children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`apps/${app}/`)));
  };
  const isUp = async (origin) =>
    fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const isBack = async (origin) => {
    for (let wait = 0; wait < 600 && !(await isUp(origin)); wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await isUp(origin)).toBe(true);
  };
  const onLinux = process.platform === 'linux' ? it : it.skip;

  onLinux('is started again when it dies; the stream provider does not take the API along', async () => {
    const server = await serve();
    const api = pidOf(server, 'api');
    process.kill(pidOf(server, 'stream-provider'), 'SIGKILL');
    await isBack(server.providerOrigin);
    await isBack(server.origin);
    expect(pidOf(server, 'api')).toBe(api);
    process.kill(api, 'SIGKILL');
    await isBack(server.origin);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect(await server.stop()).toMatchObject({
      code: 0,
      stderr:
        'The stream provider stopped unexpectedly (SIGKILL); it starts again now.\n' +
        'The API stopped unexpectedly (SIGKILL); it starts again now.\n',
    });
  });

  onLinux('is ended and started again when its event loop stands for STALL_LIMIT_SEC', async () => {
    const block = `--import=${join(root, 'packages/tooling/fixtures/block-on-signal.mjs')}`;
    const server = await serve({ STALL_LIMIT_SEC: '3', NODE_OPTIONS: block });
    for (const [app, origin] of [
      ['api', server.origin],
      ['stream-provider', server.providerOrigin],
    ]) {
      const blocked = pidOf(server, app);
      process.kill(blocked, 'SIGUSR2');
      while (await isUp(origin));
      await isBack(origin);
      expect(pidOf(server, app)).not.toBe(blocked);
    }
    expect(await server.stop()).toMatchObject({
      code: 0,
      stderr:
        'The API stood still for 3 s and was ended; it starts again now.\n' +
        'The stream provider stood still for 3 s and was ended; it starts again now.\n',
    });
  });

  it('runs alone where it has a container of its own, watched in the same way', async () => {
    const PROVIDER_PORT = String(await freePort());
    const alone = run('serve.mjs', ['provider'], { PROVIDER_PORT });
    children.push(alone);
    await new Promise((resolve) => alone.child.stdout.once('data', resolve));
    expect((await fetch(`http://127.0.0.1:${PROVIDER_PORT}/healthz`)).status).toBe(200);
    expect(existsSync(join(dataDir(), 'postgres'))).toBe(false);
    alone.child.kill('SIGTERM');
    expect(await alone.ended).toMatchObject({
      code: 0,
      stdout: `Marquee is ready at http://localhost:${PROVIDER_PORT}\n`,
    });
  });

  it('that does not exist is refused', async () => {
    expect(await run('serve.mjs', ['web']).ended).toMatchObject({
      code: 1,
      stderr: 'There is no server "web": api or provider, or neither for both.\n',
    });
  });

  it('is refused a limit that is no number of seconds', async () => {
    const { code, stderr } = await run('serve.mjs', [], { STALL_LIMIT_SEC: 'never' }).ended;
    expect([code, stderr]).toEqual([
      1,
      'STALL_LIMIT_SEC must be a number of seconds from 1 to 99999; it is "never".\n',
    ]);
  });
});

describe("the operator's commands", () => {
  it('work beside a running Marquee and without one; restore a backup, but not while it is running', async () => {
    const server = await serve();
    await signUp(server.origin, 'ada');
    expect(await command('users', 'donator', 'on', 'ada')).toEqual({
      code: 0,
      stdout: 'ada is now a Generous Donator.\n',
      stderr: '',
    });
    expect((await command('backup')).stdout).toMatch(/^Wrote .*\.sql\.gz\.\n$/);
    const [file] = backups();
    expect(await command('restore', file)).toMatchObject({ code: 1, stderr: expect.stringContaining('in use') });
    await server.stop();

    expect((await command('users', 'show', 'ada')).stdout).toMatch(/donator {5}yes/);
    expect(await command('users', 'show', 'bob')).toMatchObject({
      code: 1,
      stderr: 'No account has the username or email “bob”.\n',
    });
    expect(existsSync(join(dataDir(), 'postgres/postmaster.pid'))).toBe(false);

    // An invalid backup does not affect the database.
    const { code, stderr } = await command('restore', join(root, 'package.json'));
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect((await command('users', 'delete', 'ada', '--yes')).code).toBe(0);
    const restored = await command('restore', file);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toMatch(/Restored .*\nThe previous database is kept at .*postgres\.before-\w+\.\n$/s);
    expect((await command('users', 'show', 'ada')).code).toBe(0);
  });

  it('move the database to a PostgreSQL server, and back', async () => {
    const server = await serve();
    await signUp(server.origin, 'ada');
    await server.stop();
    const other = await startServer({ dataDir: join(folder, 'server') });
    try {
      const moved = await commandOn(other.url, 'move');
      expect(moved).toMatchObject({ code: 0, stderr: '' });
      expect(moved.stdout).toMatch(/users +1\n[^]*Moved\..*\nFrom now on, start Marquee with this DATABASE_URL\.\n$/);
      expect((await commandOn(other.url, 'move')).stderr).toMatch(/already contains data/);
      await commandOn(other.url, 'users', 'donator', 'on', 'ada');
      expect(await commandOn(other.url, 'move', 'back')).toMatchObject({ code: 0, stderr: '' });
    } finally {
      await other.stop();
    }
    expect((await command('users', 'show', 'ada')).stdout).toMatch(/donator {5}yes/);
  });

  it('create an empty database beside backups only when told to', async () => {
    const server = await serve();
    await command('backup');
    await server.stop();
    rmSync(join(dataDir(), 'postgres'), { recursive: true });
    const refused = await run('serve.mjs', [], { PORT: String(await freePort()) }).ended;
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`npm run marquee -- restore "${backups()[0]}"`),
    });
    expect((await command('init')).stdout).toMatch(/^Created an empty database at /);
    await (await serve()).stop();
  });
});
