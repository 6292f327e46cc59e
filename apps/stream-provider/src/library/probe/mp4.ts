import type { ReadAt } from './file-reader';

/** A box of an MP4 file: `from` to `to` is what it holds. */
interface Box {
  type: string;
  from: number;
  to: number;
}

/** A track as the file's index describes it. */
export interface Mp4Track {
  kind: 'vide' | 'soun' | 'other';
  /** Four characters, e.g. `avc1`. */
  format: string;
  /** As shown: phones film upright pictures lying, and say that they are to be turned. */
  width: number;
  height: number;
  channels: number;
  language: string | undefined;
  isDefault: boolean;
  durationSec: number;
  /** H.264 profile, constraint and level bytes, from `avcC`. */
  avc: { profile: number; constraints: number; level: number } | undefined;
  /** Object type of `mp4a`: 0x40 is AAC, 0x6b and 0x69 are MP3. */
  audioObject: number | undefined;
  /** Times of the key frames in seconds, as played; undefined when the file does not list them. Costs time and memory. */
  keyframeTimes: () => number[] | undefined;
}

const maxBoxes = 10_000;
/** A key frame each second for two days; a file that lists more is played as one without an index. */
const maxKeyframes = 172_800;

function* boxesIn(data: Buffer, from: number, to: number): Generator<Box> {
  let at = from;
  for (let count = 0; at + 8 <= to && count < maxBoxes; count += 1) {
    const short = data.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(data.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const header = isLong ? 16 : 8;
    if (size < header || at + size > to) return;
    yield { type: data.toString('latin1', at + 4, at + 8), from: at + header, to: at + size };
    at += size;
  }
}

const child = (data: Buffer, box: Box | undefined, ...path: string[]): Box | undefined => {
  let found = box;
  for (const type of path) {
    if (!found) return undefined;
    found = [...boxesIn(data, found.from, found.to)].find((inner) => inner.type === type);
  }
  return found;
};

interface TopBox extends Box {
  /** Where the box itself begins. */
  at: number;
}

/** The outermost boxes of a file, the last of which may end beyond it. */
async function* boxesOf(read: ReadAt, size: number): AsyncGenerator<TopBox> {
  let at = 0;
  for (let count = 0; at + 8 <= size && count < maxBoxes; count += 1) {
    const head = await read(at, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    const header = isLong ? 16 : 8;
    if (length < header) return;
    yield { type: head.toString('latin1', 4, 8), at, from: at + header, to: at + length };
    at += length;
  }
}

/** What an MP4 or QuickTime file may begin with. */
const firstTypes = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide']);

/** The content of the `moov` box, wherever it lies. */
async function readIndex(read: ReadAt, size: number, maxBytes: number): Promise<Buffer | null> {
  for await (const { type, at, from, to } of boxesOf(read, size)) {
    if (to > size || (at === 0 && !firstTypes.has(type))) return null;
    if (type === 'moov') return to - at > maxBytes ? null : read(from, to - from);
  }
  return null;
}

/** Where the file ends by its own word; 0 for what is no MP4. */
export async function mp4End(read: ReadAt, size: number): Promise<number> {
  let end = 0;
  for await (const { type, at, to } of boxesOf(read, size)) {
    if (at === 0 && type !== 'ftyp') return 0;
    end = to;
  }
  return end;
}

/** Rows of a table box: version and flags, a count, then rows of `width` bytes. */
function* rows(data: Buffer, box: Box | undefined, width: number): Generator<number> {
  if (!box || box.to - box.from < 8) return;
  const count = Math.min(data.readUInt32BE(box.from + 4), Math.floor((box.to - box.from - 8) / width));
  for (let row = 0; row < count; row += 1) yield box.from + 8 + row * width;
}

/** Seconds that the edit list moves the track's own times by. */
function editShift(data: Buffer, trak: Box, movieScale: number, scale: number): number {
  const elst = child(data, trak, 'edts', 'elst');
  if (!elst) return 0;
  const isLong = data[elst.from] === 1;
  let emptySec = 0;
  for (const row of rows(data, elst, isLong ? 20 : 12)) {
    const length = isLong ? Number(data.readBigUInt64BE(row)) : data.readUInt32BE(row);
    const start = isLong ? Number(data.readBigInt64BE(row + 8)) : data.readInt32BE(row + 4);
    if (start >= 0) return emptySec - start / scale;
    emptySec += length / movieScale;
  }
  return emptySec;
}

/** What a table of runs (a number of samples, their value) says of one sample. */
interface RunOf {
  /** Number of the run's first sample. */
  first: number;
  value: number;
  /** Sum of the values of all samples before the run. */
  before: number;
}

/**
 * Reads a table of runs where it lies: as objects a table would take ten times its bytes. Samples have to be asked for in
 * rising order.
 */
function readRuns(data: Buffer, box: Box | undefined): (sample: number) => RunOf {
  const left = rows(data, box, 8);
  let row = left.next();
  let [first, before] = [1, 0];
  return (sample) => {
    while (!row.done) {
      const [count, value] = [data.readUInt32BE(row.value), data.readUInt32BE(row.value + 4)];
      if (sample < first + count) return { first, value, before };
      before += count * value;
      first += count;
      row = left.next();
    }
    return { first, value: 0, before };
  };
}

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
    // The delay of a sample is signed.
    times.push((decoded + (delayAt(sample).value | 0)) / scale + shiftSec);
  }
  return times;
}

