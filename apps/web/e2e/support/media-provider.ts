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
  let folder: string | undefined;
  function makeFolder(): string {
    const made = mkdtempSync(join(tmpdir(), 'marquee-e2e-media-'));
    for (const name of names) {
      const path = join(made, 'media', name);
      mkdirSync(dirname(path), { recursive: true });
      cpSync(join(providerDir, 'fixtures/direct.mp4'), path);
    }
    return made;
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
      // A worker that runs tests of a file twice loads the file once, and removes the folder in between.
      folder ??= makeFolder();
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
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      folder = undefined;
    },
  };
}
