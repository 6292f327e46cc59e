import { findMatchingTrack, offsetsOf } from '../probe/concat-infos';
import type { SubtitleTrack } from '../probe/media-info';
import type { ExternalSubtitle } from '../scan/index-files';
import { imageCodecs } from '../subtitles/image-subtitles';
import { isStyledCodec } from '../subtitles/to-vtt';
import type { Version } from '../version';

const textCodecs = new Set(['subrip', 'srt', 'ass', 'ssa', 'mov_text', 'webvtt', 'text']);

/** The format in which text is sent: plain, or styled as in the file. */
export type TextForm = 'vtt' | 'ass';

/** The format in which a subtitle is sent, and the extension of its URL. */
export type Delivery = TextForm | 'images';
export const endings: Record<Delivery, string> = { vtt: 'vtt', ass: 'ass', images: 'mks' };

export interface FileSource {
  kind: 'file';
  file: ExternalSubtitle;
  /** Index of the language in an .idx file. */
  stream: number;
}
export type SubtitleSource = FileSource | { kind: 'track'; track: SubtitleTrack };

export const isImageFile = ({ format }: ExternalSubtitle): boolean => format === 'sup' || format === 'vobsub';
const isImageTrack = ({ codec }: SubtitleTrack): boolean => imageCodecs.has(codec);

function deliveriesOfOne(source: SubtitleSource): readonly Delivery[] {
  if (source.kind === 'file') {
    if (isImageFile(source.file)) return ['images'];
    return source.file.format === 'ass' ? ['vtt', 'ass'] : ['vtt'];
  }
  if (isStyledCodec(source.track.codec)) return ['vtt', 'ass'];
  if (textCodecs.has(source.track.codec)) return ['vtt'];
  return isImageTrack(source.track) ? ['images'] : [];
}

/** A subtitle in one of a film's files; undefined if the file has no matching one. */
export interface SubtitlePart {
  version: Version;
  source: SubtitleSource | undefined;
  /** Position of the file in the film. */
  offsetSec: number;
}

const isLike = (one: ExternalSubtitle, other: ExternalSubtitle): boolean =>
  isImageFile(one) === isImageFile(other) &&
  (['language', 'isForced', 'isForHearingImpaired', 'isCommentary'] as const).every(
    (fact) => one.named[fact] === other.named[fact],
  );

/** The subtitle in another file of the film that continues the one in the first file. */
function sourceIn(version: Version, source: SubtitleSource, first: Version): SubtitleSource | undefined {
  if (source.kind === 'file') {
    const alike = version.file.subtitles.filter((other) => isLike(source.file, other));
    const file = alike.find(({ format }) => format === source.file.format) ?? alike[0];
    return file && { ...source, file };
  }
  const isAlike = (other: SubtitleTrack): boolean => isImageTrack(other) === isImageTrack(source.track);
  const track = findMatchingTrack(
    source.track,
    first.info.subtitles.filter(isAlike),
    version.info.subtitles.filter(isAlike),
  );
  return track && { kind: 'track', track };
}

/** A subtitle in each of its film's files. */
export function subtitleParts(version: Version, source: SubtitleSource): SubtitlePart[] {
  const { parts = [version] } = version;
  const [first = version] = parts;
  const offsets = offsetsOf(parts.map(({ info }) => info));
  return parts.map((part, index) => ({
    version: part,
    source: part === first ? source : sourceIn(part, source, first),
    offsetSec: offsets[index] ?? 0,
  }));
}

/** The formats in which a subtitle can be sent for all files of its film; every player can read the first. */
export function deliveriesOf(version: Version, source: SubtitleSource): readonly Delivery[] {
  const sources = subtitleParts(version, source).flatMap((part) => part.source ?? []);
  return deliveriesOfOne(source).filter((form) => sources.every((each) => deliveriesOfOne(each).includes(form)));
}

/**
 * A subtitle by its name: `e0` is the first file beside the video, `t3` the third stream in it, `e0s1` the second language
 * of an .idx file.
 */
function sourceNamed({ file, info }: Version, name: string): SubtitleSource | undefined {
  const [, kind, digits, stream = '0'] = /^([et])(0|[1-9]\d{0,3})(?:s([1-9]\d?))?$/.exec(name) ?? [];
  const number = Number(digits);
  const beside = kind === 'e' ? file.subtitles[number] : undefined;
  if (beside) return { kind: 'file', file: beside, stream: Number(stream) };
  const track = kind === 't' ? info.subtitles.find(({ index }) => index === number) : undefined;
  return track && { kind: 'track', track };
}

/** A subtitle and its format by the name in its URL: `e0.vtt`, `t3.mks` and, with its styles, `t2.ass`. */
export function findSubtitle(version: Version, name: string) {
  const [, id, ending] = /^(\w+)\.(vtt|ass|mks)$/.exec(name) ?? [];
  const source = id === undefined ? undefined : sourceNamed(version, id);
  const delivery = source && deliveriesOf(version, source).find((each) => endings[each] === ending);
  return delivery && { source, delivery };
}
