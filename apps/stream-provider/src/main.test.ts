import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { packageDir } from './testing/demo-app';

let child: ChildProcess | undefined;
let occupant: Server | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
  occupant?.close();
});

const start = (environment: Record<string, string>) => {
  const flags = ['--import', 'tsx', '--conditions=marquee-source', 'src/main.ts'];
  const started = spawn(process.execPath, flags, {
    cwd: packageDir,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  const written = { out: '', error: '' };
  started.stdout.on('data', (chunk) => (written.out += String(chunk)));
  started.stderr.on('data', (chunk) => (written.error += String(chunk)));
  return { started, written };
};

describe('the command', () => {
  it('serves at HOST alone, and shuts down cleanly', async () => {
    const { started, written } = start({ PROVIDER_PORT: '0', HOST: '127.0.0.1' });
    while (!written.out.includes('ready at')) await once(started.stdout, 'data');
    const [, port] = /http:\/\/localhost:(\d+)/.exec(written.out) ?? [];
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow();
    started.kill('SIGTERM');
    const [code] = (await once(started, 'close')) as [number];
    expect(code).toBe(0);
    expect(written.error).toBe('');
  });

  it('says in one sentence that its port is taken', async () => {
    occupant = createServer().listen(0);
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    const { started, written } = start({ PROVIDER_PORT: String(port) });
    const [code] = (await once(started, 'close')) as [number];
    expect(code).toBe(1);
    expect(written.error).toBe(
      `Port ${port} is taken by another program; stop it, or set PROVIDER_PORT to another number.\n`,
    );
  });
});