/** The object type in the decoder's description (tag 4), behind one to four bytes of length. */
function audioObjectOf(data: Buffer, esds: Box): number | undefined {
  const tag = data.indexOf(4, esds.from + 9);
  if (tag < 0 || tag >= esds.to) return undefined;
  let at = tag + 1;
  while (at < tag + 4 && (data[at] ?? 0) >= 0x80) at += 1;
  return at + 1 < esds.to ? data[at + 1] : undefined;
}

/** A track that cannot be read counts for its number alone. */
const unreadable: Mp4Track = {
  ...{ kind: 'other', format: '', width: 0, height: 0, channels: 0, language: undefined, isDefault: false },
  ...{ durationSec: 0, avc: undefined, audioObject: undefined, keyframeTimes: () => undefined },
};

/** Whether the track is one of those that play at first, and whether its picture is turned by a quarter. */
function readTrackHeader(data: Buffer, trak: Box): { isDefault: boolean; isTurned: boolean } {
  const tkhd = child(data, trak, 'tkhd');
  const matrix = tkhd && tkhd.from + (data[tkhd.from] === 1 ? 52 : 40);
  if (!tkhd || matrix === undefined || matrix + 36 > tkhd.to) return { isDefault: false, isTurned: false };
  return {
    isDefault: ((data[tkhd.from + 3] ?? 0) & 1) === 1,
    isTurned: data.readInt32BE(matrix) === 0 && data.readInt32BE(matrix + 4) !== 0,
  };
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
  const code = data.readUInt16BE(mdhd.from + (isLong ? 32 : 20));
  const language = [10, 5, 0].map((bits) => String.fromCharCode(((code >> bits) & 31) + 0x60)).join('');
  const entry = [...boxesIn(data, stsd.from + 8, stsd.to)][0];
  if (scale === 0 || !entry) return unreadable;
  const handler = data.toString('latin1', hdlr.from + 8, hdlr.from + 12);
  const kind = handler === 'vide' || handler === 'soun' ? handler : 'other';
  const fixed = kind === 'vide' ? 78 : kind === 'soun' ? 28 : 0;
  if (entry.to - entry.from < fixed) return unreadable;
  const { isDefault, isTurned } = readTrackHeader(data, trak);
  const [widthAt, heightAt] = isTurned ? [26, 24] : [24, 26];
  const inner = { type: entry.type, from: entry.from + fixed, to: entry.to };
  const avcC = kind === 'vide' ? child(data, inner, 'avcC') : undefined;
  const esds = kind === 'soun' ? child(data, inner, 'esds') : undefined;
  return {
    kind,
    format: entry.type,
    width: kind === 'vide' ? data.readUInt16BE(entry.from + widthAt) : 0,
    height: kind === 'vide' ? data.readUInt16BE(entry.from + heightAt) : 0,
    channels: kind === 'soun' ? data.readUInt16BE(entry.from + 16) : 0,
    language: /^[a-z]{3}$/.test(language) && language !== 'und' ? language : undefined,
    isDefault,
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

/** The tracks of an MP4 file; null for anything else. Reads the index alone, whatever the file's size. */
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
