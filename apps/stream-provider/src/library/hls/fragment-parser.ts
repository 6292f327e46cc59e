/** A coded frame of video or audio; times on the track's clock. */
export interface Sample {
  decode: number;
  shown: number;
  length: number;
  /** Whether decoding can start here. */
  isKey: boolean;
  bytes: Buffer;
}
export type Part = { kind: 'init'; bytes: Buffer; timescale: number } | { kind: 'samples'; samples: Sample[] };

const typeAt = (data: Buffer, at: number): string => data.toString('latin1', at + 4, at + 8);

/** The position of the first box of a type in a range; -1 if there is none. */
export function findBox(data: Buffer, type: string, from: number, to: number): number {
  for (let at = from; at + 8 <= to; at += Math.max(8, data.readUInt32BE(at))) if (typeAt(data, at) === type) return at;
  return -1;
}

export const endOfBox = (data: Buffer, at: number): number => at + data.readUInt32BE(at);

export function boxInside(data: Buffer, at: number, ...path: string[]): number {
  return path.reduce((box, type) => (box < 0 ? box : findBox(data, type, box + 8, endOfBox(data, box))), at);
}

const isNotSync = 0x10000;
/** An hour of audio in one fragment. */
const maxSamples = 200_000;

/** A track fragment's defaults for samples, in the order of its flags. */
function defaultsOf(moof: Buffer, traf: number): { length: number; size: number; flags: number } {
  const tfhd = boxInside(moof, traf, 'tfhd');
  if (tfhd < 0) return { length: 0, size: 0, flags: 0 };
  const has = moof.readUInt32BE(tfhd + 8) & 0xffffff;
  let at = tfhd + 16 + (has & 1 ? 8 : 0) + (has & 2 ? 4 : 0);
  const next = (bit: number): number => (has & bit ? moof.readUInt32BE((at += 4) - 4) : 0);
  return { length: next(8), size: next(16), flags: next(32) };
}

/** The samples of a fragment: of its `moof` and the `mdat` that follows. */
function samplesOf(moof: Buffer, media: Buffer): Sample[] {
  const traf = boxInside(moof, 0, 'traf');
  const tfdt = boxInside(moof, traf, 'tfdt');
  if (traf < 0 || tfdt < 0) throw new Error('A fragment has no time');
  let decode = moof[tfdt + 8] === 1 ? Number(moof.readBigInt64BE(tfdt + 12)) : moof.readInt32BE(tfdt + 12);
  const usual = defaultsOf(moof, traf);
  const samples: Sample[] = [];
  let from = 0;
  const end = endOfBox(moof, traf);
  for (let trun = boxInside(moof, traf, 'trun'); trun >= 0; trun = findBox(moof, 'trun', endOfBox(moof, trun), end)) {
    const has = moof.readUInt32BE(trun + 8) & 0xffffff;
    const count = moof.readUInt32BE(trun + 12);
    let at = trun + 16 + (has & 1 ? 4 : 0);
    const firstFlags = has & 4 ? moof.readUInt32BE((at += 4) - 4) : undefined;
    const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((bit) => has & bit).length;
    if (at + count * width > endOfBox(moof, trun) || count > maxSamples)
      throw new Error('A fragment is shorter than it says');
    const next = (bit: number, otherwise: number): number => (has & bit ? moof.readUInt32BE((at += 4) - 4) : otherwise);
    for (let index = 0; index < count; index += 1) {
      const length = next(0x100, usual.length);
      const size = next(0x200, usual.size);
      const flags = next(0x400, (index === 0 ? firstFlags : undefined) ?? usual.flags);
      const offset = next(0x800, 0) | 0;
      if (from + size > media.length) throw new Error('A sample lies outside of its fragment');
      const bytes = media.subarray(from, from + size);
      samples.push({ decode, shown: decode + offset, length, isKey: (flags & isNotSync) === 0, bytes });
      from += size;
      decode += length;
    }
  }
  return samples;
}

export interface FragmentParser {
  /** Returns the parts that the chunk completes. Throws if a box is larger than allowed. */
  parse(chunk: Buffer): Part[];
  /** Bytes of incomplete boxes. */
  readonly pendingBytes: number;
}

/** Parses the fragmented MP4 of one track as ffmpeg writes it to a pipe. */
export function createFragmentParser(largestBox: number): FragmentParser {
  let pending: Buffer[] = [];
  let bytes = 0;
  let wanted = 8;
  let init: Buffer[] = [];
  let moof: Buffer | undefined;

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
      const mdhd = boxInside(data, 0, 'trak', 'mdia', 'mdhd');
      const timescale = mdhd < 0 ? 0 : data.readUInt32BE(mdhd + (data[mdhd + 8] === 1 ? 28 : 20));
      if (timescale === 0) throw new Error('The media has no clock');
      return { kind: 'init', bytes: Buffer.concat([...init, data]), timescale };
    }
    if (type === 'moof') moof = data;
    if (type !== 'mdat' || !moof) return null;
    const part: Part = { kind: 'samples', samples: samplesOf(moof, data.subarray(8)) };
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
