import * as z from 'zod';
import { cleanText } from './clean-text';
import { unknownCodec } from './codec-names';
import { cutOffAt, isCutOff, isTooSmall } from './is-cut-off';
import { type MediaInfo, type ProbeResult, trackLimits } from './media-info';
import { runProgram } from '../programs';

/**
 * Input formats that ffmpeg may detect: no playlists and scripts, which refer to other files and URLs. `file` is the
 * only protocol, so nothing is fetched.
 */
export const inputRestrictions = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'matroska,webm,mov,mp4,avi,mpegts,mpeg,mpegvideo,asf,flv,ogg,m4v,h264',
] as const;

/** A file name that ffmpeg accepts whatever it contains: leading dashes, colons, line breaks. */
export const inputUrl = (path: string): string => `file:${path}`;

const text = z.string().max(200).optional().catch(undefined);
const number = z.coerce.number().refine(Number.isFinite).optional().catch(undefined);
const flag = z.number().optional().catch(undefined);
const tags = z.record(z.string(), z.unknown()).optional().catch(undefined);

const streamSchema = z.object({
  index: z.int(),
  codec_type: text,
  codec_name: text,
  profile: text,
  level: number,
  width: number,
  height: number,
  avg_frame_rate: text,
  has_b_frames: number,
  pix_fmt: text,
  color_transfer: text,
  codec_tag_string: text,
  field_order: text,
  channels: number,
  sample_rate: number,
  start_time: number,
  duration: number,
  disposition: z.record(z.string(), flag).optional().catch(undefined),
  tags,
  side_data_list: z.array(z.record(z.string(), z.unknown())).optional().catch(undefined),
});

const outputSchema = z.object({
  format: z.object({ format_name: text, duration: number, start_time: number, bit_rate: number }),
  streams: z.array(z.unknown()).max(2000),
  chapters: z
    .array(z.object({ start_time: number, end_time: number, tags }))
    .optional()
    .catch(undefined),
});

type Stream = z.infer<typeof streamSchema>;

const tag = (from: Record<string, unknown> | undefined, name: string): string | undefined =>
  cleanText(from?.[name] ?? from?.[name.toUpperCase()]);

const isOn = (stream: Stream, name: string): boolean => stream.disposition?.[name] === 1;

const rate = (fraction: string | undefined): number | undefined => {
  const [over, under] = (fraction ?? '').split('/').map(Number);
  const value = over && under ? over / under : undefined;
  return value !== undefined && value > 0 && value < 400 ? value : undefined;
};

function containerOf(names: string, path: string): MediaInfo['container'] {
  if (/\bmp4\b/.test(names)) return 'mp4';
  if (/\bwebm\b|matroska/.test(names)) return /\.webm$/i.test(path) ? 'webm' : 'matroska';
  return 'other';
}

const transfers: Readonly<Record<string, 'pq' | 'hlg'>> = { smpte2084: 'pq', 'arib-std-b67': 'hlg' };

/** Compatibility id of Dolby Vision: 0 if other decoders cannot show the video. */
const isDolbyVisionOnly = ({ side_data_list = [] }: Stream): boolean =>
  side_data_list.some((data) => 'dv_profile' in data && Number(data.dv_bl_signal_compatibility_id) === 0);

