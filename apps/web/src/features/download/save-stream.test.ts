import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileName, type FileTarget } from '../../shared/lib/saving/file-target';
import { LiveStreamError, saveStream } from './save-stream';
import { PlaylistError, readMaster, readMedia } from './playlist';
import { asSound, mergeInits } from './merge-mp4';

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

const MASTER = 'https://media.example.org/film/master.m3u8';

describe('a master playlist', () => {
  it('lists qualities, best first, with their audio languages', () => {
    const variants = readMaster(
      `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English, stereo",LANGUAGE="en",URI="en/i.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="b",NAME="Other",LANGUAGE="fr",URI="fr/i.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2",AUDIO="a"
low/i.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=5000000,RESOLUTION=1920x1080,AUDIO="a"
/high/i.m3u8?x=1
`,
      MASTER,
    );
    expect(variants?.map(({ height, url }) => [height, url])).toEqual([
      [1080, 'https://media.example.org/high/i.m3u8?x=1'],
      [360, 'https://media.example.org/film/low/i.m3u8'],
    ]);
    expect(variants?.[0]?.sounds).toEqual([
      { name: 'English, stereo', language: 'en', url: 'https://media.example.org/film/en/i.m3u8' },
    ]);
  });

  it('is not assumed for a media playlist or a web page', () => {
    expect(readMaster('#EXTM3U\n#EXTINF:2,\ns0.ts\n#EXT-X-ENDLIST', MASTER)).toBeNull();
    expect(() => readMaster('<!doctype html>', MASTER)).toThrow(PlaylistError);
  });
});

describe('a media playlist', () => {
  it('lists its segments with their keys, numbered from the media sequence', () => {
    const { pieces, init, isComplete } = readMedia(
      `#EXTM3U
#EXT-X-MEDIA-SEQUENCE:7
#EXT-X-KEY:METHOD=AES-128,URI="key.bin"
#EXTINF:2,
s7.ts
#EXT-X-KEY:METHOD=AES-128,URI="key.bin",IV=0x000102030405060708090a0b0c0d0e0f
#EXTINF:2,
s8.ts
#EXT-X-KEY:METHOD=NONE
#EXTINF:2,
s9.ts
#EXT-X-ENDLIST`,
      MASTER,
    );
    expect(init).toBeNull();
    expect(isComplete).toBe(true);
    expect(pieces.map(({ url }) => url.slice(-5))).toEqual(['s7.ts', 's8.ts', 's9.ts']);
    expect(pieces.map(({ key }) => key && [...key.iv])).toEqual([
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
      undefined,
    ]);
  });

  it('supports byte ranges, with each following the last if no start is given', () => {
    const { init, pieces } = readMedia(
      `#EXTM3U
#EXT-X-MAP:URI="all.mp4",BYTERANGE="100@0"
#EXT-X-BYTERANGE:50@100
#EXTINF:2,
all.mp4
#EXT-X-BYTERANGE:70
#EXTINF:2,
all.mp4`,
      MASTER,
    );
    expect([init?.range, ...pieces.map(({ range }) => range)]).toEqual([
      { start: 0, length: 100 },
      { start: 100, length: 50 },
      { start: 150, length: 70 },
    ]);
  });

  it('is rejected when protected by DRM', () => {
    const locked = () => readMedia('#EXTM3U\n#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x"\n#EXTINF:2,\ns0.ts', MASTER);
    expect(locked).toThrow('protected');
  });

  it('is rejected when its film lies in several files [LIBRARY-14]', () => {
    const joined = () => readMedia('#EXTM3U\n#EXT-X-MAP:URI="a.mp4"\n0.m4s\n#EXT-X-MAP:URI="b.mp4"\n1.m4s', MASTER);
    expect(joined).toThrow('several-files');
  });
});

const read = (name: string) => new Uint8Array(stored(`hls-cmaf/${name}`));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const count = (bytes: Uint8Array, type: string) => text(bytes).split(type).length - 1;
/** The track id in the first box of a type. */
const track = (bytes: Uint8Array, type: string, offset: number) =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(text(bytes).indexOf(type) + 4 + offset);

describe('merging video and audio', () => {
  it('creates one init segment with two tracks of different ids', () => {
    const merged = mergeInits(read('low/init.mp4'), read('en/init.mp4'));
    expect([count(merged, 'ftyp'), count(merged, 'moov'), count(merged, 'mvhd')]).toEqual([1, 1, 1]);
    expect([count(merged, 'trak'), count(merged, 'trex'), count(merged, 'vide'), count(merged, 'soun')]).toEqual([
      2, 2, 1, 1,
    ]);
    const second = merged.subarray(text(merged).lastIndexOf('trak'));
    expect([track(merged, 'tkhd', 12), track(second, 'tkhd', 12)]).toEqual([1, 2]);
  });

  it('gives audio fragments the id of the second track, without changing the input', () => {
    const piece = read('en/s0.m4s');
    const renamed = asSound(piece);
    expect([track(piece, 'tfhd', 4), track(renamed, 'tfhd', 4)]).toEqual([1, 2]);
    expect(renamed.length).toBe(piece.length);
  });

  it('rejects input that is not MP4', () => {
    expect(() => mergeInits(new Uint8Array(40), read('en/init.mp4'))).toThrow();
    expect(() =>
      mergeInits(new TextEncoder().encode('<!doctype html><title>Not found</title>'), read('en/init.mp4')),
    ).toThrow();
  });
});
