import { inputUrl, inputRestrictions } from '../probe/ffprobe';
import type { MediaInfo } from '../probe/media-info';
import { encodedSampleRate } from './plan-audio';
import type { AudioRendition, Rendition, VideoEncoding, VideoRendition } from './rendition';
import { toneMapFilter, type ToneMapper } from './tone-map';

export interface SegmentInput {
  path: string;
  info: MediaInfo;
  /** What of this ffmpeg turns HDR into SDR properly. */
  toneMapper: ToneMapper | undefined;
  /** This ffmpeg's option that keeps frames' own times. */
  ownTimes: readonly string[];
}

const seconds = (value: number): string => value.toFixed(6);
/** Frames are told apart to this: cuts lie a little before the frame that they begin with. */
const beforeFrameSec = 0.004;
/** More than decoding is ahead of showing. */
const beforeUnknownSec = 0.5;

function encodeVideo(rendition: VideoRendition, encoding: VideoEncoding, input: SegmentInput, start: number): string[] {
  const { width, height, segmentStarts } = rendition;
  const { video, startSec } = input.info;
  const filters = [
    ...(video.isInterlaced ? ['yadif=deint=interlaced'] : []),
    ...(width === video.width && height === video.height ? [] : [`scale=${width}:${height}`]),
    ...(video.transfer !== undefined && input.toneMapper !== undefined
      ? [toneMapFilter(input.toneMapper, video.transfer)]
      : []),
    'format=yuv420p',
  ];
  const { bitRate, level } = encoding;
  // An argument of a program has a length; nobody watches nine hours at a stretch.
  const keys = segmentStarts
    .slice(start, start + 8000)
    .map((sec) => seconds(startSec + Math.max(0, sec - beforeFrameSec)))
    .join(',');
  return [
    ...['-vf', filters.join(','), '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high'],
    ...['-level:v', (level / 10).toFixed(1), '-maxrate', String(bitRate), '-bufsize', String(bitRate * 2)],
    // Frames keep their own times; players need no even ones.
    ...[...input.ownTimes, '-enc_time_base', '1:90000'],
    // Key frames where segments start and nowhere else.
    ...['-g', '100000', '-sc_threshold', '0', '-force_key_frames', keys],
  ];
}

/**
 * Without the second setting a sound of whole numbers (DTS) is made quieter when it is mixed down, and one of fractions
 * (AC-3) is not. Neither should be: speech stays as loud as it was, and the limiter takes the few peaks.
 */
const mixDown = 'osf=fltp:rematrix_maxval=100:ocl=';
const limiter = 'alimiter=limit=0.97:level=0';

function encodeAudio({ track, channels, bandwidth }: AudioRendition): string[] {
  const isMixed = (track.channels ?? 2) > channels;
  const layout = channels === 1 ? 'mono' : channels === 2 ? 'stereo' : '5.1';
  const filters = isMixed ? [`aresample=async=1:${mixDown}${layout}`, limiter] : ['aresample=async=1'];
  return [
    ...['-af', filters.join(','), '-c:a', 'aac', '-b:a', String(bandwidth), '-ar', String(encodedSampleRate)],
    ...['-ac', String(channels)],
  ];
}

/** What boxes of a copy need: HEVC a name that Apple's players know, AC-3 a first packet to describe. */
function copyArgs(rendition: Rendition, { video }: MediaInfo): string[] {
  const isHevc = rendition.kind === 'video' && video.codec === 'hevc';
  return ['-c', 'copy', '-strict', 'experimental', ...(isHevc ? ['-tag:v', 'hvc1'] : [])];
}

function codingArgs(rendition: Rendition, input: SegmentInput, start: number): string[] {
  if (rendition.kind === 'audio') return rendition.isCopy ? copyArgs(rendition, input.info) : encodeAudio(rendition);
  const { encoding } = rendition;
  return encoding === null ? copyArgs(rendition, input.info) : encodeVideo(rendition, encoding, input, start);
}

const isDolby = (rendition: Rendition): boolean =>
  rendition.kind === 'audio' && rendition.isCopy && /^e?ac3$/.test(rendition.track.codec);

/** Where ffmpeg begins, so that the first frame that comes is that of the segment, whatever was rounded. */
function startOf(rendition: Rendition, at: number, { container }: MediaInfo): number {
  if (rendition.kind === 'video' && rendition.encoding === null) {
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
  const fragments = isDolby(rendition) ? 'delay_moov' : 'empty_moov';
  const cuts =
    rendition.kind === 'video'
      ? ['-movflags', 'empty_moov+default_base_moof+frag_discont+frag_keyframe']
      : ['-movflags', `${fragments}+default_base_moof+frag_discont`, '-frag_duration', '500000'];
  return [
    ...['-v', 'error', '-nostdin', '-copyts', ...inputRestrictions],
    ...(from > 0 ? ['-ss', seconds(from)] : []),
    ...['-i', inputUrl(input.path), '-map', `0:${track}`, '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...codingArgs(rendition, input, start),
    ...['-avoid_negative_ts', 'disabled', '-use_editlist', '0', ...cuts, '-f', 'mp4', 'pipe:1'],
  ];
}
