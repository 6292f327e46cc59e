import type { MediaFeature } from '@marquee/core';
import type { AudioTrack } from '../probe/media-info';

/** How a picture is encoded; `level` is H.264's. */
export interface VideoEncoding {
  bitRate: number;
  level: number;
}

interface AnyRendition {
  /** Part of its addresses. */
  name: string;
  /** What a browser has to be able to play for it. */
  needs: readonly MediaFeature[];
  /** Bits a second, peak and mean. */
  bandwidth: number;
  averageBandwidth: number;
  codecs: string;
  segmentStarts: number[];
  /** Of a film in several files: what it is made of, in order. Players start anew with each. */
  pieces?: readonly RenditionPiece[];
}

/** A rendition of one of the files of a film. */
export interface RenditionPiece {
  /** Its times begin with the file. */
  rendition: Rendition;
  /** Where the file begins in the film. */
  offsetSec: number;
  /** The segment of the film that its first one is. */
  firstIndex: number;
}

export interface VideoRendition extends AnyRendition {
  kind: 'video';
  /** Null for a copy. */
  encoding: VideoEncoding | null;
  /** Encoded for slow lines beside a copy: its segments begin where the copy's do. */
  isBelowCopy: boolean;
  /** The height that people call it by, e.g. 1080 for 1920 × 800. */
  nominalHeight: number;
  width: number;
  height: number;
  /** As HLS names it. */
  range: 'SDR' | 'PQ' | 'HLG';
}

export interface AudioRendition extends AnyRendition {
  kind: 'audio';
  isCopy: boolean;
  track: AudioTrack;
  channels: number;
  /** Length of a frame: sound can be cut only between two. */
  frameSec: number;
}

export type Rendition = VideoRendition | AudioRendition;

/** All renditions of a file; `offerRenditions` says which of them a browser is offered. */
export interface RenditionPlan {
  video: VideoRendition[];
  /** For each sound of the file what it can be sent as, the best first. */
  audio: AudioRendition[];
}

/** From this nominal height on a video is 4K, and reserved for holders of a token. */
export const min4kHeight = 1620;

/** The rendition is reserved for holders of a token. */
export const isLocked = (rendition: Rendition): boolean =>
  rendition.kind === 'video' && rendition.nominalHeight >= min4kHeight;

/** Whether it takes one of the places for transcodes. */
export const isTranscode = (rendition: Rendition): boolean => rendition.kind === 'video' && rendition.encoding !== null;
