import { inputRestrictions, inputUrl } from '../probe/ffprobe';
import { besideRestrictions, leadSec, type ImageFormat } from '../subtitles/image-subtitles';
import type { RenditionPlan, VideoRendition } from './rendition';

/** Image subtitles that become part of the picture. */
export interface BurntSubtitle {
  /** In the video's own file by its number, as ffmpeg counts; else the file beside it. */
  from: { track: number } | { path: string; format: ImageFormat };
  /** Those of a DVD lie in the frame of the video, whatever its shape; those of later discs in a screen of 16:9. */
  isOfDvd: boolean;
}

const nameOf = (rendition: string, subtitle: string): string => `${rendition}-burnt-${subtitle}`;

/** The subtitle that a rendition's name says is burnt into it. */
export const burntSubtitleIn = (rendition: string): string | undefined => /^\d{3,4}-burnt-(\w+)$/.exec(rendition)?.[1];

/** The renditions of a plan without copies with a subtitle burnt into each: names and addresses of their own. */
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

/** A wide film gets the bars back that its disc had: lines may stand there. */
export const screenOf = ({ width, height }: Size, { isOfDvd }: BurntSubtitle): Size =>
  isOfDvd ? { width, height } : { width, height: Math.max(height, Math.round((width * 9) / 32) * 2) };

/** ffmpeg's second input: the subtitles, from a little before the first frame on, because one may stand there already. */
export function burntInput({ from }: BurntSubtitle, path: string, fromSec: number): string[] {
  if ('path' in from) return [...besideRestrictions(from.format), '-i', inputUrl(from.path)];
  const seek = fromSec > leadSec ? ['-ss', (fromSec - leadSec).toFixed(6)] : [];
  return [...inputRestrictions, ...seek, '-i', inputUrl(path)];
}

/**
 * The video again, for nobody: as its packets come, ffmpeg tells the overlay that no subtitle is due. Else frames would wait,
 * and gather in memory, until the next one.
 */
export const burntClock = ({ from }: BurntSubtitle, video: number): string[] =>
  'path' in from ? [] : ['-map', `1:${video}`, '-c', 'copy', '-f', 'null', '-'];

/** Filters of the picture as a graph with the subtitles in it, before what is done last. */
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
