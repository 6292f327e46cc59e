/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import { isInstalled, onlyIf } from '@marquee/tooling/only-if';
import fc from 'fast-check';
import { encodeMatroska } from '../../testing/encode-matroska';
import { encodeSup, pgsDisplaySet, pgsSegment } from '../../testing/pgs-encoder';
import { pgsImages } from './pgs';
import { readImageTracks, readSubtitleImages } from './read-image-track';
import type { SubtitleImage } from './subtitle-image';
import { vobsubImages } from './vobsub';

const white = [235, 128, 128, 255] as const;
const half = [81, 240, 90, 128] as const;
const lines = [
  { startSec: 1, endSec: 3, rectangles: [{ x: 600, y: 900, width: 720, height: 60, color: white }] },
  {
    startSec: 4.5,
    endSec: 6,
    rectangles: [
      { x: 100, y: 50, width: 40, height: 20, color: half },
      { x: 600, y: 900, width: 720, height: 60, color: white },
    ],
  },
];

const withFfmpeg = onlyIf(isInstalled('ffmpeg'), 'ffmpeg is not installed');

const shownAt = (images: readonly SubtitleImage[], sec: number): SubtitleImage | undefined =>
  images.find(({ startSec, endSec }) => startSec <= sec && sec < endSec);
const pixelOf = (image: SubtitleImage | undefined, part = 0): number[] => [
  ...(image?.decode()[part]?.pixels.subarray(0, 4) ?? []),
];

describe('image subtitles', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-images-'));
    writeFileSync(join(folder, 'a.sup'), encodeSup(lines));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function converted(...args: string[]): Uint8Array {
    const out = join(folder, 'out.mkv');
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-copyts',
      '-i',
      join(folder, 'a.sup'),
      '-map',
      '0',
      ...args,
      '-f',
      'matroska',
      out,
    ]);
    return new Uint8Array(readFileSync(out));
  }

  withFfmpeg(it, 'of a Blu-ray disc are read as ffmpeg copies them [SUBTITLE-12]', () => {
    const images = readSubtitleImages(converted('-c', 'copy'));
    const first = shownAt(images, 2);
    expect(first).toMatchObject({ width: 1920, height: 1080 });
    expect(first?.startSec).toBeCloseTo(1);
    expect(first?.endSec).toBeCloseTo(3);
    expect(first?.decode()).toMatchObject([{ x: 600, y: 900, width: 720, height: 60 }]);
    expect(pixelOf(first)).toEqual([255, 255, 255, 255]);
    expect(shownAt(images, 4)?.decode() ?? []).toEqual([]);
    const second = shownAt(images, 5);
    expect(second?.decode()).toHaveLength(2);
    const [red = 0, green = 255, blue = 255, opacity] = pixelOf(second);
    expect([red > 200, green < 60, blue < 60, opacity]).toEqual([true, true, true, 128]);
  });

  withFfmpeg(it, 'of a DVD are read as ffmpeg copies them, in the colours of the disc [SUBTITLE-12]', () => {
    const data = converted('-c:s', 'dvd_subtitle', '-s', '1920x1080');
    expect(readImageTracks(data).map(({ codec }) => codec)).toEqual(['vobsub']);
    const images = readSubtitleImages(data);
    const first = shownAt(images, 2);
    expect(first).toMatchObject({ width: 1920, height: 1080 });
    const [part] = first?.decode() ?? [];
    expect(part).toMatchObject({ x: 600, y: 900 });
    expect(part?.width).toBeGreaterThanOrEqual(719);
    const [red = 0, green = 0, blue = 0, opacity] = pixelOf(first);
    expect([red > 230, green > 230, blue > 230, opacity]).toEqual([true, true, true, 255]);
    expect(shownAt(images, 5)?.startSec).toBeCloseTo(4.5);
  });

  it('of several streams one after the other are read with the times and colours of each [SUBTITLE-12]', () => {
    const shown = (color: readonly [number, number, number, number], startSec: number) => [
      { startSec, data: pgsDisplaySet([{ x: 1, y: 2, width: 4, height: 2, color }]).flat() },
      { startSec: startSec + 2, data: pgsDisplaySet([]).flat() },
    ];
    const [one, other] = [
      encodeMatroska('S_HDMV/PGS', shown(white, 10)),
      encodeMatroska('S_HDMV/PGS', shown(half, 20)),
    ];
    const images = readSubtitleImages(Uint8Array.from([...one, ...other]));
    expect(images.map(({ startSec }) => startSec)).toEqual([10, 12, 20, 22]);
    expect([0, 2].map((at) => pixelOf(images[at])[3])).toEqual([255, 128]);
  });

  it('whose segments come in packets of their own, as in transport streams, are read alike', () => {
    const set = pgsDisplaySet(lines[0]?.rectangles ?? []);
    const packets = set.map((part) => ({ startSec: 7, durationSec: null, data: Uint8Array.from(part) }));
    expect(shownAt(pgsImages(packets), 8)?.decode()).toMatchObject([{ x: 600, y: 900, width: 720, height: 60 }]);
  });

  it('without end are taken away after a minute', () => {
    const data = Uint8Array.from(pgsDisplaySet(lines[0]?.rectangles ?? []).flat());
    const images = pgsImages([{ startSec: 7, durationSec: null, data }]);
    expect(shownAt(images, 66)).toBeDefined();
    expect(shownAt(images, 68)).toBeUndefined();
  });
});

