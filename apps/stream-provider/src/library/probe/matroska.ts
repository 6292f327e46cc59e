import type { ReadAt } from './file-reader';

interface Element {
  id: number;
  from: number;
  /** Infinity where the size is not said (live recordings). */
  to: number;
}

export interface MatroskaTrack {
  number: number;
  kind: 'video' | 'audio' | 'other';
  /** e.g. `V_VP9`. */
  codec: string;
  width: number;
  height: number;
  channels: number;
  language: string | undefined;
}

export interface Matroska {
  isWebm: boolean;
  durationSec: number;
  tracks: MatroskaTrack[];
  /** Times of the first video track's key frames in seconds; empty when the file has no index. Costs time and memory. */
  keyframeTimes: () => number[];
}

const ids = { ebml: 0x1a45dfa3, segment: 0x18538067, seekHead: 0x114d9b74, info: 0x1549a966, tracks: 0x1654ae6b };
const [cluster, cues] = [0x1f43b675, 0x1c53bb6b];
const maxTracks = 64;
const maxElements = 200_000;
/** A file has a handful of parts that its index of parts could name. */
const maxSeeks = 32;

/** Id and size in front of an element; null where the bytes are no element. */
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

const unsigned = (data: Buffer, { from, to }: Element): number => {
  let value = 0;
  for (let at = from; at < Math.min(to, from + 8); at += 1) value = value * 256 + (data[at] ?? 0);
  return value;
};

const float = (data: Buffer, { from, to }: Element): number =>
  to - from === 4 ? data.readFloatBE(from) : to - from === 8 ? data.readDoubleBE(from) : 0;

const string = (data: Buffer, { from, to }: Element): string =>
  data.toString('latin1', from, Math.min(to, from + 64)).replace(/\0.*$/s, '');

function readTrack(data: Buffer, entry: Element): MatroskaTrack {
  const track: MatroskaTrack = {
    number: 0,
    kind: 'other',
    codec: '',
    width: 0,
    height: 0,
    channels: 0,
    language: undefined,
  };
  for (const element of childrenOf(data, entry.from, entry.to)) {
    if (element.id === 0xd7) track.number = unsigned(data, element);
    if (element.id === 0x83) track.kind = ({ 1: 'video', 2: 'audio' } as const)[unsigned(data, element)] ?? 'other';
    if (element.id === 0x86) track.codec = string(data, element);
    if (element.id === 0x22b59c) track.language = string(data, element);
    if (element.id !== 0xe0 && element.id !== 0xe1) continue;
    for (const inner of childrenOf(data, element.from, element.to)) {
      if (inner.id === 0xb0) track.width = unsigned(data, inner);
      if (inner.id === 0xba) track.height = unsigned(data, inner);
      if (inner.id === 0x9f) track.channels = unsigned(data, inner);
    }
  }
  return track;
}

function keyframeTimesOf(data: Buffer, track: number, scaleSec: number): number[] {
  const times: number[] = [];
  for (const point of childrenOf(data)) {
    if (point.id !== 0xbb) continue;
    let time: number | undefined;
    let isOfTrack = false;
    for (const inner of childrenOf(data, point.from, point.to)) {
      if (inner.id === 0xb3) time = unsigned(data, inner) * scaleSec;
      if (inner.id !== 0xb7) continue;
      for (const position of childrenOf(data, inner.from, inner.to)) {
        if (position.id === 0xf7 && unsigned(data, position) === track) isOfTrack = true;
      }
    }
    if (time !== undefined && isOfTrack && time > (times.at(-1) ?? -1)) times.push(time);
  }
  return times;
}

/** Where the segment, which is all of a file, begins and ends; null for anything else. */
export async function segmentOf(read: ReadAt): Promise<{ start: number; end: number; isWebm: boolean } | null> {
  const first = await read(0, 4096);
  const ebml = elementAt(first, 0);
  if (ebml?.id !== ids.ebml) return null;
  const isWebm = first.toString('latin1', 0, Math.min(ebml.length + ebml.size, 200)).includes('webm');
  const at = ebml.length + ebml.size;
  const segment = elementAt(await read(at, 16), 0);
  if (segment?.id !== ids.segment) return null;
  const start = at + segment.length;
  // Live recordings do not say their size.
  return { start, end: Number.isFinite(segment.size) ? start + segment.size : start, isWebm };
}

/** Where the file ends by its own word; null for what is no Matroska. */
export const matroskaEnd = async (read: ReadAt): Promise<number | null> => (await segmentOf(read))?.end ?? null;

/**
 * Tracks, duration and key frames of a Matroska or WebM file; null for anything else. Reads no media.
 *
 * @param maxBytes of the parts of the file's index that are read, together
 */
export async function readMatroska(read: ReadAt, size: number, maxBytes: number): Promise<Matroska | null> {
  let bytesLeft = maxBytes;
  const segment = await segmentOf(read);
  if (!segment) return null;
  const { start, isWebm } = segment;

  const parts = new Map<number, Buffer>();
  const load = async (at: number): Promise<{ id: number; end: number } | null> => {
    const found = elementAt(await read(at, 16), 0);
    if (!found) return null;
    const wanted = [ids.seekHead, ids.info, ids.tracks, cues].includes(found.id) && found.size <= bytesLeft;
    if (wanted && !parts.has(found.id)) {
      bytesLeft -= found.size;
      parts.set(found.id, await read(at + found.length, found.size));
    }
    return { id: found.id, end: at + found.length + found.size };
  };
  let at = start;
  for (let count = 0; at < size && count < 100; count += 1) {
    const found = await load(at);
    if (!found || found.id === cluster || !(found.end > at)) break;
    at = found.end;
  }
  const seekHead = parts.get(ids.seekHead) ?? Buffer.alloc(0);
  let seeks = 0;
  for (const seek of childrenOf(seekHead)) {
    if ((seeks += 1) > maxSeeks) break;
    let [position, target]: (Element | undefined)[] = [];
    for (const inner of childrenOf(seekHead, seek.from, seek.to)) {
      if (inner.id === 0x53ac) position ??= inner;
      if (inner.id === 0x53ab) target ??= inner;
    }
    if (position && target && !parts.has(unsigned(seekHead, target))) await load(start + unsigned(seekHead, position));
  }

  const info = parts.get(ids.info) ?? Buffer.alloc(0);
  let [scale, duration] = [1_000_000, 0];
  for (const element of childrenOf(info)) {
    if (element.id === 0x2ad7b1) scale = unsigned(info, element) || scale;
    if (element.id === 0x4489) duration = float(info, element);
  }
  const listed = parts.get(ids.tracks) ?? Buffer.alloc(0);
  const tracks: MatroskaTrack[] = [];
  for (const entry of childrenOf(listed)) {
    if (entry.id === 0xae && tracks.length < maxTracks) tracks.push(readTrack(listed, entry));
  }
  const video = tracks.find(({ kind }) => kind === 'video');
  const index = parts.get(cues);
  return {
    isWebm,
    durationSec: (duration * scale) / 1e9,
    tracks,
    keyframeTimes: () => (video && index ? keyframeTimesOf(index, video.number, scale / 1e9) : []),
  };
}
