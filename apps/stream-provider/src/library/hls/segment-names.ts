import type { SegmentInput } from './ffmpeg-args';
import type { Rendition } from './rendition';
import { initIndex } from './segmenter';

export interface SegmentRequest {
  /** Identifies the file and its version in the cache. */
  fileKey: string;
  rendition: Rendition;
  input: SegmentInput;
  /** Position of the file in its film. */
  offsetSec?: number;
  /** Identifies the viewer: the account, else the address. */
  viewer: string;
  address: string;
}

/** Identifies a rendition of a file. */
export const keyOf = ({ fileKey, rendition }: SegmentRequest): string => `${fileKey}/${rendition.name}`;

/** Name of the segment in the cache. */
export const cacheNameOf = (request: SegmentRequest, index: number): string =>
  `segments/${keyOf(request)}/${index === initIndex ? 'init.mp4' : `${index}.m4s`}`;
