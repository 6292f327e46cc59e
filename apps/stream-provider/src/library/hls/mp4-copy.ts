import type { ReadAt } from '../probe/file-reader';
import { child, readIndex, rows, type Box } from '../probe/mp4-boxes';
import {
  countOf,
  createTimes,
  readSamples,
  readTables,
  sampleAt,
  type Mp4Tables,
  type SampleRange,
} from './mp4-samples';
import type { Rendition } from './rendition';
import { keyToleranceSec, roundingSec, segmentIndexAt } from './segment-starts';
import { box, shiftOf, withEditList, words, writeSegment } from './segment-writer';

/** The track of a file to copy, and the origin of its times. */
export interface Mp4CopyOptions {
  rendition: Rendition;
  /** Index of the track in the file. */
  track: number;
  /** Time of the file's first frame. */
  startSec: number;
  /** Position of the file in its film. */
  offsetSec: number;
  maxIndexBytes: number;
  maxSegmentBytes: number;
}

/** Segments of a track of an MP4 file, built from the file's index without starting a program. */
export interface Mp4Copy {
  init: Buffer;
  segment: (index: number) => Promise<Buffer>;
}

/** Frames stay with the preceding key frame. */
function pictureRange(tables: Mp4Tables, { segmentStarts }: Rendition, index: number): SampleRange {
  const { data, stss, scale } = tables;
  const timeOf = createTimes(tables);
  const end = countOf(tables) + 1;
  const keys = new Set<number>();
  let from = end;
  for (const row of rows(data, stss, 4)) {
    const key = data.readUInt32BE(row);
    const at = segmentIndexAt(segmentStarts, timeOf(key).shown / scale, keyToleranceSec);
    if (at > index) return { from, to: from < end ? key : from, keys };
    if (at < index) continue;
    from = Math.min(from, key);
    keys.add(key);
  }
  return { from, to: end, keys };
}

function soundRange(tables: Mp4Tables, { segmentStarts }: Rendition, frameSec: number, index: number): SampleRange {
  const end = countOf(tables) + 1;
  const beginning = (at: number): number => {
    const startSec = segmentStarts[at];
    if (startSec === undefined) return end;
    // Omits the encoder's priming samples.
    const fromSec = at === 0 ? -roundingSec : startSec - frameSec / 2;
    return Math.min(end, sampleAt(tables, fromSec * tables.scale));
  };
  return { from: beginning(index), to: beginning(index + 1), keys: undefined };
}

const none = words([0, 0]);
const unmoved = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const movieHeader = words([0, 0, 0, 1000, 0, 0x10000, 0x01000000, 0, 0, ...unmoved, 0, 0, 0, 0, 0, 0, 2]);

/** The initialisation segment: the file's description of the track without its sample tables. */
function initOf({ data, trak, mdia, stsd }: Mp4Tables): Buffer {
  const contentOf = (inner: Box): Buffer => Buffer.from(data.subarray(inner.from, inner.to));
  const copyOf = (inner: Box | undefined): Buffer => (inner ? box(inner.type, contentOf(inner)) : Buffer.alloc(0));
  const minf = child(data, mdia, 'minf');
  const tkhd = child(data, trak, 'tkhd');
  const header = tkhd ? contentOf(tkhd) : Buffer.alloc(84);
  // The track's number in the segments.
  header.writeUInt32BE(1, header[0] === 1 ? 20 : 12);
  const tables = ['stts', 'stsc', 'stco'].map((type) => box(type, none));
  const stbl = box('stbl', copyOf(stsd), ...tables, box('stsz', words([0, 0, 0])));
  const about = ['vmhd', 'smhd', 'dinf'].map((type) => copyOf(child(data, minf, type)));
  const media = box(
    'mdia',
    copyOf(child(data, mdia, 'mdhd')),
    copyOf(child(data, mdia, 'hdlr')),
    box('minf', ...about, stbl),
  );
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5\0\0\x02\0iso5iso6mp41', 'latin1')),
    box(
      'moov',
      box('mvhd', movieHeader),
      box('trak', box('tkhd', header), media),
      box('mvex', box('trex', words([0, 1, 1, 0, 0, 0]))),
    ),
  ]);
}

/** Null if the file has to be copied by ffmpeg, for all of its segments. */
export async function openMp4Copy(read: ReadAt, size: number, options: Mp4CopyOptions): Promise<Mp4Copy | null> {
  const { rendition, offsetSec, maxIndexBytes, maxSegmentBytes } = options;
  const brand = await read(0, 12);
  if (brand.toString('latin1', 4, 8) !== 'ftyp' || brand.toString('latin1', 8, 12) === 'qt  ') return null;
  const data = await readIndex(read, size, maxIndexBytes);
  const tables = data && readTables(data, { ...options, kind: rendition.kind });
  if (!tables || countOf(tables) === 0) return null;
  const first = createTimes(tables)(1);
  const init = withEditList(initOf(tables), first.shown - first.decode);
  const shift = shiftOf(init);
  return {
    init,
    async segment(index) {
      const range =
        rendition.kind === 'video'
          ? pictureRange(tables, rendition, index)
          : soundRange(tables, rendition, rendition.frameSec, index);
      const samples = await readSamples(tables, range, read, maxSegmentBytes);
      // Decode times are never negative.
      const placed = samples.map((sample) => ({ ...sample, decode: Math.max(sample.decode, -shift) }));
      return writeSegment(placed, shift + Math.round(offsetSec * tables.scale), index + 1);
    },
  };
}
