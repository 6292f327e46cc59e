import { childrenOf, elementAt, type Element, floatOf, unsignedOf } from './ebml';
import type { ReadAt } from './file-reader';
import { readTracks, type MatroskaTrack } from './matroska-tracks';

export interface Matroska {
  isWebm: boolean;
  durationSec: number;
  tracks: MatroskaTrack[];
}

const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cues: 0x1c53bb6b,
};
const cluster = 0x1f43b675;
/** A file has only a few elements that its seek head could reference. */
const maxSeeks = 32;

function keyframeTimesOf(data: Buffer, track: number, scaleSec: number): number[] {
  const times: number[] = [];
  for (const point of childrenOf(data)) {
    if (point.id !== 0xbb) continue;
    let time: number | undefined;
    let isOfTrack = false;
    for (const inner of childrenOf(data, point.from, point.to)) {
      if (inner.id === 0xb3) time = unsignedOf(data, inner) * scaleSec;
      if (inner.id !== 0xb7) continue;
      for (const position of childrenOf(data, inner.from, inner.to)) {
        if (position.id === 0xf7 && unsignedOf(data, position) === track) isOfTrack = true;
      }
    }
    if (time !== undefined && isOfTrack && time > (times.at(-1) ?? -1)) times.push(time);
  }
  return times;
}

/** Start and end of the segment, which contains the whole film; null for other formats. */
export async function segmentOf(read: ReadAt): Promise<{ start: number; end: number; isWebm: boolean } | null> {
  const first = await read(0, 4096);
  const ebml = elementAt(first, 0);
  if (ebml?.id !== ids.ebml) return null;
  const isWebm = first.toString('latin1', 0, Math.min(ebml.length + ebml.size, 200)).includes('webm');
  const at = ebml.length + ebml.size;
  const segment = elementAt(await read(at, 16), 0);
  if (segment?.id !== ids.segment) return null;
  const start = at + segment.length;
  // Live recordings do not state their size.
  return { start, end: Number.isFinite(segment.size) ? start + segment.size : start, isWebm };
}

/** The end of the file according to its headers; null for other formats. */
export const matroskaEnd = async (read: ReadAt): Promise<number | null> => (await segmentOf(read))?.end ?? null;

/** The requested elements of a segment by id, found before the media and through the seek head. */
async function loadParts(
  read: ReadAt,
  { start, size }: { start: number; size: number },
  wanted: readonly number[],
  maxBytes: number,
): Promise<(id: number) => Buffer> {
  let bytesLeft = maxBytes;
  const parts = new Map<number, Buffer>();
  const load = async (at: number): Promise<{ id: number; end: number } | null> => {
    const found = elementAt(await read(at, 16), 0);
    if (!found) return null;
    const isWanted = found.id === ids.seekHead || wanted.includes(found.id);
    if (isWanted && found.size <= bytesLeft && !parts.has(found.id)) {
      bytesLeft -= found.size;
      parts.set(found.id, await read(at + found.length, found.size));
    }
    return { id: found.id, end: at + found.length + found.size };
  };
  const partOf = (id: number): Buffer => parts.get(id) ?? Buffer.alloc(0);
  let at = start;
  for (let count = 0; at < size && count < 100; count += 1) {
    const found = await load(at);
    if (!found || found.id === cluster || !(found.end > at)) break;
    at = found.end;
  }
  const seekHead = partOf(ids.seekHead);
  let seeks = 0;
  for (const seek of childrenOf(seekHead)) {
    if ((seeks += 1) > maxSeeks) break;
    let [position, target]: (Element | undefined)[] = [];
    for (const inner of childrenOf(seekHead, seek.from, seek.to)) {
      if (inner.id === 0x53ac) position ??= inner;
      if (inner.id === 0x53ab) target ??= inner;
    }
    if (!position || !target) continue;
    const id = unsignedOf(seekHead, target);
    if (wanted.includes(id) && !parts.has(id)) await load(start + unsignedOf(seekHead, position));
  }
  return partOf;
}

function readInfo(info: Buffer): { scaleSec: number; durationSec: number } {
  let [scale, duration] = [1_000_000, 0];
  for (const element of childrenOf(info)) {
    if (element.id === 0x2ad7b1) scale = unsignedOf(info, element) || scale;
    if (element.id === 0x4489) duration = floatOf(info, element);
  }
  return { scaleSec: scale / 1e9, durationSec: (duration * scale) / 1e9 };
}

/**
 * Tracks and duration of a Matroska or WebM file; null for other formats. Reads no media.
 *
 * @param maxBytes total of the elements that are read
 */
export async function readMatroska(read: ReadAt, size: number, maxBytes: number): Promise<Matroska | null> {
  const segment = await segmentOf(read);
  if (!segment) return null;
  const place = { start: segment.start, size };
  const partOf = await loadParts(read, place, [ids.info, ids.tracks], maxBytes);
  return {
    isWebm: segment.isWebm,
    durationSec: readInfo(partOf(ids.info)).durationSec,
    tracks: readTracks(partOf(ids.tracks)),
  };
}

/**
 * Key frame times in seconds of the first video track, from the optional index of a Matroska file; null for other
 * formats. Slow, and uses much memory.
 */
export async function readMatroskaKeyframes(read: ReadAt, size: number, maxBytes: number): Promise<number[] | null> {
  const segment = await segmentOf(read);
  if (!segment) return null;
  const partOf = await loadParts(read, { start: segment.start, size }, [ids.info, ids.tracks, ids.cues], maxBytes);
  const video = readTracks(partOf(ids.tracks)).find(({ kind }) => kind === 'video');
  return video ? keyframeTimesOf(partOf(ids.cues), video.number, readInfo(partOf(ids.info)).scaleSec) : [];
}
