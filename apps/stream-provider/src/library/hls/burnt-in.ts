import { inputRestrictions, inputUrl } from '../probe/ffprobe';
import { besideRestrictions, leadSec, type ImageFormat } from '../subtitles/image-subtitles';
import type { RenditionPlan, VideoRendition } from './rendition';

/** Image subtitles that are burnt into the picture. */
export interface BurntSubtitle {
  /** A track of the video file by ffmpeg's index, or a file beside it. */
  from: { track: number } | { path: string; format: ImageFormat };
  /**
   * Images of a DVD are positioned in the video's frame, whatever its proportions; those of later discs in a 16:9
   * screen.
   */
  isOfDvd: boolean;
}

const nameOf = (rendition: string, subtitle: string): string => `${rendition}-burnt-${subtitle}`;

/** The subtitle that a rendition's name says is burnt into it. */
export const burntSubtitleIn = (rendition: string): string | undefined => /^\d{3,4}-burnt-(\w+)$/.exec(rendition)?.[1];

/** A plan's renditions without the copies, each with a burnt-in subtitle, and with names and URLs of their own. */
export function burntPlan({ video, audio }: RenditionPlan, subtitle: string): RenditionPlan {
  const burnt = (rendition: VideoRendition): VideoRendition => ({
    ...rendition,
    name: nameOf(rendition.name, subtitle),
    ...(rendition.pieces && {
      pieces: rendition.pieces.map((piece) => ({
        ...piece,
        rendition: { ...piece.rendition, name: nameOf(piece.rendition.name, subtitle) },
      })),
    }),
  });
  return { video: video.map(burnt), audio };
}

type Size = Pick<VideoRendition, 'width' | 'height'>;

/** Restores the letterbox bars that a wide film had on its disc, because they may contain subtitles. */
export const screenOf = ({ width, height }: Size, { isOfDvd }: BurntSubtitle): Size =>
  isOfDvd ? { width, height } : { width, height: Math.max(height, Math.round((width * 9) / 32) * 2) };

/** ffmpeg's second input: the subtitles, from shortly before the first frame, because one may be visible already. */
export function burntInput({ from }: BurntSubtitle, path: string, fromSec: number): string[] {
  if ('path' in from) return [...besideRestrictions(from.format), '-i', inputUrl(from.path)];
  const seek = fromSec > leadSec ? ['-ss', (fromSec - leadSec).toFixed(6)] : [];
  return [...inputRestrictions, ...seek, '-i', inputUrl(path)];
}

/**
 * Reads the video a second time: its packets tell the overlay that no subtitle is due. Otherwise frames would be
 * buffered in memory until the next subtitle.
 */
export const burntClock = ({ from }: BurntSubtitle, video: number): string[] =>
  'path' in from ? [] : ['-map', `1:${video}`, '-c', 'copy', '-f', 'null', '-'];

/** The picture's filters as a graph with the subtitles, followed by the final filters. */
export function burntGraph(
  burnt: BurntSubtitle,
  size: Size,
  { video, filters, last }: { video: number; filters: readonly string[]; last: readonly string[] },
): string {
  const screen = screenOf(size, burnt);
  const canvas = burnt.isOfDvd ? size : { ...screen, width: Math.round((screen.height * 8) / 9) * 2 };
  const pad = screen.height > size.height ? [`pad=${screen.width}:${screen.height}:0:(oh-ih)/2`] : [];
  const subtitle = 'path' in burnt.from ? '1:s:0' : `1:${burnt.from.track}`;
  const picture = [...filters, ...pad];
  return [
    `[0:${video}]${(picture.length > 0 ? picture : ['null']).join(',')}[picture]`,
    `[${subtitle}]scale=${canvas.width}:${canvas.height}[subtitle]`,
    `[picture][subtitle]${[`overlay=(W-w)/2:0:eof_action=pass`, ...last].join(',')}[out]`,
  ].join(';');
}