function videoOf(stream: Stream, formatName: string): MediaInfo['video'] | null {
  const isTurned = stream.side_data_list?.some(({ rotation }) => Math.abs(Number(rotation)) % 180 === 90) ?? false;
  const [width, height] = isTurned ? [stream.height, stream.width] : [stream.width, stream.height];
  if (!width || !height || stream.codec_name === undefined) return null;
  const frameRate = rate(stream.avg_frame_rate);
  const transfer = transfers[stream.color_transfer ?? ''];
  // Number of frames that the decoder delays (DivX): ffmpeg assigns each the time of the frame that it reads then.
  const delayedFrames = formatName === 'avi' ? (stream.has_b_frames ?? 0) : 0;
  return {
    index: stream.index,
    codec: stream.codec_name,
    ...(stream.profile !== undefined && { profile: stream.profile }),
    ...(stream.level !== undefined && { level: stream.level }),
    width: Math.round(width),
    height: Math.round(height),
    ...(frameRate !== undefined && { frameRate }),
    ...(stream.start_time !== undefined && { startSec: stream.start_time }),
    ...(delayedFrames > 0 && frameRate !== undefined && { decodeDelaySec: delayedFrames / frameRate }),
    ...(stream.pix_fmt !== undefined && { pixelFormat: stream.pix_fmt }),
    ...(/^\w{4}$/.test(stream.codec_tag_string ?? '') && { tag: stream.codec_tag_string }),
    isHdr: transfer !== undefined,
    ...(transfer !== undefined && { transfer }),
    ...(isDolbyVisionOnly(stream) && { isDolbyVisionOnly: true }),
    isInterlaced: /^(tt|bb|tb|bt)$/.test(stream.field_order ?? ''),
  };
}

const named = (stream: Stream) => {
  const language = tag(stream.tags, 'language');
  const title = tag(stream.tags, 'title');
  return {
    index: stream.index,
    codec: stream.codec_name ?? unknownCodec,
    ...(language !== undefined && language !== 'und' && { language }),
    ...(title !== undefined && { title }),
  };
};

/** In these containers the duration counts from zero, whatever the time of the first frame. */
const countsFromZero = /\b(?:mp4|webm|matroska)\b/;

function lengthOf({ format_name = '', duration, start_time = 0 }: z.output<typeof outputSchema>['format']) {
  return duration !== undefined && countsFromZero.test(format_name) ? duration - Math.max(0, start_time) : duration;
}

const maxDurationSec = 172_800;

