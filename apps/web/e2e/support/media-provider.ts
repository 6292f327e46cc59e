import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const providerDir = join(import.meta.dirname, '../../../stream-provider');

export interface MediaProvider {
  /** Starts it, or starts it anew; resolves with its address. */
  start: (environment: Record<string, string>) => Promise<string>;
  /** Stops it and removes its folders. */
  remove: () => Promise<void>;
}

/** A stream provider with a media folder that holds a small film under these names. */
export function createMediaProvider(names: readonly string[]): MediaProvider {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-e2e-media-'));
  for (const name of names) {
    const path = join(folder, 'media', name);
    mkdirSync(dirname(path), { recursive: true });
    cpSync(join(providerDir, 'fixtures/direct.mp4'), path);
  }
  let provider: ChildProcess | undefined;
  async function stop(): Promise<void> {
    if (provider?.exitCode !== null) return;
    const ended = once(provider, 'exit');
    provider.kill();
    // It writes until it has ended.
    await ended;
  }
  return {
    async start(environment) {
      await stop();
      const started = spawn(process.execPath, [join(providerDir, 'dist/main.js')], {
        env: {
          PATH: process.env.PATH,
          PROVIDER_PORT: '0',
          MEDIA_DIR: join(folder, 'media'),
          DATA_DIR: join(folder, 'data'),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      provider = started;
      let written = '';
      const ready = /"port":(\d+),"msg":"Stream provider is ready/;
      while (!ready.test(written)) written += String(((await once(started.stdout, 'data')) as [Buffer])[0]);
      return `http://localhost:${ready.exec(written)?.[1]}`;
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
