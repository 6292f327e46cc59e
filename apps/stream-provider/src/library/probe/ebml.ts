/** An element of EBML, the format of Matroska; its content is from `from` to `to`. */
export interface Element {
  id: number;
  from: number;
  /** Infinity if the size is unknown (live recordings). */
  to: number;
}

const maxElements = 200_000;

/** Id and size of an element; null if the bytes are not an element. */
export function elementAt(data: Buffer, at: number): { id: number; size: number; length: number } | null {
  const first = data[at];
  if (first === undefined || first < 0x10) return null;
  const idLength = Math.clz32(first) - 23;
  const next = data[at + idLength];
  if (next === undefined || next === 0) return null;
  const sizeLength = Math.clz32(next) - 23;
  if (at + idLength + sizeLength > data.length) return null;
  let size = next & (0xff >> sizeLength);
  let isUnknown = size === 0xff >> sizeLength;
  for (let index = 1; index < sizeLength; index += 1) {
    const byte = data[at + idLength + index] ?? 0;
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { id: data.readUIntBE(at, idLength), size: isUnknown ? Infinity : size, length: idLength + sizeLength };
}

export function* childrenOf(data: Buffer, from = 0, to = data.length): Generator<Element> {
  let at = from;
  for (let count = 0; at < to && count < maxElements; count += 1) {
    const found = elementAt(data, at);
    if (!found || at + found.length + found.size > to) return;
    yield { id: found.id, from: at + found.length, to: at + found.length + found.size };
    at += found.length + found.size;
  }
}

export const unsignedOf = (data: Buffer, { from, to }: Element): number => {
  let value = 0;
  for (let at = from; at < Math.min(to, from + 8); at += 1) value = value * 256 + (data[at] ?? 0);
  return value;
};

export const floatOf = (data: Buffer, { from, to }: Element): number =>
  to - from === 4 ? data.readFloatBE(from) : to - from === 8 ? data.readDoubleBE(from) : 0;

const maxTextBytes = 480;

export const textOf = (data: Buffer, { from, to }: Element): string =>
  data.toString('utf8', from, Math.min(to, from + maxTextBytes)).replace(/\0.*$/s, '');
