import { type AudioTrack, linesOf, type MediaInfo } from '../probe/media-info';
import { canCopyAudio, canCopyVideo } from '../probe/playable';
import { evenBoundaries, keyBoundaries } from './boundaries';

export interface VideoRendition {
  kind: 'video';
  /** Part of its addresses: `copy` or its lines. */
  name: string;
  isCopy: boolean;
  /** Lines of picture, as people call it. */
  lines: number;
  width: number;
  height: number;
  /** Bits a second, peak. */
  bandwidth: number;
  codecs: string;
  boundaries: number[];
}

export interface AudioRendition {
  kind: 'audio';
  name: string;
  isCopy: boolean;
  track: AudioTrack;
  bandwidth: number;
  codecs: string;
  boundaries: number[];
}

export type Rendition = VideoRendition | AudioRendition;

export interface Plan {
  video: VideoRendition[];
  audio: AudioRendition[];
}

/** Rungs that a transcoded picture comes in, below its own size. `level` is H.264's. */
const rungs = [
  { lines: 2160, bitRate: 16_000_000, level: 52 },
  { lines: 1080, bitRate: 6_000_000, level: 42 },
  { lines: 720, bitRate: 3_000_000, level: 40 },
  { lines: 480, bitRate: 1_400_000, level: 31 },
  { lines: 360, bitRate: 750_000, level: 31 },
] as const;

type Rung = (typeof rungs)[number];

/** The rung that belongs to a rendition's name. */
export const rungNamed = (name: string): Rung | undefined => rungs.find(({ lines }) => String(lines) === name);

/** From this many lines on a picture is 4K, and for holders of a token. */
export const firstLockedLines = 1620;

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);
const audioBitRate = 160_000;

const avcProfiles: Record<string, string> = {
  baseline: '42',
  'constrained baseline': '42',
  main: '4d',
  extended: '58',
};

function copyCodecs({ codec, profile, level }: MediaInfo['video']): string {
  if (codec === 'vp9') return profile === 'Profile 2' ? 'vp09.02.51.10' : 'vp09.00.51.08';
  if (codec === 'av1') return 'av01.0.12M.08';
  const byte = level !== undefined && level > 0 && level < 100 ? level : 42;
  return `avc1.${avcProfiles[profile?.toLowerCase() ?? ''] ?? '64'}00${byte.toString(16).padStart(2, '0')}`;
}

function copied(info: MediaInfo, keyTimes: readonly number[] | null): VideoRendition | null {
  const { video, durationSec, startSec } = info;
  if (!canCopyVideo(video) || keyTimes === null) return null;
  const boundaries = keyBoundaries(keyTimes, startSec, durationSec);
  if (!boundaries) return null;
  const { width, height } = video;
  const lines = linesOf(video);
  // A film's peaks are about twice its mean.
  const bandwidth = Math.round(2 * (info.bitRate ?? 5_000_000));
  return {
    kind: 'video',
    name: 'copy',
    isCopy: true,
    lines,
    width,
    height,
    bandwidth,
    codecs: copyCodecs(video),
    boundaries,
  };
}

function transcoded({ video, durationSec }: MediaInfo): VideoRendition[] {
  const own = linesOf(video);
  // The rung next above the picture carries it in its own size.
  const top = rungs.findLast(({ lines }) => lines >= own - 8) ?? rungs[0];
  const wanted = rungs.filter(({ lines }) => lines <= top.lines && (lines !== 360 || top.lines === 360));
  const boundaries = evenBoundaries(durationSec);
  return wanted.map((rung) => {
    const factor = Math.min(1, rung.lines / own);
    return {
      kind: 'video',
      name: String(rung.lines),
      isCopy: false,
      lines: Math.min(own, rung.lines),
      width: even(video.width * factor),
      height: even(video.height * factor),
      bandwidth: Math.round(rung.bitRate * 1.2),
      codecs: `avc1.6400${rung.level.toString(16)}`,
      boundaries,
    };
  });
}

/**
 * The renditions of a file as HLS. A picture that browsers play is copied; with it come no others, for making them costs
 * what copying saves. Anything else is offered in its own size and below. A picture of 4K that is copied has the rungs
 * below 4K beside it, for those who hold no token.
 */
export function planHls(info: MediaInfo, keyTimes: readonly number[] | null): Plan {
  const copy = copied(info, keyTimes);
  const others = copy && copy.lines < firstLockedLines ? [] : transcoded(info);
  const video = copy ? [copy, ...others.filter(({ lines }) => lines < firstLockedLines)] : others;
  const isCleanContainer = info.container !== 'other';
  // One list for all: a film of two days has 43,200 of them.
  const boundaries = evenBoundaries(info.durationSec);
  const audio = info.audio.map((track, index): AudioRendition => {
    const isCopy = isCleanContainer && canCopyAudio(track);
    return {
      kind: 'audio',
      name: `a${index}`,
      isCopy,
      track,
      bandwidth: isCopy ? 256_000 : audioBitRate,
      codecs: isCopy && track.profile === 'HE-AAC' ? 'mp4a.40.5' : 'mp4a.40.2',
      boundaries,
    };
  });
  return { video, audio };
}

export const isLocked = (rendition: Rendition): boolean =>
  rendition.kind === 'video' && rendition.lines >= firstLockedLines;
