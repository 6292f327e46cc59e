import { childrenOf, type Element, floatOf, textOf, unsignedOf } from './ebml';
import { trackLimits } from './media-info';

export interface MatroskaTrack {
  number: number;
  kind: 'video' | 'audio' | 'subtitle' | 'other';
  /** e.g. `V_VP9`. */
  codec: string;
  width: number;
  height: number;
  channels: number;
  language: string;
  title: string;
  isDefault: boolean;
  isForced: boolean;
  isForHearingImpaired: boolean;
}

export interface MatroskaChapter {
  startSec: number;
  /** Undefined if it lasts until the next one. */
  endSec: number | undefined;
  title: string;
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
    if (element.id !== 0x7670) continue;
    for (const inner of childrenOf(data, element.from, element.to))
      if (inner.id === 0x7675) roll = floatOf(data, inner);
  }
  if (Math.abs(roll) === 90) [track.width, track.height] = [track.height, track.width];
}

/** A track with Matroska's default values; null if invalid. */
function readTrack(data: Buffer, entry: Element): MatroskaTrack | null {
  const track: MatroskaTrack = {
    number: 0,
    kind: 'other',
    codec: '',
    width: 0,
    height: 0,
    channels: 1,
    language: 'eng',
    title: '',
    isDefault: true,
    isForced: false,
    isForHearingImpaired: false,
  };
  let kind: MatroskaTrack['kind'] | undefined;
  for (const element of childrenOf(data, entry.from, entry.to)) {
    if (element.id === 0xd7) track.number = unsignedOf(data, element);
    if (element.id === 0x83) kind = kinds[unsignedOf(data, element)];
    if (element.id === 0x86) track.codec = textOf(data, element);
    if (element.id === 0x22b59c) track.language = textOf(data, element);
    if (element.id === 0x536e) track.title = textOf(data, element);
    if (element.id === 0x88) track.isDefault = unsignedOf(data, element) === 1;
    if (element.id === 0x55aa) track.isForced = unsignedOf(data, element) === 1;
    if (element.id === 0x55ab) track.isForHearingImpaired = unsignedOf(data, element) === 1;
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

function readChapter(data: Buffer, atom: Element): MatroskaChapter {
  const chapter: MatroskaChapter = { startSec: 0, endSec: undefined, title: '' };
  for (const element of childrenOf(data, atom.from, atom.to)) {
    if (element.id === 0x91) chapter.startSec = unsignedOf(data, element) / 1e9;
    if (element.id === 0x92) chapter.endSec = unsignedOf(data, element) / 1e9;
    if (element.id !== 0x80) continue;
    for (const inner of childrenOf(data, element.from, element.to))
      if (inner.id === 0x85) chapter.title ||= textOf(data, inner);
  }
  return chapter;
}

/** Chapters of all editions in ascending order: like ffmpeg, ignores an edition that repeats the film. */
export function readChapters(data: Buffer): MatroskaChapter[] {
  const chapters: MatroskaChapter[] = [];
  for (const edition of childrenOf(data)) {
    if (edition.id !== 0x45b9) continue;
    for (const atom of childrenOf(data, edition.from, edition.to)) {
      if (chapters.length === trackLimits.chapters) return chapters;
      const chapter = atom.id === 0xb6 ? readChapter(data, atom) : null;
      if (chapter && chapter.startSec > (chapters.at(-1)?.startSec ?? -1)) chapters.push(chapter);
    }
  }
  return chapters;
}
