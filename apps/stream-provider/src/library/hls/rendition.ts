import type { MediaFeature } from '@marquee/core';
import type { AudioTrack } from '../probe/media-info';

/** Video encoding settings; `level` is H.264's. */
export interface VideoEncoding {
  bitRate: number;
  level: number;
}

interface AnyRendition {
  /** Part of its URLs. */
  name: string;
  /** Features that a browser needs to play it. */
  needs: readonly MediaFeature[];
  /** Bits per second, peak and mean. */
  bandwidth: number;
  averageBandwidth: number;
  codecs: string;
  segmentStarts: number[];
  /** The consecutive pieces of a film in several files. Players reinitialise with each. */
  pieces?: readonly RenditionPiece[];
}

/** A rendition of one of the files of a film. */
export interface RenditionPiece {
  /** Its times are relative to the file. */
  rendition: Rendition;
  /** Position of the file in the film. */
  offsetSec: number;
  /** Index in the film of its first segment. */
  firstIndex: number;
}

export interface VideoRendition extends AnyRendition {
  kind: 'video';
  /** Null for a copy. */
  encoding: VideoEncoding | null;
  /** Encoded for slow connections in addition to a copy; its segments start where the copy's do. */
  isBelowCopy: boolean;
  /** The height in the common name, e.g. 1080 for 1920 × 800. */
  nominalHeight: number;
  width: number;
  height: number;
  /** As named in HLS. */
  range: 'SDR' | 'PQ' | 'HLG';
}

export interface AudioRendition extends AnyRendition {
  kind: 'audio';
  isCopy: boolean;
  track: AudioTrack;
  channels: number;
  /** Duration of a frame: audio can be cut only between two. */
  frameSec: number;
}

export type Rendition = VideoRendition | AudioRendition;

/** All renditions of a file; `offerRenditions` selects those for a browser. */
export interface RenditionPlan {
  video: VideoRendition[];
  /** For each audio track its renditions, the best first. */
  audio: AudioRendition[];
}

/** Nominal height from which a video counts as 4K, which requires a token. */
export const min4kHeight = 1620;

/** Whether the rendition requires a token. */
export const isLocked = (rendition: Rendition): boolean =>
  rendition.kind === 'video' && rendition.nominalHeight >= min4kHeight;

/** Whether it needs a transcoding slot. */
export const isTranscode = (rendition: Rendition): boolean => rendition.kind === 'video' && rendition.encoding !== null;
