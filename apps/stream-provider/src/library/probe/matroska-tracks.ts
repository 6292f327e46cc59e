import { childrenOf, type Element, floatOf, textOf, unsignedOf } from './ebml';

export interface MatroskaTrack {
  number: number;
  kind: 'video' | 'audio' | 'subtitle' | 'other';
  /** e.g. `V_VP9`. */
  codec: string;
  width: number;
  height: number;
  /** Transfer function by its number in H.273; 0 if it is not stated. */
  transfer: number;
  channels: number;
  /** As written, e.g. `ger` or `pt-BR`. */
  language: string;
  /** Whether its frames are encrypted. */
  isProtected: boolean;
}

const maxTracks = 64;
/** Larger numbers are invalid. */
const [maxLength, maxChannels] = [65_535, 255];
/** Buttons, logos and the like are not streams for ffmpeg, and do not count in its stream numbers. */
const kinds: Readonly<Record<number, MatroskaTrack['kind']>> = {
  1: 'video',
  2: 'audio',
  0x11: 'subtitle',
  0x21: 'other',
};

function readPicture(data: Buffer, video: Element, track: MatroskaTrack): void {
  let roll = 0;
  for (const element of childrenOf(data, video.from, video.to)) {
    if (element.id === 0xb0) track.width = Math.min(unsignedOf(data, element), maxLength);
    if (element.id === 0xba) track.height = Math.min(unsignedOf(data, element), maxLength);
    if (element.id === 0x55b0)
      for (const inner of childrenOf(data, element.from, element.to))
        if (inner.id === 0x55ba) track.transfer = unsignedOf(data, inner);
    if (element.id !== 0x7670) continue;
    for (const inner of childrenOf(data, element.from, element.to))
      if (inner.id === 0x7675) roll = floatOf(data, inner);
  }
  if (Math.abs(roll) === 90) [track.width, track.height] = [track.height, track.width];
}

/** Whether a track's encodings encrypt it, rather than only compress it. */
function hasEncryption(data: Buffer, encodings: Element): boolean {
  for (const encoding of childrenOf(data, encodings.from, encodings.to))
    for (const { id } of childrenOf(data, encoding.from, encoding.to)) if (id === 0x5035) return true;
  return false;
}

/** A track with Matroska's default values; null if invalid. */
function readTrack(data: Buffer, entry: Element): MatroskaTrack | null {
  const track: MatroskaTrack = {
    number: 0,
    kind: 'other',
    codec: '',
    width: 0,
    height: 0,
    transfer: 0,
    channels: 1,
    language: 'eng',
    isProtected: false,
  };
  let hasTag = false;
  let kind: MatroskaTrack['kind'] | undefined;
  for (const element of childrenOf(data, entry.from, entry.to)) {
    if (element.id === 0xd7) track.number = unsignedOf(data, element);
    if (element.id === 0x83) kind = kinds[unsignedOf(data, element)];
    if (element.id === 0x86) track.codec = textOf(data, element);
    // The BCP 47 tag replaces the other, whichever comes first.
    if (element.id === 0x22b59d || (element.id === 0x22b59c && !hasTag)) track.language = textOf(data, element);
    if (element.id === 0x22b59d) hasTag = true;
    if (element.id === 0x6d80) track.isProtected = hasEncryption(data, element);
    if (element.id === 0xe0) readPicture(data, element, track);
    if (element.id !== 0xe1) continue;
    for (const inner of childrenOf(data, element.from, element.to))
      if (inner.id === 0x9f) track.channels = Math.min(unsignedOf(data, inner), maxChannels);
  }
  return kind === undefined || track.codec === '' ? null : { ...track, kind };
}

export function readTracks(data: Buffer): MatroskaTrack[] {
  const tracks: MatroskaTrack[] = [];
  for (const entry of childrenOf(data)) {
    if (tracks.length === maxTracks) break;
    const track = entry.id === 0xae ? readTrack(data, entry) : null;
    if (track) tracks.push(track);
  }
  return tracks;
}
