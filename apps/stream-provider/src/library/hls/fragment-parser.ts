/** A `moof` and its `mdat`, moved so that its decode time is the time at which its first picture shows. */
export interface Fragment {
  kind: 'fragment';
  bytes: Buffer;
  startSec: number;
  endSec: number;
}
export type Part = { kind: 'init'; bytes: Buffer } | Fragment;

const typeAt = (data: Buffer, at: number): string => data.toString('latin1', at + 4, at + 8);

/** The position of the first box of a type between two positions, or -1. */
function find(data: Buffer, type: string, from: number, to: number): number {
  for (let at = from; at + 8 <= to; at += Math.max(8, data.readUInt32BE(at))) if (typeAt(data, at) === type) return at;
  return -1;
}

const endOf = (data: Buffer, at: number): number => at + data.readUInt32BE(at);

function inside(data: Buffer, at: number, ...path: string[]): number {
  return path.reduce((box, type) => (box < 0 ? box : find(data, type, box + 8, endOf(data, box))), at);
}

interface Run {
  /** Positions of the samples' composition offsets; empty when all are zero. */
  offsets: number[];
  /** Length of all samples in the track's clock. */
  length: number;
}

function readRun(data: Buffer, trun: number, usualLength: number): Run {
  const flags = data.readUInt32BE(trun + 8) & 0xffffff;
  const count = data.readUInt32BE(trun + 12);
  const first = trun + 16 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((bit) => flags & bit).length;
  if (first + count * width > endOf(data, trun)) throw new Error('A fragment is shorter than it says');
  const run: Run = { offsets: [], length: flags & 0x100 ? 0 : count * usualLength };
  for (let sample = 0; sample < count; sample += 1) {
    const at = first + sample * width;
    if (flags & 0x100) run.length += data.readUInt32BE(at);
    if (flags & 0x800) run.offsets.push(at + width - 4);
  }
  return run;
}

/** The length of samples that do not say theirs. */
function usualLength(moof: Buffer, traf: number): number {
  const tfhd = inside(moof, traf, 'tfhd');
  if (tfhd < 0) return 0;
  const flags = moof.readUInt32BE(tfhd + 8) & 0xffffff;
  return flags & 8 ? moof.readUInt32BE(tfhd + 16 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)) : 0;
}

/**
 * Pictures are decoded ahead of their time, and players disagree on who makes up for it. Here nobody has to: the
 * fragment's decode time becomes the time at which its key frame shows, and the samples' offsets (which may be negative
 * in version 1 of the box) shrink by as much. Changes the bytes in place and answers the times in the track's clock.
 */
function retime(moof: Buffer): { start: number; end: number } {
  const traf = inside(moof, 0, 'traf');
  const tfdt = inside(moof, traf, 'tfdt');
  if (traf < 0 || tfdt < 0) throw new Error('A fragment has no time');
  const isLong = moof[tfdt + 8] === 1;
  const decode = isLong ? Number(moof.readBigInt64BE(tfdt + 12)) : moof.readInt32BE(tfdt + 12);
  const usual = usualLength(moof, traf);
  let delay: number | undefined;
  let length = 0;
  for (
    let trun = inside(moof, traf, 'trun');
    trun >= 0;
    trun = find(moof, 'trun', endOf(moof, trun), endOf(moof, traf))
  ) {
    const run = readRun(moof, trun, usual);
    length += run.length;
    for (const at of run.offsets) {
      delay ??= moof.readInt32BE(at);
      moof.writeInt32BE(moof.readInt32BE(at) - delay, at);
    }
    moof[trun + 8] = 1;
  }
  const shown = Math.max(0, decode + (delay ?? 0));
  if (isLong) moof.writeBigInt64BE(BigInt(shown), tfdt + 12);
  else moof.writeUInt32BE(shown, tfdt + 12);
  return { start: shown, end: shown + length };
}

export interface FragmentParser {
  /** The parts that the chunk completes. Throws at a box of more bytes than allowed. */
  parse(chunk: Buffer): Part[];
  /** Of boxes that are not complete. */
  readonly pendingBytes: number;
}

/** Cuts the fragmented MP4 of one track, as ffmpeg writes it to a pipe, into its parts. */
export function createFragmentParser(largestBox: number): FragmentParser {
  let pending: Buffer[] = [];
  let bytes = 0;
  let wanted = 8;
  let init: Buffer[] = [];
  let moof: Buffer | undefined;
  let timescale = 0;

  const take = (length: number): Buffer => {
    const all = pending.length === 1 && pending[0] ? pending[0] : Buffer.concat(pending);
    pending = all.length > length ? [all.subarray(length)] : [];
    bytes -= length;
    return all.subarray(0, length);
  };
  const peekSize = (): number => {
    const first = pending[0];
    if (first && first.length >= 8) return first.readUInt32BE(0);
    const all = Buffer.concat(pending);
    pending = [all];
    return all.readUInt32BE(0);
  };

  function box(data: Buffer): Part | null {
    const type = typeAt(data, 0);
    if (type === 'ftyp') init = [data];
    if (type === 'moov') {
      const mdhd = inside(data, 0, 'trak', 'mdia', 'mdhd');
      timescale = mdhd < 0 ? 0 : data.readUInt32BE(mdhd + (data[mdhd + 8] === 1 ? 28 : 20));
      if (timescale === 0) throw new Error('The media has no clock');
      return { kind: 'init', bytes: Buffer.concat([...init, data]) };
    }
    if (type === 'moof') moof = Buffer.from(data);
    if (type !== 'mdat' || !moof) return null;
    const { start, end } = retime(moof);
    const bytes = Buffer.concat([moof, data]);
    const part: Part = { kind: 'fragment', bytes, startSec: start / timescale, endSec: end / timescale };
    moof = undefined;
    return part;
  }

  return {
    parse(chunk) {
      pending.push(chunk);
      bytes += chunk.length;
      const parts: Part[] = [];
      while (bytes >= wanted) {
        if (wanted === 8) {
          wanted = peekSize();
          if (wanted < 8 || wanted > largestBox) throw new Error('A box has an impossible size');
          if (bytes < wanted) break;
        }
        const part = box(take(wanted));
        wanted = 8;
        if (part) parts.push(part);
      }
      return parts;
    },
    get pendingBytes() {
      return bytes;
    },
  };
}
