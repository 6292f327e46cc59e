import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { withFile, type ReadAt } from './file-reader';
import { readMatroska, readMatroskaKeyframes } from './matroska';
import { probeHeaders } from './probe-headers';
import { openProbeStore } from './probe-store';

const folder = mkdtempSync(join(tmpdir(), 'marquee-slow-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = (value: number, length: number): Buffer => {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
};
/** An element; `claim` is the size that it states. */
const element = (id: number, body: Buffer | number, claim?: number): Buffer => {
  const content = typeof body === 'number' ? bytes(body, 4) : body;
  const idBytes = bytes(id, Math.ceil((32 - Math.clz32(id)) / 8));
  return Buffer.concat([idBytes, Buffer.from([0x01]), bytes(0, 1), bytes(claim ?? content.length, 6), content]);
};
const file = (...parts: Buffer[]): Buffer =>
  Buffer.concat([element(0x1a45dfa3, Buffer.from('matroska')), element(0x18538067, Buffer.concat(parts))]);

const video = Buffer.concat([element(0xb0, 160), element(0xba, 90)]);
const picture = element(
  0xae,
  Buffer.concat([element(0xd7, 1), element(0x83, 1), element(0x86, Buffer.from('V_VP9')), element(0xe0, video)]),
);
const duration = Buffer.alloc(8);
duration.writeDoubleBE(100_000);
const info = element(0x1549a966, element(0x4489, duration));
const tracks = element(0x1654ae6b, picture);

const maxBytes = 1_000_000;

/** Number of reads and bytes; fails if more is requested than allowed. */
async function read(data: Buffer, size = data.length) {
  const cost = { reads: 0, bytes: 0 };
  const readAt: ReadAt = (position, length) => {
    cost.reads += 1;
    cost.bytes += length;
    expect(length).toBeLessThanOrEqual(maxBytes);
    return Promise.resolve(data.subarray(position, position + length));
  };
  const found = await readMatroska(readAt, size, maxBytes);
  const keyframes = await readMatroskaKeyframes(readAt, size, maxBytes);
  expect(cost.reads).toBeLessThan(400);
  expect(cost.bytes).toBeLessThan(3 * maxBytes);
  return { found, keyframes };
}

describe('a protected Matroska file', () => {
  const encodings = (id: number): Buffer => element(0x6d80, element(0x6240, element(id, element(0x47e1, 5))));
  const probe = async (id: number) => {
    const path = join(folder, `${id}.mkv`);
    const entry = element(0xae, Buffer.concat([picture.subarray(9), encodings(id)]));
    writeFileSync(path, file(info, element(0x1654ae6b, entry)));
    return probeHeaders(path, maxBytes);
  };

  it('is recognised by the encryption of its tracks, unlike a compressed one', async () => {
    expect(await probe(0x5035)).toEqual({ ok: false, reason: 'protected' });
    expect(await probe(0x5034)).toMatchObject({ ok: true });
  });
});

describe('a hostile Matroska file', () => {
  it('is read where it is a plain one', async () => {
    const { found } = await read(file(info, tracks));
    expect(found).toMatchObject({
      durationSec: 100,
      tracks: [{ kind: 'video', width: 160, height: 90 }],
    });
  });

  it.each([
    ['in its list of tracks', file(info, element(0x1654ae6b, picture, 2 ** 40))],
    ['in a track', file(info, element(0x1654ae6b, element(0xae, picture, 2 ** 40)))],
    ['in an element that is passed over', file(element(0xec, Buffer.alloc(8), 2 ** 47), info)],
  ])('with an element of terabytes %s has no tracks', async (_, data) => {
    expect((await read(data, 2 ** 48)).found?.tracks).toEqual([]);
  });

  it('whose elements overlap or refer to themselves is read in finite time', async () => {
    const seek = (id: number, position: number): Buffer =>
      element(0x4dbb, Buffer.concat([element(0x53ab, id), element(0x53ac, position)]));
    // All of them refer to the seek head itself, and to positions without content.
    const seeks = [0x114d9b74, 0x1654ae6b, 0x1043a770, 0x1c53bb6b].flatMap((id) =>
      Array.from({ length: 5_000 }, (__, at) => seek(id, at % 3 === 0 ? 0 : at)),
    );
    const { found } = await read(file(info, element(0x114d9b74, Buffer.concat(seeks)), tracks));
    expect(found?.durationSec).toBe(100);
  });

  it('of a million empty elements is read in finite time', async () => {
    const empty = Buffer.concat(Array.from({ length: 300_000 }, () => Buffer.from([0xec, 0x80])));
    await read(file(empty, info, tracks));
    await read(file(info, element(0x1654ae6b, empty), tracks));
    await read(file(info, element(0x1654ae6b, element(0xae, empty))));
    await read(file(info, tracks, element(0x1043a770, element(0x45b9, empty)), element(0x1c53bb6b, empty)));
  });

  it('with names of megabytes keeps their beginning', async () => {
    const names = [0x86, 0x22b59c, 0x536e].map((id) => element(id, Buffer.alloc(300_000, 'é')));
    const { found } = await read(
      file(info, element(0x1654ae6b, element(0xae, Buffer.concat([element(0x83, 1), ...names])))),
    );
    const [track] = found?.tracks ?? [];
    expect(track?.codec.length).toBeLessThan(500);
  });

  it('with unexpected numbers and names is stored like any other', async () => {
    const large = Buffer.alloc(8, 0xff);
    const size = Buffer.concat([element(0xb0, large), element(0xba, large)]);
    const names = [element(0x86, Buffer.from('constructor')), element(0x22b59c, Buffer.from('\u0001\n'))];
    const path = join(folder, 'numbers.mkv');
    const kinds = [
      [element(0x83, 1), element(0xe0, size)],
      [element(0x83, 2), element(0xe1, element(0x9f, large))],
    ];
    const entries = kinds.map((kind) => element(0xae, Buffer.concat([...kind, ...names, element(0xd7, large)])));
    writeFileSync(path, file(info, element(0x1654ae6b, Buffer.concat(entries))));
    const probed = await probeHeaders(path, maxBytes);
    expect(probed).toMatchObject({ ok: true, info: { video: { codec: 'unknown' }, audio: [{ codec: 'unknown' }] } });
    const store = join(folder, 'probes.json');
    const known = await openProbeStore(store, 'headers', maxBytes);
    known.set('it', probed);
    await known.save();
    expect((await openProbeStore(store, 'headers', maxBytes)).get('it')).toEqual(probed);
  });

  it('that points outside itself leads to nothing there', async () => {
    const path = join(folder, 'outside.mkv');
    writeFileSync(path, 'abcdef');
    const parts = await withFile(path, (readAt) =>
      Promise.all([readAt(4, 4), readAt(6, 4), readAt(-3, 4), readAt(-3, 9)]),
    );
    expect(parts.map(String)).toEqual(['ef', '', '', '']);
  });

  it('that cannot be read in time is abandoned', async () => {
    const path = join(folder, 'slow.mkv');
    writeFileSync(path, file(info, tracks));
    const readSlowly = withFile(
      path,
      async (readAt, size) => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        return readMatroska(readAt, size, maxBytes);
      },
      20,
    );
    await expect(readSlowly).rejects.toThrow('takes too long');
  });
});
