import { afterAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from './src/free-port.mjs';
import { nodeVersionProblem } from './src/node-version.mjs';

const started = [];
async function supervised(...names) {
  const [port, fragilePort] = [await freePort(), await freePort()];
  const script = join(import.meta.dirname, 'fixtures/services/run.mjs');
  const env = { TEST_PORT: String(port), TEST_FRAGILE_PORT: String(fragilePort), TEST_STALL_MS: '5000' };
  const child = spawn(process.execPath, [script, ...names], { env: { ...process.env, ...env } });
  started.push(child);
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (printed.stdout += chunk));
  child.stderr.on('data', (chunk) => (printed.stderr += chunk));
  const ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, ...printed })));
  const ready = new Promise((resolve) =>
    child.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve()),
  );
  const ask = async (path) => (await fetch(`http://127.0.0.1:${fragilePort}${path}`)).text();
  return { child, ended, ready, port, printed, ask };
}
afterAll(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Resolves with the first answer. */
async function eventually(ask) {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

// Concurrent tests: they mostly wait for the pauses and limits of the supervisor.
describe('npm start', () => {
  it('says ready once the servers answer, and stops them all on Ctrl-C', async () => {
    const { child, ended, ready, port } = await supervised('healthy');
    await ready;
    expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true);
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('ends with the sentence of the server that refused to start, and stops the others', async () => {
    const { ended, port } = await supervised('healthy', 'refusing');
    expect(await ended).toMatchObject({ code: 1, stderr: 'Port 1 is taken.\n' });
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('does not mistake another program on the port for its server', async () => {
    const { ended, port } = await supervised('refusing');
    const other = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')).listen(port);
    expect(await ended).toMatchObject({ code: 1, stdout: '', stderr: 'Port 1 is taken.\n' });
    other.close();
  });

  it.concurrent('starts a server that died again, at once and then after a growing pause, while the others go on', async () => {
    const { child, ended, ready, port, printed, ask } = await supervised('healthy', 'fragile');
    await ready;
    const pids = new Set([await ask('/')]);
    for (let deaths = 1; deaths <= 3; deaths += 1) {
      await expect(ask('/die')).rejects.toThrow();
      pids.add(await eventually(() => ask('/')));
      expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true);
    }
    expect(pids.size).toBe(4);
    expect(printed.stderr).toBe(
      ['now', 'in 1 s', 'in 2 s']
        .map((when) => `The fragile stopped unexpectedly (exit code 7); it starts again ${when}.\n`)
        .join(''),
    );
    expect(printed.stdout).toBe('ready\n');
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
  });

  it.concurrent('ends a server whose event loop stands and starts it again, in one line of the log', async () => {
    const { ready, port, printed, ask } = await supervised('healthy', 'fragile');
    await ready;
    const before = await ask('/');
    const blocked = ask('/block').catch(() => 'cut off');
    const after = await eventually(() => ask('/'));
    expect(await blocked).toBe('cut off');
    expect(after).not.toBe(before);
    expect(printed.stderr).toBe('The fragile stood still for 5 s and was ended; it starts again now.\n');
    expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true);
  });

  it.each([
    ['20.19.0', true],
    ['22.1.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
  ])('on Node %s runs: %p', (version, runs) => {
    expect(nodeVersionProblem(version) === null).toBe(runs);
  });
});
