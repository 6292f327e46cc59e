import { boxInside, endOfBox, findBox, type Sample } from './fragment-parser';

function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.reduce((sum, { length }) => sum + length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, 4 * index));
  return bytes;
}

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(Math.max(0, Math.round(value))));
  return bytes;
};

/** Sample flags: decoding can start at the sample, or it depends on others. */
const syncSample = 0x2000000;
const otherSample = 0x1010000;

/** A segment without media, for positions where the track has ended (e.g. audio that ends before the video). */
const emptySegment = Buffer.concat([box('styp', Buffer.from('msdh\0\0\0\0', 'latin1'))]);

/**
 * Writes a segment: a `moof` with all samples, and their bytes.
 *
 * @param shift added to decode times: the offset in the initialisation segment's edit list plus the position of the
 * file in its film
 */
export function writeSegment(samples: readonly Sample[], shift: number, sequence: number): Buffer {
  const [first] = samples;
  if (!first) return emptySegment;
  // Decode times never decrease, whatever durations the fragments state.
  const lengthOf = (sample: Sample, index: number): number => {
    const next = samples[index + 1];
    return next && next.decode > sample.decode ? next.decode - sample.decode : sample.length;
  };
  const rows = samples.flatMap((sample, index) => [
    lengthOf(sample, index),
    sample.bytes.length,
    sample.isKey ? syncSample : otherSample,
    sample.shown - sample.decode,
  ]);
  const moof = (dataAt: number): Buffer =>
    box(
      'moof',
      box('mfhd', words([0, sequence])),
      box(
        'traf',
        box('tfhd', words([0x020000, 1])),
        box('tfdt', words([0x01000000]), long(first.decode + shift)),
        box('trun', words([0x01000f01, samples.length, dataAt]), words(rows)),
      ),
    );
  return Buffer.concat([moof(moof(0).length + 8), box('mdat', ...samples.map(({ bytes }) => bytes))]);
}

/**
 * Frames are decoded before they are presented, the first ones before zero, but decode times cannot be negative. So all
 * of them are shifted by a constant, which this edit list compensates.
 */
export function withEditList(init: Buffer, shift: number): Buffer {
  const moov = findBox(init, 'moov', 0, init.length);
  const trak = boxInside(init, moov, 'trak');
  const tkhd = boxInside(init, trak, 'tkhd');
  if (shift <= 0 || tkhd < 0) return init;
  const edts = box('edts', box('elst', words([0, 1, 0, shift, 0x10000])));
  const at = endOfBox(init, tkhd);
  const changed = Buffer.concat([init.subarray(0, at), edts, init.subarray(at)]);
  for (const parent of [moov, trak]) changed.writeUInt32BE(init.readUInt32BE(parent) + edts.length, parent);
  return changed;
}

/** The offset of decode times in an initialisation segment's edit list. */
export function shiftOf(init: Buffer): number {
  const elst = boxInside(init, findBox(init, 'moov', 0, init.length), 'trak', 'edts', 'elst');
  return elst < 0 ? 0 : init.readInt32BE(elst + 20);
}
