import { hardwareRate, type HardwareEncoder } from '../hardware/encoders';
import { inputUrl, inputRestrictions } from '../probe/ffprobe';
import type { MediaInfo } from '../probe/media-info';
import { encodedSampleRate } from './plan-audio';
import { isTranscode, type AudioRendition, type Rendition, type VideoEncoding, type VideoRendition } from './rendition';
import { toneMapFilter, type ToneMapper } from './tone-map';

export interface SegmentInput {
  path: string;
  info: MediaInfo;
  /** The filter of this ffmpeg that converts HDR to SDR properly. */
  toneMapper: ToneMapper | undefined;
  /** In a film with several files: if `continued`, another file follows, so encoded tracks last until its start. */
  piece?: 'continued' | 'last' | undefined;
  /** The option of this ffmpeg that preserves frame timestamps. */
  ownTimes: readonly string[];
}

/** The encoder of a run. */
export interface RunEncoder {
  /** Undefined for software. */
  hardware: HardwareEncoder | undefined;
  /** Other parts of the same rendition are encoded by hardware, which does not reorder frames. */
  keepsOrder: boolean;
}

const softwareEncoder: RunEncoder = { hardware: undefined, keepsOrder: false };

const seconds = (value: number): string => value.toFixed(6);
/** On the file's own timeline. */
const endOf = ({ info: { startSec, durationSec } }: SegmentInput): string => seconds(startSec + durationSec);
/** Precision of frame times: cuts are placed slightly before the first frame. */
const beforeFrameSec = 0.004;
/** More than the offset between decoding and presentation. */
const beforeUnknownSec = 0.5;

function filtersOf({ width, height }: VideoRendition, { info: { video }, toneMapper }: SegmentInput): string[] {
  return [
    // In whole frames (the time base of AVI): setpts truncates, which would put frames one too early.
    ...(video.lateSec === undefined ? [] : [`setpts=PTS-round(${seconds(video.lateSec)}/TB)`]),
    ...(video.isInterlaced ? ['yadif=deint=interlaced'] : []),
    ...(width === video.width && height === video.height ? [] : [`scale=${width}:${height}`]),
    ...(video.transfer !== undefined && toneMapper !== undefined ? [toneMapFilter(toneMapper, video.transfer)] : []),
  ];
}

const software = ({ bitRate, level }: VideoEncoding, keepsOrder: boolean): string[] => [
  ...[
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '23',
    '-profile:v',
    'high',
    ...(keepsOrder ? ['-bf', '0'] : []),
  ],
  ...['-level:v', (level / 10).toFixed(1), '-maxrate', String(bitRate), '-bufsize', String(bitRate * 2)],
  // Key frames only where segments start.
  ...['-g', '100000', '-sc_threshold', '0'],
];

const inHardware = ({ encoder, options }: HardwareEncoder, { bitRate }: VideoEncoding): string[] => [
  ...['-c:v', encoder, ...options, ...hardwareRate(bitRate), '-g', '600'],
];

interface EncodingRun extends RunEncoder {
  start: number;
  encoding: VideoEncoding;
}

function encodeVideo(rendition: VideoRendition, input: SegmentInput, run: EncodingRun): string[] {
  const { hardware, keepsOrder, encoding, start } = run;
  const { startSec } = input.info;
  // Players that position a file by its decode times would leave a gap before reordered frames.
  const isInOrder = keepsOrder || input.piece !== undefined;
  const filters = [
    ...filtersOf(rendition, input),
    ...(input.piece === 'continued' ? ['tpad=stop=-1:stop_mode=clone', `trim=end=${endOf(input)}`] : []),
    ...(hardware?.filters ?? ['format=yuv420p']),
  ];
  // Arguments have a maximum length, and nobody watches for nine hours without a break.
  const keys = rendition.segmentStarts
    .slice(start, start + 8000)
    .map((sec) => seconds(startSec + Math.max(0, sec - beforeFrameSec)))
    .join(',');
  return [
    ...['-vf', filters.join(',')],
    ...(hardware ? inHardware(hardware, encoding) : software(encoding, isInOrder)),
    // Frames keep their timestamps; players do not need even ones.
    ...[...input.ownTimes, '-enc_time_base', '1:90000', '-force_key_frames', keys],
  ];
}

