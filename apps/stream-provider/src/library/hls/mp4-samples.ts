import type { ReadAt } from '../probe/file-reader';
import { boxesIn, child, editShift, readRuns, rows, type Box } from '../probe/mp4-boxes';
import type { Sample } from './fragment-parser';

/** Sample entries that players accept in fragments as they are in files. */
const plainEntries = new Set(['avc1', 'hvc1', 'vp09', 'av01', 'mp4a', 'Opus', 'ac-3', 'ec-3']);
const maxSamples = 20_000;

/**
 * A track of an MP4 file and its sample tables, which are read in place: as objects they would take ten times as much
 * memory.
 */
export interface Mp4Tables {
  data: Buffer;
  trak: Box;
  mdia: Box;
  stsd: Box;
  stts: Box;
  ctts: Box | undefined;
  stss: Box | undefined;
  stsz: Box;
  stsc: Box;
  chunks: Box;
  /** Ticks per second. */
  scale: number;
  /** Ticks from a sample's time in the track to its time in the output. */
  shift: number;
}

function isPlainEntry(data: Buffer, stsd: Box): boolean {
  const entries = [...boxesIn(data, stsd.from + 8, stsd.to)];
  const [entry] = entries;
  if (!entry || entries.length > 1 || !plainEntries.has(entry.type)) return false;
  // QuickTime has other versions of audio entries, with non-standard fields.
  return entry.type !== 'mp4a' || (entry.to - entry.from >= 28 && data.readUInt16BE(entry.from + 8) === 0);
}

/** Several edits are left to ffmpeg. */
function hasOneEdit(data: Buffer, trak: Box): boolean {
  const elst = child(data, trak, 'edts', 'elst');
  const isLong = elst !== undefined && data[elst.from] === 1;
  let count = 0;
  for (const row of rows(data, elst, isLong ? 20 : 12)) {
    const start = isLong ? data.readBigInt64BE(row + 8) : data.readInt32BE(row + 4);
    if (start >= 0 && (count += 1) > 1) return false;
  }
  return true;
}

export interface WantedTrack {
  kind: 'video' | 'audio';
  /** Its index in the file. */
  track: number;
  /** Time of the file's first frame. */
  startSec: number;
}

/** Null for a track that has to be copied by ffmpeg. */
export function readTables(data: Buffer, { kind, track, startSec }: WantedTrack): Mp4Tables | null {
  const mvhd = child(data, { type: 'moov', from: 0, to: data.length }, 'mvhd');
  const trak = [...boxesIn(data, 0, data.length)].filter(({ type }) => type === 'trak')[track];
  const mdia = child(data, trak, 'mdia');
  const [mdhd, hdlr] = [child(data, mdia, 'mdhd'), child(data, mdia, 'hdlr')];
  const stbl = child(data, mdia, 'minf', 'stbl');
  const [stsd, stts, stsz, stsc] = ['stsd', 'stts', 'stsz', 'stsc'].map((type) => child(data, stbl, type));
  const chunks = child(data, stbl, 'stco') ?? child(data, stbl, 'co64');
  if (!mvhd || !trak || !mdia || !mdhd || !hdlr || !stsd || !stts || !stsz || !stsc || !chunks) return null;
  const lengths = [mvhd, mdhd, hdlr, stsz].map(({ from, to }) => to - from);
  if (lengths.some((length) => length < 12) || Math.min(lengths[0] ?? 0, lengths[1] ?? 0) < 24) return null;
  const isVideo = kind === 'video';
  if (data.toString('latin1', hdlr.from + 8, hdlr.from + 12) !== (isVideo ? 'vide' : 'soun')) return null;
  const scale = data.readUInt32BE(mdhd.from + (data[mdhd.from] === 1 ? 20 : 12));
  const movieScale = data.readUInt32BE(mvhd.from + (data[mvhd.from] === 1 ? 20 : 12)) || 1;
  const [ctts, stss] = [child(data, stbl, 'ctts'), child(data, stbl, 'stss')];
  // Video without a list of key frames, and reordered audio, are left to ffmpeg.
  if (scale === 0 || (isVideo ? !stss : ctts !== undefined)) return null;
  if (!isPlainEntry(data, stsd) || !hasOneEdit(data, trak)) return null;
  const shift = Math.round(editShift(data, trak, movieScale, scale) * scale) - Math.round(startSec * scale);
  return { data, trak, mdia, stsd, stts, ctts, stss, stsz, stsc, chunks, scale, shift };
}

