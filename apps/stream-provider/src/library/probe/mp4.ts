import type { ReadAt } from './file-reader';
import { boxesIn, child, editShift, readIndex, readRuns, rows, type Box } from './mp4-boxes';

/** A track according to the file's index. */
export interface Mp4Track {
  kind: 'vide' | 'soun' | 'other';
  /** Four characters, e.g. `avc1`. */
  format: string;
  /** As displayed: phones store upright video rotated, with a rotation flag. */
  width: number;
  height: number;
  /** Transfer function by its number in H.273; 0 if it is not stated. */
  transfer: number;
  channels: number;
  /** As three letters, e.g. `deu`; undefined if it has none. */
  language: string | undefined;
  /** Whether its samples are encrypted. */
  isProtected: boolean;
  durationSec: number;
  /** H.264 profile, constraint and level bytes, from `avcC`. */
  avc: { profile: number; constraints: number; level: number } | undefined;
  /** Object type of `mp4a`: 0x40 is AAC, 0x6b and 0x69 are MP3. */
  audioObject: number | undefined;
  /** Key frame times in seconds, as played; undefined if the file does not list them. Slow, and uses much memory. */
  keyframeTimes: () => number[] | undefined;
}

/** A key frame per second for two days; a file with more is treated as one without an index. */
const maxKeyframes = 172_800;

function keyframeTimesOf(data: Buffer, stbl: Box, scale: number, shiftSec: number): number[] | undefined {
  const stss = child(data, stbl, 'stss');
  if (!stss) return undefined;
  const stepAt = readRuns(data, child(data, stbl, 'stts'));
  const delayAt = readRuns(data, child(data, stbl, 'ctts'));
  const times: number[] = [];
  for (const row of rows(data, stss, 4)) {
    if (times.length === maxKeyframes) return undefined;
    const sample = data.readUInt32BE(row);
    const step = stepAt(sample);
    const decoded = step.before + (sample - step.first) * step.value;
    // The composition offset is signed.
    times.push((decoded + (delayAt(sample).value | 0)) / scale + shiftSec);
  }
  return times;
}

/** The object type in the decoder's description (tag 4), after one to four bytes of length. */
function audioObjectOf(data: Buffer, esds: Box): number | undefined {
  const tag = data.indexOf(4, esds.from + 9);
  if (tag < 0 || tag >= esds.to) return undefined;
  let at = tag + 1;
  while (at < tag + 4 && (data[at] ?? 0) >= 0x80) at += 1;
  return at + 1 < esds.to ? data[at + 1] : undefined;
}

/** An unreadable track only counts in the numbering. */
const unreadable: Mp4Track = {
  ...{
    kind: 'other',
    format: '',
    width: 0,
    height: 0,
    transfer: 0,
    channels: 0,
    language: undefined,
    isProtected: false,
  },
  ...{ durationSec: 0, avc: undefined, audioObject: undefined, keyframeTimes: () => undefined },
};

/** From `colr`, in the form in which MP4 states colours. */
function transferOf(data: Buffer, colr: Box | undefined): number {
  if (!colr || colr.to - colr.from < 10 || data.toString('latin1', colr.from, colr.from + 4) !== 'nclx') return 0;
  return data.readUInt16BE(colr.from + 6);
}

/** Three letters of five bits each; older codes of QuickTime are smaller numbers. */
function languageOf(packed: number): string | undefined {
  const letters = [10, 5, 0].map((shift) => ((packed >> shift) & 31) + 0x60);
  return letters.every((letter) => letter > 0x60 && letter <= 0x7a) ? String.fromCharCode(...letters) : undefined;
}

/** Whether the track's video is rotated by 90°. */
function isTurned(data: Buffer, trak: Box): boolean {
  const tkhd = child(data, trak, 'tkhd');
  const matrix = tkhd && tkhd.from + (data[tkhd.from] === 1 ? 52 : 40);
  if (!tkhd || matrix === undefined || matrix + 36 > tkhd.to) return false;
  return data.readInt32BE(matrix) === 0 && data.readInt32BE(matrix + 4) !== 0;
}

function readTrack(data: Buffer, trak: Box, movieScale: number): Mp4Track {
  const mdia = child(data, trak, 'mdia');
  const mdhd = child(data, mdia, 'mdhd');
  const hdlr = child(data, mdia, 'hdlr');
  const stbl = child(data, mdia, 'minf', 'stbl');
  const stsd = child(data, stbl, 'stsd');
  if (!mdhd || !hdlr || !stbl || !stsd || hdlr.to - hdlr.from < 12 || mdhd.to - mdhd.from < 24) return unreadable;
  const isLong = data[mdhd.from] === 1 && mdhd.to - mdhd.from >= 36;
  const scale = data.readUInt32BE(mdhd.from + (isLong ? 20 : 12));
  const length = isLong ? Number(data.readBigUInt64BE(mdhd.from + 24)) : data.readUInt32BE(mdhd.from + 16);
  const entry = [...boxesIn(data, stsd.from + 8, stsd.to)][0];
  if (scale === 0 || !entry) return unreadable;
  const handler = data.toString('latin1', hdlr.from + 8, hdlr.from + 12);
  const kind = handler === 'vide' || handler === 'soun' ? handler : 'other';
  const fixed = kind === 'vide' ? 78 : kind === 'soun' ? 28 : 0;
  if (entry.to - entry.from < fixed) return unreadable;
  const [widthAt, heightAt] = isTurned(data, trak) ? [26, 24] : [24, 26];
  const inner = { type: entry.type, from: entry.from + fixed, to: entry.to };
  const avcC = kind === 'vide' ? child(data, inner, 'avcC') : undefined;
  const esds = kind === 'soun' ? child(data, inner, 'esds') : undefined;
  return {
    kind,
    format: entry.type,
    width: kind === 'vide' ? data.readUInt16BE(entry.from + widthAt) : 0,
    height: kind === 'vide' ? data.readUInt16BE(entry.from + heightAt) : 0,
    transfer: kind === 'vide' ? transferOf(data, child(data, inner, 'colr')) : 0,
    channels: kind === 'soun' ? data.readUInt16BE(entry.from + 16) : 0,
    language: languageOf(data.readUInt16BE(mdhd.from + (isLong ? 32 : 20))),
    isProtected: /^enc[vas]$/.test(entry.type),
    durationSec: length / scale,
    avc:
      avcC && avcC.to - avcC.from >= 4
        ? { profile: data[avcC.from + 1] ?? 0, constraints: data[avcC.from + 2] ?? 0, level: data[avcC.from + 3] ?? 0 }
        : undefined,
    audioObject: esds && audioObjectOf(data, esds),
    keyframeTimes: () =>
      kind === 'vide' ? keyframeTimesOf(data, stbl, scale, editShift(data, trak, movieScale, scale)) : undefined,
  };
}

/** The tracks of an MP4 file; null for other formats. Reads only the index, whatever the file's size. */
export async function readMp4(read: ReadAt, size: number, maxBytes: number): Promise<Mp4Track[] | null> {
  const data = await readIndex(read, size, maxBytes);
  if (!data) return null;
  const moov: Box = { type: 'moov', from: 0, to: data.length };
  const mvhd = child(data, moov, 'mvhd');
  if (!mvhd || mvhd.to - mvhd.from < 32) return null;
  const movieScale = data.readUInt32BE(mvhd.from + (data[mvhd.from] === 1 ? 20 : 12)) || 1;
  const traks = [...boxesIn(data, 0, data.length)].filter(({ type }) => type === 'trak').slice(0, 64);
  return traks.map((trak) => readTrack(data, trak, movieScale));
}
