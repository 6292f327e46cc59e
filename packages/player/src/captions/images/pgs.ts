import {
  byteReader,
  MAX_FRAME_PIXELS,
  MAX_SHOWN_SEC,
  rgba,
  type ImagePacket,
  type ImagePart,
  type SubtitleImage,
} from './subtitle-image';

/** Segment types of PGS, the subtitle format of Blu-ray discs. */
const segment = { palette: 0x14, object: 0x15, composition: 0x16 } as const;
/** More than the memory of a disc player's decoder allows. */
const MAX_OBJECTS = 64;
const MAX_PLACED = 8;
const MAX_SETS = 5000;
const MAX_SEGMENTS = 50_000;
/** 64 KB each, for one object. */
const MAX_PIECES = 64;

interface ImageObject {
  width: number;
  height: number;
  /** Run-length data, in the pieces in which it arrived. */
  pieces: readonly Uint8Array[];
}

interface Placed {
  objectId: number;
  x: number;
  y: number;
  crop: { x: number; y: number; width: number; height: number } | null;
}

interface Composition {
  startSec: number;
  width: number;
  height: number;
  paletteId: number;
  placed: Placed[];
}

/**
 * Definitions that later sets may refer to. Replaced rather than mutated, because earlier sets refer to the old ones.
 */
interface Known {
  palettes: ReadonlyMap<number, Uint32Array>;
  objects: ReadonlyMap<number, ImageObject>;
}

function readComposition(data: Uint8Array, startSec: number) {
  const read = byteReader(data);
  const [width, height] = [read.short(), read.short()];
  read.skip(3);
  const isNewEpoch = (read.byte() & 0xc0) !== 0;
  read.skip(1);
  const paletteId = read.byte();
  const count = Math.min(read.byte(), MAX_PLACED);
  const placed: Placed[] = [];
  while (placed.length < count && !read.isAtEnd) {
    const objectId = read.short();
    read.skip(1);
    const isCropped = (read.byte() & 0x80) !== 0;
    const [x, y] = [read.short(), read.short()];
    const crop = isCropped ? { x: read.short(), y: read.short(), width: read.short(), height: read.short() } : null;
    placed.push({ objectId, x, y, crop });
  }
  const composition: Composition = { startSec, width, height, paletteId, placed };
  return { composition, isNewEpoch };
}

/** Colours are BT.709 in HD and BT.601 in SD, both in limited range. */
function readPalette(data: Uint8Array, before: Uint32Array | undefined, isHd: boolean): Uint32Array {
  const colors = before?.slice() ?? new Uint32Array(256);
  const [redCr, greenCr, greenCb, blueCb] = isHd ? [1.793, 0.533, 0.213, 2.112] : [1.596, 0.813, 0.392, 2.017];
  const read = byteReader(data, 2);
  while (data.length - read.position >= 5) {
    const index = read.byte();
    const y = 1.164 * (read.byte() - 16);
    const [cr, cb] = [read.byte() - 128, read.byte() - 128];
    colors[index] = rgba(y + redCr * cr, y - greenCr * cr - greenCb * cb, y + blueCb * cb, read.byte());
  }
  return colors;
}

