import { binaryString } from '@marquee/core';
import { pgsImages } from './pgs';
import type { ImageTrack, SubtitleImage } from './subtitle-image';
import { vobsubImages } from './vobsub';

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  entry: 0xae,
  codec: 0x86,
  header: 0x63a2,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  group: 0xa0,
  block: 0xa1,
  duration: 0x9b,
} as const;

const containers: ReadonlySet<number> = new Set([ids.segment, ids.info, ids.tracks, ids.entry, ids.cluster, ids.group]);
const MAX_ELEMENTS = 200_000;
const MAX_PACKETS = 10_000;

interface Element {
  id: number;
  from: number;
  to: number;
}

/**
 * Every element of a Matroska stream in order, containers before their contents. A truncated stream ends with its last
 * element.
 */
function* elementsOf(data: Uint8Array): Generator<Element> {
  let at = 0;
  for (let count = 0; at < data.length && count < MAX_ELEMENTS; count += 1) {
    const idLength = Math.clz32(data[at] ?? 0) - 23;
    const sizeLength = Math.clz32(data[at + idLength] ?? 0) - 23;
    if (idLength > 4 || sizeLength > 8) return;
    let id = 0;
    for (let index = 0; index < idLength; index += 1) id = id * 256 + (data[at + index] ?? 0);
    at += idLength;
    let size = (data[at] ?? 0) & (0xff >> sizeLength);
    for (let index = 1; index < sizeLength; index += 1) size = size * 256 + (data[at + index] ?? 0);
    at += sizeLength;
    // Container sizes are irrelevant, whether they are known or not: the contents follow.
    const to = containers.has(id) ? at : Math.min(data.length, at + size);
    yield { id, from: at, to };
    at = to;
  }
}

function unsigned(data: Uint8Array, { from, to }: Element): number {
  let value = 0;
  for (let at = from; at < Math.min(to, from + 8); at += 1) value = value * 256 + (data[at] ?? 0);
  return value;
}

/** Reads a Matroska stream with one track of image subtitles, or several concatenated ones. */
export function readImageTracks(data: Uint8Array): ImageTrack[] {
  const tracks: (Omit<ImageTrack, 'codec'> & { codec: ImageTrack['codec'] | null; scaleSec: number })[] = [];
  let clusterTime = 0;
  let count = 0;
  for (const element of elementsOf(data)) {
    const { id, from, to } = element;
    if (id === ids.segment) tracks.push({ codec: null, header: '', packets: [], scaleSec: 0.001 });
    const track = tracks.at(-1);
    if (!track) continue;
    if (id === ids.scale) track.scaleSec = unsigned(data, element) / 1e9 || track.scaleSec;
    if (id === ids.codec) {
      const name = binaryString(data.subarray(from, to));
      track.codec ??= name.startsWith('S_HDMV/PGS') ? 'pgs' : name.startsWith('S_VOBSUB') ? 'vobsub' : null;
    }
    if (id === ids.header) track.header ||= binaryString(data.subarray(from, Math.min(to, from + 8192)));
    if (id === ids.clusterTime) clusterTime = unsigned(data, element);
    const last = track.packets.at(-1);
    if (id === ids.duration && last) last.durationSec ??= unsigned(data, element) * track.scaleSec;
    if ((id === ids.simpleBlock || id === ids.block) && to - from > 4 && count < MAX_PACKETS) {
      // The track number takes one byte, followed by two bytes of time and the flags.
      const time = ((((data[from + 1] ?? 0) << 8) | (data[from + 2] ?? 0)) << 16) >> 16;
      const startSec = (clusterTime + time) * track.scaleSec;
      track.packets.push({ startSec, durationSec: null, data: data.subarray(from + 4, to) });
      count += 1;
    }
  }
  return tracks.flatMap(({ codec, header, packets }) => (codec ? [{ codec, header, packets }] : []));
}

/** The images of Matroska streams with one image track each, ordered by time; empty for other data. */
export const readSubtitleImages = (data: Uint8Array): SubtitleImage[] =>
  readImageTracks(data).flatMap(({ codec, header, packets }) =>
    codec === 'pgs' ? pgsImages(packets) : vobsubImages(header, packets),
  );