/** A stream's `duration`, or the tag of Matroska writers: `01:36:40.120000000`. */
function streamLengthOf({ duration, tags: of }: Stream): number {
  if (duration !== undefined) return duration;
  const [, hours, minutes, seconds] = /^(\d{1,4}):(\d{2}):(\d{2}(?:\.\d+)?)$/.exec(tag(of, 'duration') ?? '') ?? [];
  return seconds === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The stated duration, unless video and audio show that it belongs to a subtitle with an absurd one. */
function durationOf(format: z.output<typeof outputSchema>['format'], media: readonly Stream[]): number | undefined {
  const whole = lengthOf(format);
  const lengths = media.map(streamLengthOf);
  const longest = Math.max(0, ...lengths);
  const areLengthsKnown = longest > 0 && longest <= maxDurationSec && lengths.every((length) => length > 0);
  const isImplausible = whole === undefined || whole > maxDurationSec || whole > 2 * longest;
  return areLengthsKnown && isImplausible ? longest : whole;
}

/**
 * Parses ffprobe's output. Invalid output is a failure, never an exception.
 *
 * @param assumedSec duration for a file that does not state one
 */
export function parseProbeOutput(output: string, path: string, assumedSec?: number): ProbeResult {
  let parsed;
  try {
    parsed = outputSchema.safeParse(JSON.parse(output));
  } catch {
    return { ok: false, reason: 'not_media' };
  }
  if (!parsed.success) return { ok: false, reason: 'not_media' };
  const { format, chapters = [] } = parsed.data;
  const streams = parsed.data.streams.flatMap((stream) => streamSchema.safeParse(stream).data ?? []);
  const ofType = (type: string): Stream[] => streams.filter(({ codec_type }) => codec_type === type);
  const media = [...ofType('video'), ...ofType('audio')].filter((stream) => !isOn(stream, 'attached_pic'));
  const statedSec = durationOf(format, media);
  const hasDuration = statedSec !== undefined && statedSec > 0 && statedSec <= maxDurationSec;
  const durationSec = hasDuration ? statedSec : assumedSec;
  if (durationSec === undefined) return { ok: false, reason: 'not_media' };
  const picture = ofType('video').find((stream) => !isOn(stream, 'attached_pic'));
  const video = picture ? videoOf(picture, format.format_name ?? '') : null;
  if (!video) return { ok: false, reason: 'no_picture' };
  return {
    ok: true,
    info: {
      container: containerOf(format.format_name ?? '', path),
      durationSec,
      startSec: format.start_time ?? 0,
      ...(format.bit_rate !== undefined && { bitRate: format.bit_rate }),
      video,
      audio: ofType('audio')
        .filter(({ codec_name }) => codec_name !== undefined)
        .slice(0, trackLimits.audio)
        .map((stream) => ({
          isDefault: isOn(stream, 'default'),
          ...named(stream),
          ...(stream.profile !== undefined && { profile: stream.profile }),
          ...(stream.channels !== undefined && { channels: Math.round(stream.channels) }),
          ...(stream.sample_rate !== undefined &&
            stream.sample_rate >= 1 && { sampleRate: Math.round(stream.sample_rate) }),
          ...(stream.start_time !== undefined && { startSec: stream.start_time }),
        })),
      subtitles: ofType('subtitle')
        .slice(0, trackLimits.subtitles)
        .map((stream) => ({
          isForced: isOn(stream, 'forced'),
          isForHearingImpaired: isOn(stream, 'hearing_impaired'),
          ...named(stream),
        })),
      chapters: chapters
        .slice(0, trackLimits.chapters)
        .flatMap(({ start_time: startSec, end_time: endSec, tags: of }) => {
          if (startSec === undefined || endSec === undefined || startSec < 0 || endSec <= startSec) return [];
          const title = tag(of, 'title');
          return [{ startSec, endSec: Math.min(endSec, durationSec), ...(title !== undefined && { title }) }];
        }),
    },
  };
}

const limits = { timeoutMs: 20_000, maxBytes: 16_000_000 };

/** Time of the last frame that the file really contains, null if there is none; undefined if finding it takes too long. */
async function lastShownSec(command: string, path: string, { video }: MediaInfo, signal?: AbortSignal) {
  const show = ['-select_streams', String(video.index), '-show_entries', 'packet=pts_time', '-of', 'csv=p=0'];
  const args = ['-v', 'error', ...inputRestrictions, ...show, '-i', inputUrl(path)];
  const end = await runProgram(command, args, { ...limits, ...(signal && { signal }) });
  if (!end.ok) return undefined;
  let last: number | null = null;
  for (const line of end.output.toString('latin1').split('\n')) {
    const shown = Number.parseFloat(line);
    if (shown > (last ?? -Infinity)) last = shown;
  }
  return last;
}

/** A stated duration is right if the last frame is shown near its end; audio may be longer. */
const trusted = 0.9;

/** Runs ffprobe on a file, with a time limit. */
export async function ffprobe(command: string, path: string, signal?: AbortSignal): Promise<ProbeResult> {
  const args = ['-v', 'error', ...inputRestrictions, '-of', 'json', '-show_format', '-show_streams', '-show_chapters'];
  const end = await runProgram(command, [...args, '-i', inputUrl(path)], { ...limits, ...(signal && { signal }) });
  if (!end.ok)
    return { ok: false, reason: end.reason === 'timeout' || end.reason === 'aborted' ? 'timeout' : 'not_media' };
  const output = end.output.toString('utf8');
  const parsed = parseProbeOutput(output, path);
  // An unfinished recording does not state its duration, so the last frame determines it.
  const result = parsed.ok || parsed.reason !== 'not_media' ? parsed : parseProbeOutput(output, path, maxDurationSec);
  if (!result.ok) return parsed;
  const isSmall = parsed.ok && !(await isCutOff(path));
  if (isSmall && !(await isTooSmall(path, result.info.durationSec))) return result;
  const lastSec = await lastShownSec(command, path, result.info, signal);
  if (lastSec === undefined) return parsed;
  if (lastSec === null) return { ok: false, reason: 'no_samples' };
  const info = cutOffAt(result.info, lastSec);
  return isSmall && info.durationSec > trusted * result.info.durationSec ? result : { ok: true, info };
}
