import { boxInside, endOfBox, findBox } from './fragment-parser';

/** Offset of `avcC` in an `avc1` entry: its header and 78 bytes of video fields. */
const entryFields = 86;

/**
 * The parameter sets of an H.264 initialisation segment, each with a length prefix as in samples; empty for other
 * codecs.
 */
function parameterSets(init: Buffer): Buffer {
  const moov = findBox(init, 'moov', 0, init.length);
  const stsd = moov < 0 ? -1 : boxInside(init, moov, 'trak', 'mdia', 'minf', 'stbl', 'stsd');
  const entry = stsd < 0 ? -1 : findBox(init, 'avc1', stsd + 16, endOfBox(init, stsd));
  const avcC = entry < 0 ? -1 : findBox(init, 'avcC', entry + entryFields, endOfBox(init, entry));
  if (avcC < 0) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  let at = avcC + 13;
  // Sequence parameter sets, then picture parameter sets, each list with a count.
  for (const mask of [0x1f, 0xff]) {
    const count = (init[at] ?? 0) & mask;
    at += 1;
    for (let index = 0; index < count && at + 2 <= init.length; index += 1) {
      const length = init.readUInt16BE(at);
      const head = Buffer.alloc(4);
      head.writeUInt32BE(length);
      parts.push(head, init.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  return Buffer.concat(parts);
}

/**
 * The parameter sets to insert before key frames of a run whose encoder's differ from those in the players'
 * initialisation segment, as between hardware and software; empty if they are equal.
 */
export function missingParameterSets(own: Buffer, stored: Buffer): Buffer {
  const sets = parameterSets(own);
  return sets.equals(parameterSets(stored)) ? Buffer.alloc(0) : sets;
}
