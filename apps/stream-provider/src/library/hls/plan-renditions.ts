import { type AudioTrack, nominalHeightOf, type MediaInfo } from '../probe/media-info';
import { canCopyAudio, canCopyVideo } from '../probe/playback-support';
import { evenSegmentStarts, keyframeSegmentStarts, type FrameGrid } from './segment-starts';

export interface VideoRendition {
  kind: 'video';
  /** Part of its addresses: `copy` or its nominal height. */
  name: string;
  isCopy: boolean;
  /** The height that people call it by, e.g. 1080 for 1920 × 800. */
  nominalHeight: number;
  width: number;
  height: number;
  /** Bits a second, peak. */
  bandwidth: number;
  codecs: string;
  segmentStarts: number[];
}

export interface AudioRendition {
  kind: 'audio';
  name: string;
  isCopy: boolean;
  track: AudioTrack;
  /** Length of a frame: sound can be cut only between two. */
  frameSec: number;
  bandwidth: number;
  codecs: string;
  segmentStarts: number[];
}

export type Rendition = VideoRendition | AudioRendition;

export interface RenditionPlan {
  video: VideoRendition[];
  audio: AudioRendition[];
}

/** The renditions that a video is transcoded to, up to its own height. `level` is H.264's. */
const encodingLadder = [
  { height: 2160, bitRate: 16_000_000, level: 52 },
  { height: 1080, bitRate: 6_000_000, level: 42 },
  { height: 720, bitRate: 3_000_000, level: 40 },
  { height: 480, bitRate: 1_400_000, level: 31 },
  { height: 360, bitRate: 750_000, level: 31 },
] as const;

type LadderRendition = (typeof encodingLadder)[number];

/** The entry of the encoding ladder that a rendition was named after; none for a copy. */
export const ladderRendition = (name: string): LadderRendition | undefined =>
  encodingLadder.find(({ height }) => String(height) === name);

/** From this nominal height on a video is 4K, and reserved for holders of a token. */
export const min4kHeight = 1620;

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);
const audioBitRate = 160_000;

const avcProfiles: Record<string, string> = {
  baseline: '42',
  'constrained baseline': '42',
  main: '4d',
  extended: '58',
};

function codecsOfCopy({ codec, profile, level }: MediaInfo['video']): string {
  if (codec === 'vp9') return profile === 'Profile 2' ? 'vp09.02.51.10' : 'vp09.00.51.08';
  if (codec === 'av1') return 'av01.0.12M.08';
  const byte = level !== undefined && level > 0 && level < 100 ? level : 42;
  return `avc1.${avcProfiles[profile?.toLowerCase() ?? ''] ?? '64'}00${byte.toString(16).padStart(2, '0')}`;
}

function copyRendition(info: MediaInfo, keyframeTimes: readonly number[] | null): VideoRendition | null {
  const { video, durationSec, startSec } = info;
  if (!canCopyVideo(video) || keyframeTimes === null) return null;
  const segmentStarts = keyframeSegmentStarts(keyframeTimes, startSec, durationSec);
  if (!segmentStarts) return null;
  const { width, height } = video;
  // A film's peaks are about twice its mean.
  const bandwidth = Math.round(2 * (info.bitRate ?? 5_000_000));
  return {
    kind: 'video',
    name: 'copy',
    isCopy: true,
    nominalHeight: nominalHeightOf(video),
    width,
    height,
    bandwidth,
    codecs: codecsOfCopy(video),
    segmentStarts,
  };
}

/** Where frames are evenly spaced, a segment starts with one, so that runs that began in different places have the same ones. */
const pictureGrid = ({ startSec, video }: MediaInfo): FrameGrid | undefined =>
  video.frameRate === undefined
    ? undefined
    : { frameSec: 1 / video.frameRate, phaseSec: (video.startSec ?? startSec) - startSec };

function transcodedRenditions(info: MediaInfo): VideoRendition[] {
  const { video, durationSec } = info;
  const sourceHeight = nominalHeightOf(video);
  // The entry next above the source carries it in its own size.
  const top = encodingLadder.findLast(({ height }) => height >= sourceHeight - 8) ?? encodingLadder[0];
  const wanted = encodingLadder.filter(({ height }) => height <= top.height && (height !== 360 || top.height === 360));
  const segmentStarts = evenSegmentStarts(durationSec, pictureGrid(info));
  return wanted.map(({ height, bitRate, level }) => {
    const factor = Math.min(1, height / sourceHeight);
    return {
      kind: 'video',
      name: String(height),
      isCopy: false,
      nominalHeight: Math.min(sourceHeight, height),
      width: even(video.width * factor),
      height: even(video.height * factor),
      bandwidth: Math.round(bitRate * 1.2),
      codecs: `avc1.6400${level.toString(16)}`,
      segmentStarts,
    };
  });
}

/**
 * The renditions of a file as HLS. Video that browsers can play is copied, and then it is the only rendition: transcoding
 * others would cost what copying saves. Anything else is transcoded, to its own size and smaller ones. A 4K copy comes with
 * the transcoded renditions below 4K, for viewers without a token.
 */
export function planRenditions(info: MediaInfo, keyframeTimes: readonly number[] | null): RenditionPlan {
  const copy = copyRendition(info, keyframeTimes);
  const others = copy && copy.nominalHeight < min4kHeight ? [] : transcodedRenditions(info);
  const video = copy ? [copy, ...others.filter(({ nominalHeight }) => nominalHeight < min4kHeight)] : others;
  return { video, audio: audioRenditions(info) };
}

/** Samples in a frame of AAC; twice as many come out of HE-AAC. */
const aacFrame = 1024;
export const encodedSampleRate = 48_000;

function audioRenditions(info: MediaInfo): AudioRendition[] {
  const isKnownContainer = info.container !== 'other';
  // Lists are shared between tracks: a file of two days has 43,200 segments.
  const lists = new Map<string, number[]>();
  return info.audio.map((track, index): AudioRendition => {
    const { sampleRate, startSec = info.startSec, profile } = track;
    const isCopy = isKnownContainer && canCopyAudio(track) && sampleRate !== undefined;
    const isDoubled = isCopy && profile === 'HE-AAC';
    const frameSec = (isDoubled ? 2 * aacFrame : aacFrame) / (isCopy ? sampleRate : encodedSampleRate);
    const phaseSec = (startSec - info.startSec) % frameSec;
    const key = `${frameSec} ${phaseSec}`;
    const segmentStarts = lists.get(key) ?? evenSegmentStarts(info.durationSec, { frameSec, phaseSec });
    lists.set(key, segmentStarts);
    return {
      kind: 'audio',
      name: `a${index}`,
      isCopy,
      track,
      frameSec,
      bandwidth: isCopy ? 256_000 : audioBitRate,
      codecs: isDoubled ? 'mp4a.40.5' : 'mp4a.40.2',
      segmentStarts,
    };
  });
}

/** The rendition is reserved for holders of a token. */
export const isLocked = (rendition: Rendition): boolean =>
  rendition.kind === 'video' && rendition.nominalHeight >= min4kHeight;
