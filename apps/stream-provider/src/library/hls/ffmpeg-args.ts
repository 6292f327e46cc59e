import { hardwareRate, type HardwareEncoder } from '../hardware/encoders';
import { inputUrl, inputRestrictions } from '../probe/ffprobe';
import type { MediaInfo } from '../probe/media-info';
import { burntClock, burntGraph, burntInput, type BurntSubtitle } from './burnt-in';
import { encodedSampleRate } from './plan-audio';
import { isTranscode, type AudioRendition, type Rendition, type VideoEncoding, type VideoRendition } from './rendition';
import { toneMapFilter, type ToneMapper } from './tone-map';

export interface SegmentInput {
  path: string;
  info: MediaInfo;
  /** What of this ffmpeg turns HDR into SDR properly. */
  toneMapper: ToneMapper | undefined;
  /** Of a film in several files: `continued`, another goes on where this one ends, so what is encoded lasts until then. */
  piece?: 'continued' | 'last' | undefined;
  /** This ffmpeg's option that keeps frames' own times. */
  ownTimes: readonly string[];
  /** Subtitles that become part of the picture. */
  burnt?: BurntSubtitle | undefined;
}

/** What a run encodes pictures with. */
export interface RunEncoder {
  /** Undefined for software. */
  hardware: HardwareEncoder | undefined;
  /** Hardware encodes other parts of the same rendition, and has frames in their order. */
  keepsOrder: boolean;
}

const softwareEncoder: RunEncoder = { hardware: undefined, keepsOrder: false };

const seconds = (value: number): string => value.toFixed(6);
/** In the file's own times. */
const endOf = ({ info: { startSec, durationSec } }: SegmentInput): string => seconds(startSec + durationSec);
/** Frames are told apart to this: cuts lie a little before the frame that they begin with. */
const beforeFrameSec = 0.004;
/** More than decoding is ahead of showing. */
const beforeUnknownSec = 0.5;

function filtersOf({ width, height }: VideoRendition, { info: { video }, toneMapper }: SegmentInput): string[] {
  return [
    ...(video.lateSec === undefined ? [] : [`setpts=PTS-${seconds(video.lateSec)}/TB`]),
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
  // Key frames where segments start and nowhere else.
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
  // Players that place the beginning of a file by its decode times would leave a gap before reordered frames.
  const isInOrder = keepsOrder || input.piece !== undefined;
  const filters = filtersOf(rendition, input);
  const last = [
    ...(input.piece === 'continued' ? ['tpad=stop=-1:stop_mode=clone', `trim=end=${endOf(input)}`] : []),
    ...(hardware?.filters ?? ['format=yuv420p']),
  ];
  // An argument of a program has a length; nobody watches nine hours at a stretch.
  const keys = rendition.segmentStarts
    .slice(start, start + 8000)
    .map((sec) => seconds(startSec + Math.max(0, sec - beforeFrameSec)))
    .join(',');
  return [
    ...(input.burnt
      ? ['-filter_complex', burntGraph(input.burnt, rendition, { video: input.info.video.index, filters, last })]
      : ['-vf', [...filters, ...last].join(',')]),
    ...(hardware ? inHardware(hardware, encoding) : software(encoding, isInOrder)),
    // Frames keep their own times; players need no even ones.
    ...[...input.ownTimes, '-enc_time_base', '1:90000', '-force_key_frames', keys],
  ];
}

/**
 * Without the second setting a sound of whole numbers (DTS) is made quieter when it is mixed down, and one of fractions
 * (AC-3) is not. Neither should be: speech stays as loud as it was, and the limiter takes the few peaks.
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

/** What boxes of a copy need: HEVC a name that Apple's players know, AC-3 a first packet to describe. */
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

/** Where ffmpeg begins, so that the first frame that comes is that of the segment, whatever was rounded. */
function startOf(rendition: Rendition, at: number, { container, video }: MediaInfo): number {
  if (rendition.kind === 'video' && rendition.encoding === null) {
    // Copying starts at the key frame at or before the time; without an index of them, at the first one behind it.
    return container === 'other' ? Math.max(0, at - beforeUnknownSec) : at + 0.02;
  }
  if (rendition.kind === 'video') return at - beforeFrameSec + (video.lateSec ?? 0);
  return rendition.isCopy ? at - rendition.frameSec / 2 : at;
}

/**
 * ffmpeg from the start of a segment to the end of the file, as fragmented MP4 on its output: one track, times as in the
 * file, fragments at key frames (picture) or every half second (sound).
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
  const burnt = rendition.kind === 'video' ? input.burnt : undefined;
  const fragments = isDolby(rendition) ? 'delay_moov' : 'empty_moov';
  const cuts =
    rendition.kind === 'video'
      ? ['-movflags', 'empty_moov+default_base_moof+frag_discont+frag_keyframe']
      : ['-movflags', `${fragments}+default_base_moof+frag_discont`, '-frag_duration', '500000'];
  return [
    ...['-v', 'error', '-nostdin', '-copyts', ...inputRestrictions],
    ...(isTranscode(rendition) ? (encoder.hardware?.input ?? []) : []),
    ...(from > 0 ? ['-ss', seconds(from)] : []),
    ...['-i', inputUrl(input.path), ...(burnt ? burntInput(burnt, input.path, from) : [])],
    ...['-map', burnt ? '[out]' : `0:${track}`, '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...codingArgs(rendition, input, start, encoder),
    ...['-avoid_negative_ts', 'disabled', '-use_editlist', '0', ...cuts, '-f', 'mp4', 'pipe:1'],
    ...(burnt ? burntClock(burnt, track) : []),
  ];
}