export const countOf = ({ data, stsz }: Mp4Tables): number => {
  const count = data.readUInt32BE(stsz.from + 8);
  const isUniform = data.readUInt32BE(stsz.from + 4) > 0;
  return isUniform ? count : Math.min(count, Math.floor((stsz.to - stsz.from - 12) / 4));
};

const sizeOf = ({ data, stsz }: Mp4Tables, sample: number): number =>
  data.readUInt32BE(stsz.from + 4) || data.readUInt32BE(stsz.from + 8 + 4 * sample);

/** The size of consecutive samples together; `to` is exclusive. Samples of one size may be billions in a hostile file. */
function bytesOf(tables: Mp4Tables, from: number, to: number): number {
  const uniform = tables.data.readUInt32BE(tables.stsz.from + 4);
  if (uniform > 0) return uniform * (to - from);
  let bytes = 0;
  for (let sample = from; sample < to; sample += 1) bytes += sizeOf(tables, sample);
  return bytes;
}

/** Times of samples in the output, which have to be requested in ascending order. */
export function createTimes({ data, stts, ctts, shift }: Mp4Tables) {
  const [stepAt, delayAt] = [readRuns(data, stts), readRuns(data, ctts)];
  return (sample: number) => {
    const step = stepAt(sample);
    const decode = step.before + (sample - step.first) * step.value + shift;
    // The composition offset is signed.
    return { decode, shown: decode + (delayAt(sample).value | 0), length: step.value };
  };
}

/** A range of sample numbers, which start at one. */
export interface SampleRange {
  from: number;
  /** Exclusive end. */
  to: number;
  /** Undefined if decoding can start at any sample. */
  keys: ReadonlySet<number> | undefined;
}

/** The first sample at or after a time in the output. */
export function sampleAt({ data, stts, shift }: Mp4Tables, ticks: number): number {
  let [first, before] = [1, shift];
  for (const row of rows(data, stts, 8)) {
    const [count, length] = [data.readUInt32BE(row), data.readUInt32BE(row + 4)];
    if (before + count * length > ticks) return first + Math.max(0, Math.ceil((ticks - before) / length));
    first += count;
    before += count * length;
  }
  return first;
}

/** Positions of samples in the file, in order; samples of one chunk are combined. */
function* stretchesOf(tables: Mp4Tables, { from, to }: SampleRange) {
  const { data, stsc, chunks } = tables;
  const isLong = chunks.type === 'co64';
  const offsets = data.readUInt32BE(chunks.from + 4);
  const offsetOf = (chunk: number): number => {
    const at = chunks.from + 8 + (chunk - 1) * (isLong ? 8 : 4);
    return isLong ? Number(data.readBigUInt64BE(at)) : data.readUInt32BE(at);
  };
  const left = rows(data, stsc, 12);
  let first = 1;
  for (let row = left.next(); !row.done && first < to;) {
    const next = left.next();
    const [firstChunk, inChunk] = [data.readUInt32BE(row.value), data.readUInt32BE(row.value + 4)];
    const endChunk = next.done ? offsets + 1 : data.readUInt32BE(next.value);
    if (inChunk === 0 || endChunk <= firstChunk) throw new Error('The index of the file makes no sense');
    const skipped = Math.min(endChunk - firstChunk, Math.max(0, Math.floor((from - first) / inChunk)));
    first += skipped * inChunk;
    for (let chunk = firstChunk + skipped; chunk < endChunk && first < to; chunk += 1, first += inChunk) {
      const begin = Math.max(first, from);
      yield { at: offsetOf(chunk) + bytesOf(tables, first, begin), from: begin, to: Math.min(first + inChunk, to) };
    }
    row = next;
  }
}

export async function readSamples(
  tables: Mp4Tables,
  range: SampleRange,
  read: ReadAt,
  maxBytes: number,
): Promise<Sample[]> {
  if (range.to - range.from > maxSamples) throw new Error('A segment has more samples than any that is played');
  const timeOf = createTimes(tables);
  const samples: Sample[] = [];
  let bytes = 0;
  for (const { at, from, to } of stretchesOf(tables, range)) {
    const length = bytesOf(tables, from, to);
    bytes += length;
    if (bytes > maxBytes) throw new Error('A segment is larger than any that is played');
    const stretch = await read(at, length);
    if (stretch.length < length) throw new Error('The file is shorter than its index says');
    for (let sample = from, start = 0; sample < to; sample += 1) {
      const end = start + sizeOf(tables, sample);
      const isKey = range.keys?.has(sample) ?? true;
      samples.push({ ...timeOf(sample), isKey, bytes: stretch.subarray(start, end) });
      start = end;
    }
  }
  return samples;
}