describe('hostile image subtitles', () => {
  const packet = (data: readonly number[]) => ({ startSec: 0, durationSec: null, data: Uint8Array.from(data) });

  it('never throw and never ask for more memory than a frame of a 4K disc takes, twice', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const piece = fc.oneof(
      fc
        .tuple(fc.constantFrom(0x14, 0x15, 0x16, 0x17, 0x80), fc.array(byte, { maxLength: 40 }))
        .map(([kind, body]) => pgsSegment(kind, body)),
      fc.array(byte, { maxLength: 20 }),
      fc.constant(pgsDisplaySet(lines[1]?.rectangles ?? []).flat()),
    );
    fc.assert(
      fc.property(fc.array(fc.array(piece, { maxLength: 6 }), { maxLength: 6 }), (packets) => {
        const read = packets.map((pieces) => packet(pieces.flat()));
        for (const image of [...pgsImages(read), ...vobsubImages('size: 720x576', read)]) {
          const bytes = image.decode().reduce((sum, { pixels }) => sum + pixels.length, 0);
          expect(bytes).toBeLessThanOrEqual(2 * 4 * 4096 * 2304);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('in a damaged container show what can be read', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.array(fc.tuple(fc.nat(400), byte), { maxLength: 8 }),
        (tail, hits) => {
          const ebml = [0x18, 0x53, 0x80, 0x67, 0xff, 0x16, 0x54, 0xae, 0x6b, 0x8d, 0xae, 0x8b, 0x86, 0x89];
          const name = Array.from('S_VOBSUB0', (letter) => letter.charCodeAt(0));
          const cluster = [
            0x1f,
            0x43,
            0xb6,
            0x75,
            0xff,
            0xe7,
            0x81,
            5,
            0xa3,
            0x80 | Math.min(100, tail.length),
            ...tail,
          ];
          const data = Uint8Array.from([...ebml, ...name, ...cluster]);
          for (const [at, value] of hits) if (at < data.length) data[at] = value;
          for (const image of readSubtitleImages(data)) image.decode();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('with half a million pieces of one object take no time', () => {
    const spentMs = startProcessorClock();
    const first = pgsSegment(0x15, [0, 0, 0, 0x80, 0, 0, 8, 0, 9, 0, 9, 1]);
    const more = pgsSegment(0x15, [0, 0, 0, 0, 1]);
    const bytes = Uint8Array.from({ length: 4_000_000 }, (_, index) => more[index % more.length] ?? 0);
    const set = Uint8Array.from(pgsDisplaySet(lines[0]?.rectangles ?? []).flat());
    pgsImages([packet([...set]), packet(first), { ...packet([]), data: bytes }]);
    expect(spentMs()).toBeLessThan(2_000);
  });
});
