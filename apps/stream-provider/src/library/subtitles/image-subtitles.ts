import { inputRestrictions, inputUrl } from '../probe/ffprobe';
import type { MediaInfo } from '../probe/media-info';
import { languageTag } from './language';

/** Image subtitle codecs: those of Blu-ray discs and DVDs. */
export const imageCodecs: ReadonlySet<string> = new Set(['hdmv_pgs_subtitle', 'dvd_subtitle']);
export type ImageFormat = 'sup' | 'vobsub';

/** Duration of a piece, which a player requests at once, so that no whole disc has to be read for one subtitle. */
export const imagePieceSec = 60;
/** An image that began before its piece is included. */
const leadSec = 20;
/** Maximum distance in the file between an image and the frames that it belongs to. */
const behindSec = 3;

const seconds = (value: number): string => value.toFixed(3);

/** A range of a file's own time, from its beginning. */
interface Stretch {
  fromSec: number;
  toSec: number;
}

/** The part of a file in a piece; undefined if there is none. */
export function stretchOf(piece: number, { offsetSec = 0, durationSec = Infinity } = {}): Stretch | undefined {
  const start = piece * imagePieceSec - offsetSec;
  const end = start + imagePieceSec;
  if (end <= 0 || start >= durationSec) return undefined;
  return { fromSec: Math.max(0, start - leadSec), toSec: Math.min(end, durationSec) };
}

interface ImagePieceInput extends Stretch {
  path: string;
  /** ffmpeg's stream specifier: `0:3`, or `0:s:0` for a file beside the video. */
  stream: string;
  /** Position of the file in its film. */
  offsetSec: number;
  /** Undefined for a file beside the video. */
  info: MediaInfo | undefined;
  format?: ImageFormat;
}

/** The files that ffmpeg may open for a file beside the video. */
const besideRestrictions = (format: ImageFormat): string[] => [
  ...['-protocol_whitelist', 'file', '-format_whitelist', format === 'sup' ? 'sup' : 'vobsub,mpeg'],
];

/**
 * Arguments with which ffmpeg copies a piece of an image track, with the film's times. Subtitles are sparse: by itself,
 * ffmpeg would read to the end of the film to find the next one. So it also lists the video's packets on standard
 * error, where `isDone` detects the end of the piece.
 */
export function imagePieceArgs({ path, stream, fromSec, toSec, offsetSec, info, format }: ImagePieceInput) {
  const startSec = info?.startSec ?? 0;
  const restrictions = format ? besideRestrictions(format) : inputRestrictions;
  const video = info && ['-map', `0:${info.video.index}`, '-c', 'copy', '-f', 'framecrc', 'pipe:2'];
  const from = ['-ss', seconds(fromSec)];
  // ffmpeg adds the time of the first packet to the file's own times; for a subtitle file that is its first subtitle,
  // so these are read from the beginning.
  const [seek, skip] = info ? [from, []] : [[], from];
  const args = [
    ...['-v', 'quiet', '-nostdin', '-copyts', ...restrictions, ...seek, '-i', inputUrl(path)],
    ...['-map', stream, '-c', 'copy', '-copypriorss', '0', ...skip, '-to', seconds(startSec + toSec)],
    ...['-output_ts_offset', seconds(offsetSec - (info ? startSec : -fromSec)), '-f', 'matroska', 'pipe:1'],
    ...(video ?? []),
  ];
  return { args, ...(info && { isDone: isPast(startSec + toSec + behindSec) }) };
}

/** Parses the lines of framecrc: `#tb 0: 1/1000` and `0, dts, pts, …`. */
function isPast(endSec: number): (line: string) => boolean {
  let tickSec = Number.NaN;
  return (line) => {
    const [, above, below] = /^#tb 0: (\d+)\/(\d+)$/.exec(line) ?? [];
    if (above !== undefined) tickSec = Number(above) / Number(below);
    const [, dts] = /^0,\s*(-?\d+),/.exec(line) ?? [];
    return dts !== undefined && Number(dts) * tickSec >= endSec;
  };
}

export interface ImageStream {
  /** ffmpeg's index of the subtitle in the file. */
  index: number;
  /** BCP 47, if the file specifies it. */
  language?: string;
}

const maxStreams = 32;

/** The languages with images in an .idx file. */
export function streamsOfIdx(text: string): ImageStream[] {
  const streams: ImageStream[] = [];
  let language: string | undefined;
  let isNew = true;
  for (const line of text.split(/\r?\n/, 300_000)) {
    const [, code] = /^id:\s*([a-z-]{2,8})/i.exec(line) ?? [];
    if (code !== undefined) {
      language = languageTag(code);
      isNew = true;
    } else if (isNew && line.startsWith('timestamp:') && streams.length < maxStreams) {
      streams.push({ index: streams.length, ...(language !== undefined && { language }) });
      isNew = false;
    }
  }
  return streams;
}

/** Whether a .sup file has a valid start and an object within its first bytes. */
export function hasImageOfSup(data: Buffer): boolean {
  for (let at = 0; at + 13 <= data.length && data[at] === 0x50 && data[at + 1] === 0x47;) {
    if (data[at + 10] === 0x15) return true;
    at += 13 + data.readUInt16BE(at + 11);
  }
  return false;
}
