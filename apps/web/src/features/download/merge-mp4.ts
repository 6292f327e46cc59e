/** Merges the separate video and audio tracks of fragmented MP4 (HLS) into one file, with the audio as track 2. */

interface Box {
  type: string;
  /** Offset of the whole box, and its content. */
  start: number;
  content: number;
  end: number;
}

const SOUND_TRACK = 2;
/** Boxes that contain boxes with a track id. */
const containers = new Set(['moov', 'trak', 'mvex', 'moof', 'traf']);

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function* boxes(bytes: Uint8Array, from = 0, to = bytes.length): Generator<Box> {
  const view = viewOf(bytes);
  for (let start = from; start + 8 <= to;) {
    let size = view.getUint32(start);
    let content = start + 8;
    if (size === 1) {
      size = Number(view.getBigUint64(start + 8));
      content = start + 16;
    } else if (size === 0) size = to - start;
    const end = start + size;
    if (size < 8 || end > to) throw new Error('not an MP4');
    yield { type: String.fromCharCode(...bytes.subarray(start + 4, start + 8)), start, content, end };
    start = end;
  }
}

/** Sets the audio's track id in all boxes. Modifies `bytes`. */
function renumber(bytes: Uint8Array, from = 0, to = bytes.length): void {
  const view = viewOf(bytes);
  for (const { type, content, end } of boxes(bytes, from, to)) {
    if (containers.has(type)) renumber(bytes, content, end);
    else if (type === 'tkhd') view.setUint32(content + (view.getUint8(content) === 1 ? 20 : 12), SOUND_TRACK);
    else if (type === 'trex' || type === 'tfhd') view.setUint32(content + 4, SOUND_TRACK);
  }
}

const slice = (bytes: Uint8Array, { start, end }: Box): Uint8Array => bytes.slice(start, end);
const find = (bytes: Uint8Array, type: string, within?: Box): Box | undefined =>
  [...boxes(bytes, within?.content, within?.end)].find((box) => box.type === type);

function box(type: string, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = 8 + parts.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(size);
  viewOf(bytes).setUint32(0, size);
  bytes.set(new TextEncoder().encode(type), 4);
  let at = 8;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Merges the initialisation segments of both tracks. @throws Error if either is not a fragmented MP4 */
export function mergeInits(picture: Uint8Array, sound: Uint8Array): Uint8Array<ArrayBuffer> {
  const second = sound.slice();
  renumber(second);
  const [moov, other] = [find(picture, 'moov'), find(second, 'moov')];
  const otherTrack = other && find(second, 'trak', other);
  const otherExtends = other && find(second, 'mvex', other);
  const trex = otherExtends && find(second, 'trex', otherExtends);
  if (!moov || !otherTrack || !trex) throw new Error('not a fragmented MP4');
  const children = [...boxes(picture, moov.content, moov.end)].flatMap((child) => {
    if (child.type === 'mvhd') {
      const header = slice(picture, child);
      // The next unused track id.
      viewOf(header).setUint32(header.length - 4, SOUND_TRACK + 1);
      return [header];
    }
    if (child.type !== 'mvex') return [slice(picture, child)];
    const inside = [...boxes(picture, child.content, child.end)].map((entry) => slice(picture, entry));
    return [slice(second, otherTrack), box('mvex', [...inside, slice(second, trex)])];
  });
  const ftyp = find(picture, 'ftyp');
  const start = ftyp ? slice(picture, ftyp) : new Uint8Array();
  const merged = box('moov', children);
  const bytes = new Uint8Array(start.length + merged.length);
  bytes.set(start);
  bytes.set(merged, start.length);
  return bytes;
}

/** Sets the audio's track id in a media segment. */
export function asSound(piece: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = piece.slice();
  renumber(bytes);
  return bytes;
}
