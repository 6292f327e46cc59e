import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** A font without the compression of WOFF 1, which Pango does not read: the same tables in OpenType's own file format. */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: packed < length ? inflateSync(data, { maxOutputLength: length }) : data,
    };
  });
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const sfnt = Buffer.alloc(entries.reduce((size, { data }) => size + padded(data.length), start));
  const power = Math.floor(Math.log2(count));
  woff.copy(sfnt, 0, 4, 8);
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  sfnt.writeUInt16BE(power, 8);
  sfnt.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10);
  let position = start;
  entries.forEach(({ tag, checksum, data }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(sfnt, at);
    checksum.copy(sfnt, at + 4);
    sfnt.writeUInt32BE(position, at + 8);
    sfnt.writeUInt32BE(data.length, at + 12);
    data.copy(sfnt, position);
    position += padded(data.length);
  });
  return sfnt;
}
