import type { SegmentInput } from './ffmpeg-args';
import type { Rendition } from './rendition';
import { initIndex } from './segmenter';

export interface SegmentRequest {
  /** Names the file and its state in the cache. */
  fileKey: string;
  rendition: Rendition;
  input: SegmentInput;
  /** Where the file begins in its film. */
  offsetSec?: number;
  /** Tells one who watches from another. */
  viewer: string;
}

/** Names a rendition of a file. */
export const keyOf = ({ fileKey, rendition }: SegmentRequest): string => `${fileKey}/${rendition.name}`;

/** Of the segment in the cache. */
export const cacheNameOf = (request: SegmentRequest, index: number): string =>
  `segments/${keyOf(request)}/${index === initIndex ? 'init.mp4' : `${index}.m4s`}`;
