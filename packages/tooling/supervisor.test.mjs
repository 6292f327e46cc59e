import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { nodeVersionProblem } from './src/node-version.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const started = [];
async function supervised(...names) {
  const port = await freePort();
  const script = join(import.meta.dirname, 'fixtures/services/run.mjs');
  const child = spawn(process.execPath, [script, ...names], { env: { ...process.env, TEST_PORT: String(port) } });
  started.push(child);
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (printed.stdout += chunk));
  child.stderr.on('data', (chunk) => (printed.stderr += chunk));
  const ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, ...printed })));
  const ready = new Promise((resolve) =>
    child.stdout.on('data', (chunk) => String(chunk).includes('ready') && resolve()),
  );
  return { child, ended, ready, port };
}
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

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

  it.each([
    ['20.19.0', true],
    ['22.1.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
  ])('on Node %s runs: %p', (version, runs) => {
    expect(nodeVersionProblem(version) === null).toBe(runs);
  });
});