/** The first piece of an object contains its size; others are appended to it. */
function readObject(data: Uint8Array, before: ImageObject | undefined): ImageObject | null {
  const isFirst = ((data[3] ?? 0) & 0x80) !== 0;
  if (!isFirst) {
    if (!before || before.pieces.length >= MAX_PIECES) return null;
    return { ...before, pieces: [...before.pieces, data.subarray(4)] };
  }
  const read = byteReader(data, 7);
  const [width, height] = [read.short(), read.short()];
  if (width * height === 0 || width * height > MAX_FRAME_PIXELS) return null;
  return { width, height, pieces: [data.subarray(11)] };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (pieces.length === 1 && only) return only;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Decodes run lengths to pixels; data beyond a line or the last line is dropped. */
function decodeObject({ width, height, pieces }: ImageObject, colors: Uint32Array): Uint32Array<ArrayBuffer> {
  const pixels = new Uint32Array(width * height);
  const read = byteReader(joined(pieces));
  let [x, y] = [0, 0];
  while (y < height && !read.isAtEnd) {
    let color = read.byte();
    let length = 1;
    if (color === 0) {
      const flags = read.byte();
      length = (flags & 0x40) !== 0 ? ((flags & 0x3f) << 8) | read.byte() : flags & 0x3f;
      color = (flags & 0x80) !== 0 ? read.byte() : 0;
      if (length === 0) {
        [x, y] = [0, y + 1];
        continue;
      }
    }
    const end = Math.min(width, x + length);
    pixels.fill(colors[color] ?? 0, y * width + x, y * width + end);
    x = end;
  }
  return pixels;
}

function cropped(part: ImagePart, crop: NonNullable<Placed['crop']>): ImagePart | null {
  const x = Math.min(crop.x, part.width);
  const y = Math.min(crop.y, part.height);
  const width = Math.min(crop.width, part.width - x);
  const height = Math.min(crop.height, part.height - y);
  if (width <= 0 || height <= 0) return null;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * part.width + x) * 4;
    pixels.set(part.pixels.subarray(from, from + width * 4), row * width * 4);
  }
  return { ...part, width, height, pixels };
}

function decodeSet({ placed, paletteId }: Composition, { palettes, objects }: Known): ImagePart[] {
  const colors = palettes.get(paletteId);
  if (!colors) return [];
  let pixelsLeft = 2 * MAX_FRAME_PIXELS;
  return placed.flatMap(({ objectId, x, y, crop }) => {
    const object = objects.get(objectId);
    if (!object || object.width * object.height > pixelsLeft) return [];
    pixelsLeft -= object.width * object.height;
    const pixels = new Uint8ClampedArray(decodeObject(object, colors).buffer);
    const part = { x, y, width: object.width, height: object.height, pixels };
    return (crop ? cropped(part, crop) : part) ?? [];
  });
}

const withEntry = <Value>(map: ReadonlyMap<number, Value>, key: number, value: Value): ReadonlyMap<number, Value> =>
  map.has(key) || map.size < MAX_OBJECTS ? new Map(map).set(key, value) : map;

/**
 * The images of a PGS track, each of which lasts until the next. Segments are read across packets, because transport
 * streams put each in a separate packet; damaged ones are skipped.
 */
export function pgsImages(packets: readonly ImagePacket[]): SubtitleImage[] {
  const sets: { composition: Composition; known: Known }[] = [];
  let known: Known = { palettes: new Map(), objects: new Map() };
  let segmentsLeft = MAX_SEGMENTS;
  for (const { startSec, data } of packets) {
    let at = 0;
    while (at + 3 <= data.length && sets.length < MAX_SETS && segmentsLeft > 0) {
      segmentsLeft -= 1;
      const kind = data[at];
      const end = at + 3 + (((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      const body = data.subarray(at + 3, end);
      at = end;
      const current = sets.at(-1);
      if (kind === segment.composition) {
        const { composition, isNewEpoch } = readComposition(body, startSec);
        if (isNewEpoch) known = { palettes: new Map(), objects: new Map() };
        sets.push({ composition, known });
      }
      if (kind === segment.palette) {
        const id = body[0] ?? 0;
        const colors = readPalette(body, known.palettes.get(id), (current?.composition.height ?? 1080) > 576);
        known = { ...known, palettes: withEntry(known.palettes, id, colors) };
      }
      if (kind === segment.object) {
        const id = ((body[0] ?? 0) << 8) | (body[1] ?? 0);
        const object = readObject(body, known.objects.get(id));
        if (object) known = { ...known, objects: withEntry(known.objects, id, object) };
      }
      if (current && kind !== segment.composition) current.known = known;
    }
  }
  return sets
    .filter(({ composition: { width, height } }) => width > 0 && height > 0 && width * height <= MAX_FRAME_PIXELS)
    .sort((a, b) => a.composition.startSec - b.composition.startSec)
    .map(({ composition, known: of }, index, all) => {
      const { startSec, width, height } = composition;
      const next = all[index + 1]?.composition.startSec ?? Infinity;
      const endSec = Math.min(next, startSec + MAX_SHOWN_SEC);
      return { startSec, endSec, width, height, decode: () => decodeSet(composition, of) };
    });
}
