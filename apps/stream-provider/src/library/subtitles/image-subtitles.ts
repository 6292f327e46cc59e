import { inputRestrictions, inputUrl } from '../probe/ffprobe';
import type { MediaInfo } from '../probe/media-info';
import { languageTag } from './language';

/** Kinds of subtitles that are images: those of Blu-ray discs and of DVDs. */
export const imageCodecs: ReadonlySet<string> = new Set(['hdmv_pgs_subtitle', 'dvd_subtitle']);
export type ImageFormat = 'sup' | 'vobsub';

/** A piece is what a player asks for at a time, so that nobody reads a whole disc to show a line. */
export const imagePieceSec = 60;
/** An image that began before its piece is in it, too. */
export const leadSec = 20;
/** In the file, an image may lie so far behind the frames that it stands on. */
const behindSec = 3;

const seconds = (value: number): string => value.toFixed(3);

/** A stretch of a file's own time, from its beginning. */
interface Stretch {
  fromSec: number;
  toSec: number;
}

/** What of a file is in a piece; undefined where nothing is. */
export function stretchOf(piece: number, { offsetSec = 0, durationSec = Infinity } = {}): Stretch | undefined {
  const start = piece * imagePieceSec - offsetSec;
  const end = start + imagePieceSec;
  if (end <= 0 || start >= durationSec) return undefined;
  return { fromSec: Math.max(0, start - leadSec), toSec: Math.min(end, durationSec) };
}

interface ImagePieceInput extends Stretch {
  path: string;
  /** As ffmpeg counts: `0:3`, or `0:s:0` of a file beside the video. */
  stream: string;
  /** Where the file begins in its film. */
  offsetSec: number;
  /** Undefined for a file beside the video. */
  info: MediaInfo | undefined;
  format?: ImageFormat;
}

/** What ffmpeg may open of a file beside the video. */
export const besideRestrictions = (format: ImageFormat): string[] => [
  ...['-protocol_whitelist', 'file', '-format_whitelist', format === 'sup' ? 'sup' : 'vobsub,mpeg'],
];

/**
 * ffmpeg copies a piece of an image track, with the times of the film. Subtitles are rare: without more, ffmpeg would read on
 * to the end of the film to know that none follows. So it lists the video's packets on standard error, and `isDone` sees
 * there when the piece is over.
 */
export function imagePieceArgs({ path, stream, fromSec, toSec, offsetSec, info, format }: ImagePieceInput) {
  const startSec = info?.startSec ?? 0;
  const restrictions = format ? besideRestrictions(format) : inputRestrictions;
  const video = info && ['-map', `0:${info.video.index}`, '-c', 'copy', '-f', 'framecrc', 'pipe:2'];
  const from = ['-ss', seconds(fromSec)];
  // To the file's own times ffmpeg adds its first one, which for a file of subtitles is that of its first line: those are
  // read from their beginning.
  const [seek, skip] = info ? [from, []] : [[], from];
  const args = [
    ...['-v', 'quiet', '-nostdin', '-copyts', ...restrictions, ...seek, '-i', inputUrl(path)],
    ...['-map', stream, '-c', 'copy', '-copypriorss', '0', ...skip, '-to', seconds(startSec + toSec)],
    ...['-output_ts_offset', seconds(offsetSec - (info ? startSec : -fromSec)), '-f', 'matroska', 'pipe:1'],
    ...(video ?? []),
  ];
  return { args, ...(info && { isDone: isPast(startSec + toSec + behindSec) }) };
}

/** Reads the lines of framecrc: `#tb 0: 1/1000` and `0, dts, pts, …`. */
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
  /** Which of the subtitles in the file, as ffmpeg counts them. */
  index: number;
  /** BCP 47, where the file says. */
  language?: string;
}

const maxStreams = 32;

/** The languages of an .idx file that have an image. */
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

/** Whether a .sup file begins as one and holds an object within its first bytes. */
export function hasImageOfSup(data: Buffer): boolean {
  for (let at = 0; at + 13 <= data.length && data[at] === 0x50 && data[at + 1] === 0x47;) {
    if (data[at + 10] === 0x15) return true;
    at += 13 + data.readUInt16BE(at + 11);
  }
  return false;
}
