import { nominalHeightOf, type AudioTrack, type MediaInfo } from '../probe/media-info';
import { videoNeeds } from '../probe/playback-support';
import { codecsOfVideo } from './codec-strings';
import { audioRenditions } from './plan-audio';
import { isLocked, type RenditionPlan, type VideoRendition } from './rendition';
import { evenSegmentStarts, keyframeSegmentStarts, type FrameGrid } from './segment-starts';

/** The renditions for transcoding, up to the video's own height. `level` is H.264's. */
const encodingLadder = [
  { height: 2160, bitRate: 16_000_000, level: 52 },
  { height: 1080, bitRate: 6_000_000, level: 42 },
  { height: 720, bitRate: 3_000_000, level: 40 },
  { height: 480, bitRate: 1_400_000, level: 31 },
  { height: 360, bitRate: 750_000, level: 31 },
] as const;

type Rung = (typeof encodingLadder)[number];

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);
/** Ratio of peak to mean bit rate of a rendition encoded with a limit. */
const encodedPeak = 1.2;
/** The same for typical films, over the length of a segment. */
const copiedPeak = 1.5;

const ranges = { pq: 'PQ', hlg: 'HLG' } as const;

function copyRendition(info: MediaInfo, keyframeTimes: readonly number[] | null): VideoRendition | null {
  const { video, durationSec, startSec } = info;
  const needs = video.isInterlaced ? null : videoNeeds(video);
  if (needs === null || keyframeTimes === null) return null;
  const segmentStarts = keyframeSegmentStarts(keyframeTimes, startSec, durationSec);
  if (!segmentStarts) return null;
  const { width, height } = video;
  const averageBandwidth = Math.round(info.bitRate ?? 5_000_000);
  return {
    ...{ kind: 'video', name: 'copy', encoding: null, isBelowCopy: false },
    ...{ needs, width, height, segmentStarts },
    nominalHeight: nominalHeightOf(video),
    bandwidth: Math.round(copiedPeak * averageBandwidth),
    averageBandwidth,
    codecs: codecsOfVideo(video),
    range: video.transfer === undefined ? 'SDR' : ranges[video.transfer],
  };
}

/**
 * If frames are evenly spaced, segments start at a frame, so that runs with different starting points have the same
 * boundaries.
 */
const pictureGrid = ({ startSec, video }: MediaInfo): FrameGrid | undefined =>
  video.frameRate === undefined
    ? undefined
    : { frameSec: 1 / video.frameRate, phaseSec: (video.startSec ?? startSec) - startSec };

function encodedRendition({ video }: MediaInfo, rung: Rung, segmentStarts: number[], isBelowCopy: boolean) {
  const sourceHeight = nominalHeightOf(video);
  const { height, bitRate, level } = rung;
  const factor = Math.min(1, height / sourceHeight);
  const rendition: VideoRendition = {
    name: isBelowCopy ? `${height}-below` : String(height),
    ...{ kind: 'video', needs: [], encoding: { bitRate, level }, isBelowCopy, range: 'SDR', segmentStarts },
    nominalHeight: Math.min(sourceHeight, height),
    width: even(video.width * factor),
    height: even(video.height * factor),
    bandwidth: Math.round(bitRate * encodedPeak),
    averageBandwidth: bitRate,
    codecs: `avc1.6400${level.toString(16)}`,
  };
  return rendition;
}

/** For browsers that cannot play the copy: the video's own size and smaller ones. */
function transcodedRenditions(info: MediaInfo, tallest: number): VideoRendition[] {
  // The entry just above the source is used with the source's size.
  const top = encodingLadder.findLast(({ height }) => height >= tallest - 8) ?? encodingLadder[0];
  const wanted = encodingLadder.filter(({ height }) => height <= top.height && (height !== 360 || top.height === 360));
  const segmentStarts = evenSegmentStarts(info.durationSec, pictureGrid(info));
  return wanted.map((rung) => encodedRendition(info, rung, segmentStarts, false));
}

/** A rendition that needs nearly as much bandwidth as the copy is useless. */
const worthwhile = 0.7;

/**
 * For connections that are slower than the copy. They share its boundaries, so that players can switch at any of them.
 */
const renditionsBelow = (info: MediaInfo, copy: VideoRendition): VideoRendition[] =>
  encodingLadder
    .filter(({ height }) => height < copy.nominalHeight - 8)
    .map((rung) => encodedRendition(info, rung, copy.segmentStarts, true))
    .filter(({ averageBandwidth }) => averageBandwidth < worthwhile * copy.averageBandwidth);

export interface PlanOptions {
  /** Height of the tallest file of the film. */
  tallest?: number;
  /** Whether the audio may be copied if possible. */
  copiesSound?: (track: AudioTrack) => boolean;
}

/**
 * The HLS renditions of a file for all browsers. Video that some browser plays is copied, with lower renditions for
 * slow connections. Browsers that cannot play the copy, and clients that may not have it, get other renditions with
 * shorter segments.
 */
export function planRenditions(
  info: MediaInfo,
  keyframeTimes: readonly number[] | null,
  { tallest = nominalHeightOf(info.video), copiesSound = () => true }: PlanOptions = {},
): RenditionPlan {
  const copy = copyRendition(info, keyframeTimes);
  const isForAll = copy !== null && copy.needs.length === 0 && !isLocked(copy);
  return {
    video: [
      ...(copy ? [copy, ...renditionsBelow(info, copy)] : []),
      ...(isForAll ? [] : transcodedRenditions(info, tallest)),
    ],
    audio: audioRenditions(info, copiesSound),
  };
}
