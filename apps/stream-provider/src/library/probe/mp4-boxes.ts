import type { ReadAt } from './file-reader';

/** A box of an MP4 file; its content is from `from` to `to`. */
export interface Box {
  type: string;
  from: number;
  to: number;
}

const maxBoxes = 10_000;

export function* boxesIn(data: Buffer, from: number, to: number): Generator<Box> {
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

export const child = (data: Buffer, box: Box | undefined, ...path: string[]): Box | undefined => {
  let found = box;
  for (const type of path) {
    if (!found) return undefined;
    found = [...boxesIn(data, found.from, found.to)].find((inner) => inner.type === type);
  }
  return found;
};

interface TopBox extends Box {
  /** Start of the box itself. */
  at: number;
}

/** The top-level boxes of a file, the last of which may end beyond it. */
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

/** Possible first boxes of an MP4 or QuickTime file. */
const firstTypes = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide']);

/** The content of the `moov` box, wherever it is. */
export async function readIndex(read: ReadAt, size: number, maxBytes: number): Promise<Buffer | null> {
  for await (const { type, at, from, to } of boxesOf(read, size)) {
    if (to > size || (at === 0 && !firstTypes.has(type))) return null;
    if (type === 'moov') return to - at > maxBytes ? null : read(from, to - from);
  }
  return null;
}

/** The end of the file according to its boxes; 0 if it is not MP4. */
export async function mp4End(read: ReadAt, size: number): Promise<number> {
  let end = 0;
  for await (const { type, at, to } of boxesOf(read, size)) {
    if (at === 0 && type !== 'ftyp') return 0;
    end = to;
  }
  return end;
}

/** Rows of a table box: version and flags, a count, then rows of `width` bytes. */
export function* rows(data: Buffer, box: Box | undefined, width: number): Generator<number> {
  if (!box || box.to - box.from < 8) return;
  const count = Math.min(data.readUInt32BE(box.from + 4), Math.floor((box.to - box.from - 8) / width));
  for (let row = 0; row < count; row += 1) yield box.from + 8 + row * width;
}

/** Offset in seconds that the edit list adds to the track's times. */
export function editShift(data: Buffer, trak: Box, movieScale: number, scale: number): number {
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

/** A run of samples with the same value in a table. */
interface RunOf {
  /** Number of the run's first sample. */
  first: number;
  value: number;
  /** Sum of the values of all samples before the run. */
  before: number;
}

/**
 * Reads a table of runs in place: as objects it would take ten times its size. Samples have to be requested in
 * ascending order.
 */
export function readRuns(data: Buffer, box: Box | undefined): (sample: number) => RunOf {
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
