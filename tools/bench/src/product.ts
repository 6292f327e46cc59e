import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@marquee/tooling/workspace';

export interface Product {
  url: string;
  providerUrl: string;
  /** Of the supervisor process. */
  pid: number;
  stop: () => Promise<void>;
}

interface StartOptions {
  port?: number;
  providerPort?: number;
  /** Further settings. */
  environment?: Record<string, string>;
  /** Path of the Node executable; this process's by default. */
  node?: string;
}

/** Starts Marquee like `npm start`, on separate ports and a separate data folder. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const { PORT = 8977, PROVIDER_PORT = 8978 } = process.env;
  const {
    port = Number(PORT),
    providerPort = Number(PROVIDER_PORT),
    environment = {},
    node = process.execPath,
  } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  const child = spawn(node, [join(root, 'packages/tooling/bin/start.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      PROVIDER_PORT: String(providerPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Marquee is ready')) resolve();
      else process.stderr.write(chunk);
    });
    void ended.then(() => reject(new Error('Marquee ended before it was ready')));
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    providerUrl: `http://localhost:${providerPort}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