/**
 * Without the second setting, integer audio (DTS) is attenuated when mixed down, and floating-point audio (AC-3) is
 * not. Neither should be: the loudness of speech is preserved, and the limiter handles the few peaks.
 */
const mixDown = 'osf=fltp:rematrix_maxval=100:ocl=';
const limiter = 'alimiter=limit=0.97:level=0';

function encodeAudio({ track, channels, bandwidth }: AudioRendition, input: SegmentInput): string[] {
  const isMixed = (track.channels ?? 2) > channels;
  const layout = channels === 1 ? 'mono' : channels === 2 ? 'stereo' : '5.1';
  const filters = [
    ...(isMixed ? [`aresample=async=1:${mixDown}${layout}`, limiter] : ['aresample=async=1']),
    ...(input.piece === 'continued' ? ['apad', `atrim=end=${endOf(input)}`] : []),
  ];
  return [
    ...['-af', filters.join(','), '-c:a', 'aac', '-b:a', String(bandwidth), '-ar', String(encodedSampleRate)],
    ...['-ac', String(channels)],
  ];
}

/**
 * Requirements for copied streams: for HEVC a tag that Apple's players accept, for AC-3 a first packet to describe it.
 */
function copyArgs(rendition: Rendition, { video }: MediaInfo): string[] {
  const isHevc = rendition.kind === 'video' && video.codec === 'hevc';
  return ['-c', 'copy', '-strict', 'experimental', ...(isHevc ? ['-tag:v', 'hvc1'] : [])];
}

function codingArgs(rendition: Rendition, input: SegmentInput, start: number, encoder: RunEncoder): string[] {
  if (rendition.kind === 'audio')
    return rendition.isCopy ? copyArgs(rendition, input.info) : encodeAudio(rendition, input);
  const { encoding } = rendition;
  return encoding === null
    ? copyArgs(rendition, input.info)
    : encodeVideo(rendition, input, { ...encoder, encoding, start });
}

const isDolby = (rendition: Rendition): boolean =>
  rendition.kind === 'audio' && rendition.isCopy && /^e?ac3$/.test(rendition.track.codec);

/** Start position for ffmpeg, chosen so that the first frame is the segment's, whatever was rounded. */
function startOf(rendition: Rendition, at: number, { container, video }: MediaInfo): number {
  if (rendition.kind === 'video' && rendition.encoding === null) {
    // Copying starts at the key frame at or before the time; without an index, at the first one after it.
    return container === 'other' ? Math.max(0, at - beforeUnknownSec) : at + 0.02;
  }
  if (rendition.kind === 'video') return at - beforeFrameSec + (video.lateSec ?? 0);
  return rendition.isCopy ? at - rendition.frameSec / 2 : at;
}

/**
 * Runs ffmpeg from the start of a segment to the end of the file, with fragmented MP4 on its output: one track, times
 * as in the file, fragments at key frames (video) or every half second (audio).
 */
export function segmentArgs(
  rendition: Rendition,
  input: SegmentInput,
  start: number,
  encoder: RunEncoder = softwareEncoder,
): string[] {
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
    ...(isTranscode(rendition) ? (encoder.hardware?.input ?? []) : []),
    ...(from > 0 ? ['-ss', seconds(from)] : []),
    ...['-i', inputUrl(input.path)],
    ...['-map', `0:${track}`, '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...codingArgs(rendition, input, start, encoder),
    ...['-avoid_negative_ts', 'disabled', '-use_editlist', '0', ...cuts, '-f', 'mp4', 'pipe:1'],
  ];
}
