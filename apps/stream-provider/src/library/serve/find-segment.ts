import type { SegmentInput } from '../hls/ffmpeg-args';
import type { Rendition } from '../hls/rendition';
import { initIndex } from '../hls/segmenter';
import type { Version } from '../library';

/** A segment and its source file. */
export interface FoundSegment {
  source: Version;
  /** Rendition of that file. */
  rendition: Rendition;
  index: number;
  /** Position of the file in its film. */
  offsetSec: number;
  /** Identifies the file in the cache. */
  fileKey: string;
  piece: SegmentInput['piece'];
}

/** Finds the segment by its name in the playlist: `init.mp4`, `init-1.mp4` of a film's second file, `12.m4s`. */
export function findSegment(version: Version, whole: Rendition, name: string): FoundSegment | undefined {
  const [matched, initOf, digits] = /^(?:init(?:-([1-9]\d?))?\.mp4|(0|[1-9]\d{0,5})\.m4s)$/.exec(name) ?? [];
  const index = digits === undefined ? initIndex : Number(digits);
  if (matched === undefined || index >= whole.segmentStarts.length) return undefined;
  const { pieces } = whole;
  if (!pieces) {
    const alone = { source: version, rendition: whole, index, offsetSec: 0, piece: undefined };
    return initOf === undefined ? { ...alone, fileKey: version.file.key } : undefined;
  }
  const number =
    digits === undefined ? Number(initOf ?? 0) : pieces.findLastIndex(({ firstIndex }) => firstIndex <= index);
  const [at, source] = [pieces[number], version.parts?.[number]];
  if (!at || !source) return undefined;
  return {
    source,
    rendition: at.rendition,
    index: index === initIndex ? initIndex : index - at.firstIndex,
    offsetSec: at.offsetSec,
    fileKey: `${version.file.key}-${number}`,
    piece: number < pieces.length - 1 ? 'continued' : 'last',
  };
}
