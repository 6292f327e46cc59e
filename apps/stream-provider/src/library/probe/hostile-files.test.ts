import { chmodSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from '@jest/globals';
import { box, word } from '../../testing/fragment-boxes';
import { memoryBounds } from '../../memory-bounds';
import { ffprobe, parseProbeOutput } from './ffprobe';
import type { MediaInfo, ProbeResult } from './media-info';
import { openProbeStore } from './probe-store';
import { probeHeaders, readKeyframeIndex } from './probe-headers';

const { indexBytes } = memoryBounds.small;
const folder = mkdtempSync(join(tmpdir(), 'marquee-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, ...parts: Buffer[]): string => {
  const path = join(folder, name);
  writeFileSync(path, Buffer.concat(parts));
  return path;
};
/** A film of 100 s at 320 × 180 with the given tables. */
function mp4(durationSec: number, ...tables: Buffer[]): Buffer {
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(320, 24);
  entry.writeUInt16BE(180, 26);
  return box(
    'moov',
    box('mvhd', Buffer.alloc(12), 1, Buffer.alloc(20)),
    box(
      'trak',
      box(
        'mdia',
        box('mdhd', 0, 0, 0, 1, durationSec, 0),
        box('hdlr', 0, 0, Buffer.from('vide'), 0),
        box('minf', box('stbl', box('stsd', 0, 1, box('avc1', entry)), ...tables)),
      ),
    ),
  );
}
const table = (type: string, declared: number, rows: readonly number[]): Buffer =>
  box(type, 0, declared, Buffer.concat(rows.map(word)));

describe('a hostile file', () => {
  it('that declares tables of two billion entries is read as far as possible', async () => {
    const most = 0x7fffffff;
    const tables = [table('stts', most, [50, 2]), table('ctts', most, [50, 1]), table('stss', most, [1, 11, 21])];
    const path = put('tables.mp4', mp4(100, ...tables));
    expect(await probeHeaders(path, indexBytes)).toMatchObject({ ok: true, info: { durationSec: 100 } });
    expect(await readKeyframeIndex(path, indexBytes)).toEqual([1, 21, 41]);
  });

  it('that lists more key frames than a film has is played without its index', async () => {
    const frames = Array.from({ length: 180_000 }, (_, index) => index + 1);
    const path = put('frames.mp4', mp4(100, table('stts', 1, [180_000, 1]), table('stss', frames.length, frames)));
    expect(await readKeyframeIndex(path, indexBytes)).toBeNull();
  });

  it('with an index above the limit is not media', async () => {
    const path = put('index.mp4', word(0x20000000), Buffer.from('moov'));
    truncateSync(path, 0x20000000);
    expect(await probeHeaders(path, indexBytes)).toEqual({ ok: false, reason: 'not_media' });
  });

  it('that claims to last for a century is not media', async () => {
    expect(await probeHeaders(put('long.mp4', mp4(0x7fffffff)), indexBytes)).toMatchObject({ ok: false });
  });

  it('with a hundred thousand tracks keeps only as many as are offered', async () => {
    const size = (bytes: number) => Buffer.from([0x10 | (bytes >> 24), bytes >> 16, bytes >> 8, bytes]);
    const element = (id: number[], data: Buffer) => Buffer.concat([Buffer.from(id), size(data.length), data]);
    const sound = element(
      [0xae],
      Buffer.concat([element([0x83], Buffer.from([2])), element([0x86], Buffer.from('A_OPUS'))]),
    );
    const picture = element(
      [0xae],
      Buffer.concat([
        element([0x83], Buffer.from([1])),
        element([0x86], Buffer.from('V_VP9')),
        element([0xe0], Buffer.concat([element([0xb0], Buffer.from([160])), element([0xba], Buffer.from([90]))])),
      ]),
    );
    const duration = Buffer.alloc(8);
    duration.writeDoubleBE(100_000);
    const info = element([0x15, 0x49, 0xa9, 0x66], element([0x44, 0x89], duration));
    const tracks = element(
      [0x16, 0x54, 0xae, 0x6b],
      Buffer.concat([picture, ...Array.from({ length: 100_000 }, () => sound)]),
    );
    const path = put(
      'tracks.mkv',
      element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from('matroska')),
      element([0x18, 0x53, 0x80, 0x67], Buffer.concat([info, tracks])),
    );
    const probed = await probeHeaders(path, indexBytes);
    expect(probed.ok && probed.info.audio.length).toBe(16);
  });
});

describe('ffprobe', () => {
  it('is stopped when its output does not end', async () => {
    const command = put('ffprobe', Buffer.from('#!/bin/sh\nexec /usr/bin/yes "{"\n'));
    chmodSync(command, 0o755);
    expect(await ffprobe(command, 'film.mp4')).toEqual({ ok: false, reason: 'not_media' });
  });
});

describe('the title of a track', () => {
  it('is kept without the megabytes that a hostile file wrote behind it', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const streams = [
      { index: 0, codec_type: 'video', codec_name: 'h264', width: 320, height: 180 },
      { index: 1, codec_type: 'audio', codec_name: 'aac', tags: { title: 'x'.repeat(2_000_000) } },
    ];
    const output = JSON.stringify({ format: { format_name: 'matroska', duration: '100' }, streams });
    collect();
    const before = process.memoryUsage().heapUsed;
    const kept = Array.from({ length: 40 }, () => parseProbeOutput(output, 'film.mkv'));
    collect();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
    expect(kept.every((probed) => probed.ok && probed.info.audio[0]?.title?.length === 120)).toBe(true);
  });
});

describe('the cache of file metadata', () => {
  it('stays within its limit, and keeps what playback needs of the latest files', async () => {
    const store = await openProbeStore(join(folder, 'probes.json'), 'ffprobe', 500_000);
    const info: MediaInfo = {
      container: 'mp4',
      durationSec: 100,
      startSec: 0,
      video: { index: 0, codec: 'h264', width: 320, height: 180, isHdr: false, isInterlaced: false },
      audio: [],
      subtitles: [],
      chapters: Array.from({ length: 500 }, (_, at) => ({ startSec: at, endSec: at + 1, title: 'x'.repeat(120) })),
    };
    const probed: ProbeResult = { ok: true, info };
    for (let at = 0; at < 2_000; at += 1) store.set(String(at), probed);
    const kept = Array.from({ length: 2_000 }, (_, at) => store.get(String(at))).filter((known) => known !== undefined);
    const bytes = kept.reduce((sum, known) => sum + JSON.stringify(known).length * 2, 0);
    expect(bytes).toBeLessThanOrEqual(500_000);
    expect(store.bytes).toBe(bytes);
    expect(kept.length).toBeGreaterThan(500);
    expect(store.isFull).toBe(true);
    expect(store.get('0')).toBeUndefined();
    expect(store.get('1999')).toMatchObject({ ok: true, info: { durationSec: 100, chapters: [] } });
  });
});
