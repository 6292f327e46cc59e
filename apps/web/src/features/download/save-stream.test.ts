import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileName, type FileTarget } from '../../shared/lib/saving/file-target';
import { LiveStreamError, saveStream } from './save-stream';

// jsdom lacks `crypto.subtle`.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const media = join(import.meta.dirname, '../../../../../packages/player/test-media');
const stored = (path: string): Buffer => readFileSync(join(media, path.replace(/\.ts$/, '.mpegts')));
const BASE = 'https://media.example.org/';
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Serves the fixture streams; `change` can override responses. */
function serve(change: (path: string) => Response | undefined = () => undefined): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn((input: string | URL | Request) => {
    const path = (typeof input === 'string' ? input : '').slice(BASE.length);
    asked.push(path);
    return Promise.resolve(change(path) ?? new Response(new Uint8Array(stored(path))));
  });
  return asked;
}

function target() {
  const parts: Uint8Array[] = [];
  const ends: string[] = [];
  const it: FileTarget = {
    write: (bytes) => Promise.resolve(void parts.push(bytes)),
    close: () => Promise.resolve(void ends.push('closed')),
    abort: () => Promise.resolve(void ends.push('given up')),
  };
  return { it, ends, bytes: () => Buffer.concat(parts) };
}

const save = (picture: string, sound: string | null, to: FileTarget, signal = new AbortController().signal) => {
  const shares: number[] = [];
  const endings: string[] = [];
  const done = saveStream({
    picture: BASE + picture,
    sound: sound && BASE + sound,
    signal,
    openTarget: (ending) => {
      endings.push(ending);
      return Promise.resolve(to);
    },
    onProgress: (share) => shares.push(share),
  });
  return { done, shares, endings };
};

describe('saving a stream as one file', () => {
  it('writes MPEG-TS segments one after the other [DOWNLOAD-03]', async () => {
    serve();
    const file = target();
    const { done, shares, endings } = save('hls-ts/low/index.m3u8', null, file.it);
    await done;
    const pieces = [0, 1, 2, 3].map((piece) => stored(`hls-ts/low/s${piece}.ts`));
    expect(file.bytes().equals(Buffer.concat(pieces))).toBe(true);
    expect([endings, file.ends, shares.at(-1)]).toEqual([['ts'], ['closed'], 1]);
  });

  it('decrypts AES-128, fetching the key once', async () => {
    const asked = serve();
    const file = target();
    await save('hls-aes/low/index.m3u8', null, file.it).done;
    const text = file.bytes();
    // Every MPEG-TS packet starts with the same sync byte.
    expect([0, 188, 376, 188 * 10].map((at) => text[at])).toEqual([0x47, 0x47, 0x47, 0x47]);
    expect(asked.filter((path) => path.endsWith('key.bin'))).toHaveLength(1);
  });

  it('interleaves video and audio of MP4 [DOWNLOAD-03]', async () => {
    const asked = serve();
    const file = target();
    const { done, endings } = save('hls-cmaf/low/index.m3u8', 'hls-cmaf/es/index.m3u8', file.it);
    await done;
    expect(endings).toEqual(['mp4']);
    const pieces = asked.filter((path) => path.endsWith('.m4s')).map((path) => path.split('/')[1]);
    expect(pieces.slice(0, 4)).toEqual(['low', 'es', 'low', 'es']);
    const text = file.bytes().toString('latin1');
    expect([text.split('moov').length, text.split('trak').length]).toEqual([2, 3]);
  });

  it('gives up when the provider goes away, after retrying', async () => {
    jest.useFakeTimers();
    const asked = serve((path) => (path.endsWith('s2.ts') ? new Response('', { status: 503 }) : undefined));
    const file = target();
    const { done } = save('hls-ts/low/index.m3u8', null, file.it);
    const failed = expect(done).rejects.toThrow('503');
    await jest.advanceTimersByTimeAsync(10_000);
    await failed;
    jest.useRealTimers();
    expect(asked.filter((path) => path.endsWith('s2.ts'))).toHaveLength(4);
    expect(file.ends).toEqual(['given up']);
  });

  it('rejects a live stream [DOWNLOAD-03]', async () => {
    serve((path) => (path.endsWith('.m3u8') ? new Response('#EXTM3U\n#EXTINF:2,\ns0.ts') : undefined));
    const file = target();
    await expect(save('live.m3u8', null, file.it).done).rejects.toBeInstanceOf(LiveStreamError);
    expect(file.ends).toEqual([]);
  });
});

describe('the name of the file', () => {
  it.each([
    ['A Film: Part 1/2', 'A Film Part 1 2.mp4'],
    ['..\u0000\n', '...mp4'],
    ['<>|', 'film.mp4'],
    ['x'.repeat(300), `${'x'.repeat(150)}.mp4`],
  ])('is valid on every file system: %j', (name, expected) => {
    expect(fileName(name, 'mp4')).toBe(expected);
  });
});
