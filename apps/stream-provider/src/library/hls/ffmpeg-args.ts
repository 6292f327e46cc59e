import { inputUrl, inputRestrictions } from '../probe/ffprobe';
import type { MediaInfo } from '../probe/media-info';
import {
  encodedSampleRate,
  type AudioRendition,
  type Rendition,
  ladderRendition,
  type VideoRendition,
} from './plan-renditions';

export interface SegmentInput {
  path: string;
  info: MediaInfo;
  /** This ffmpeg can turn HDR into SDR properly. */
  canToneMap: boolean;
  /** This ffmpeg's option that keeps frames' own times. */
  ownTimes: readonly string[];
}

const toneMap =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

const seconds = (value: number): string => value.toFixed(6);
/** Frames are told apart to this: cuts lie a little before the frame that they begin with. */
const beforeFrameSec = 0.004;
/** More than decoding is ahead of showing. */
const beforeUnknownSec = 0.5;

function encodeVideo(
  { name, width, height, segmentStarts }: VideoRendition,
  input: SegmentInput,
  start: number,
): string[] {
  const rung = ladderRendition(name);
  const { video, startSec } = input.info;
  const filters = [
    ...(video.isInterlaced ? ['yadif=deint=interlaced'] : []),
    ...(width === video.width && height === video.height ? [] : [`scale=${width}:${height}`]),
    ...(video.isHdr && input.canToneMap ? [toneMap] : []),
    'format=yuv420p',
  ];
  const bitRate = rung?.bitRate ?? 3_000_000;
  // An argument of a program has a length; nobody watches nine hours at a stretch.
  const keys = segmentStarts
    .slice(start, start + 8000)
    .map((sec) => seconds(startSec + Math.max(0, sec - beforeFrameSec)))
    .join(',');
  return [
    ...['-vf', filters.join(','), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high'],
    ...[
      '-level:v',
      ((rung?.level ?? 42) / 10).toFixed(1),
      '-maxrate',
      String(bitRate),
      '-bufsize',
      String(bitRate * 2),
    ],
    // Frames keep their own times; players need no even ones.
    ...[...input.ownTimes, '-enc_time_base', '1:90000'],
    // Key frames where segments start and nowhere else.
    ...['-g', '100000', '-sc_threshold', '0', '-force_key_frames', keys],
  ];
}

const encodeAudio = ({ track }: AudioRendition): string[] => [
  ...['-af', 'aresample=async=1', '-c:a', 'aac', '-b:a', '160k', '-ar', String(encodedSampleRate)],
  ...['-ac', String(Math.min(2, track.channels ?? 2))],
];

/** Where ffmpeg begins, so that the first frame that comes is that of the segment, whatever was rounded. */
function startOf(rendition: Rendition, at: number, { container }: MediaInfo): number {
  if (rendition.kind === 'video' && rendition.isCopy) {
    // Copying starts at the key frame at or before the time; without an index of them, at the first one behind it.
    return container === 'other' ? Math.max(0, at - beforeUnknownSec) : at + 0.02;
  }
  if (rendition.kind === 'video') return at - beforeFrameSec;
  return rendition.isCopy ? at - rendition.frameSec / 2 : at;
}

/**
 * ffmpeg from the start of a segment to the end of the file, as fragmented MP4 on its output: one track, times as in the
 * file, fragments at key frames (picture) or every half second (sound).
 */
export function segmentArgs(rendition: Rendition, input: SegmentInput, start: number): string[] {
  const at = rendition.segmentStarts[start] ?? 0;
  const from = at > 0 ? startOf(rendition, at, input.info) : 0;
  const track = rendition.kind === 'video' ? input.info.video.index : rendition.track.index;
  const coding = rendition.isCopy
    ? ['-c', 'copy']
    : rendition.kind === 'video'
      ? encodeVideo(rendition, input, start)
      : encodeAudio(rendition);
  const cuts =
    rendition.kind === 'video'
      ? ['-movflags', 'empty_moov+default_base_moof+frag_discont+frag_keyframe']
      : ['-movflags', 'empty_moov+default_base_moof+frag_discont', '-frag_duration', '500000'];
  return [
    ...['-v', 'error', '-nostdin', '-copyts', ...inputRestrictions],
    ...(from > 0 ? ['-ss', seconds(from)] : []),
    ...['-i', inputUrl(input.path), '-map', `0:${track}`, '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...coding,
    ...['-avoid_negative_ts', 'disabled', '-use_editlist', '0', ...cuts, '-f', 'mp4', 'pipe:1'],
  ];
}
