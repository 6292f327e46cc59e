import type { FfmpegTools } from '../ffmpeg-tools';
import { runProgram } from '../programs';
import { inputRestrictions, inputUrl } from './ffprobe';
import type { MediaInfo } from './media-info';
import { readKeyframeIndex } from './probe-headers';

/** Opening the film waits for this. */
const timeoutMs = 10_000;

/**
 * Lines such as `packet,1.483422,1.400000,K_`; the number of delayed frames is in the stream's line, which is the last.
 */
function keyTimesOf(output: string): number[] | null {
  const times: number[] = [];
  const isReordered = !/^stream,0\b/m.test(output);
  for (const line of output.split('\n')) {
    const [kind, shown, decoded, flags] = line.split(',');
    if (kind !== 'packet' || !flags?.startsWith('K')) continue;
    // AVI stores only the decoding order, which equals the presentation order if no frames are reordered.
    const time = Number(shown === 'N/A' && !isReordered ? decoded : shown);
    if (!Number.isFinite(time)) return null;
    times.push(time);
  }
  return times.length > 0 ? times : null;
}

const idrSlice = 5;
const places = [0.2, 0.4, 0.6, 0.8];
const maxFrameBytes = 8_000_000;

/** Counts the IDR frames in an H.264 stream (Annex B); each may have several slices. */
function countIdrFrames(data: Buffer): number {
  let count = 0;
  for (let at = data.indexOf('\0\0\x01', 0, 'latin1'); at >= 0; at = data.indexOf('\0\0\x01', at + 3, 'latin1')) {
    // The first macroblock's address, of which zero is a single set bit.
    if (((data[at + 3] ?? 0) & 31) === idrSlice && (data[at + 4] ?? 0) >= 0x80) count += 1;
  }
  return count;
}

interface KeyframeOptions {
  tools: FfmpegTools;
  /** Maximum size of an index. */
  maxBytes: number;
  signal: AbortSignal;
}

/**
 * Whether decoding can start at the key frames, judged by four of them, which a single ffmpeg reads. In films with open
 * GOPs (many discs and broadcasts) they are recovery points: frames after them may refer to frames before, and browsers
 * stall there after a seek.
 */
export async function areIdr(
  path: string,
  times: readonly number[],
  { tools: { ffmpeg }, signal }: Pick<KeyframeOptions, 'tools' | 'signal'>,
): Promise<boolean> {
  if (ffmpeg === undefined) return true;
  const some = [...new Set(places.map((place) => times[Math.floor(place * times.length)] ?? 0))];
  const inputs = some.flatMap((sec) => [
    ...[...inputRestrictions, '-seek_timestamp', '1', '-ss', (sec + 0.02).toFixed(6), '-i', inputUrl(path)],
  ]);
  const outputs = some.flatMap((_, index) => [
    ...['-map', `${index}:v:0`, '-c', 'copy', '-frames:v', '1', '-f', 'h264', 'pipe:1'],
  ]);
  const args = ['-v', 'error', '-nostdin', ...inputs, ...outputs];
  const end = await runProgram(ffmpeg, args, { timeoutMs, maxBytes: some.length * maxFrameBytes, signal });
  // A failure does not say anything about the film.
  return !end.ok || countIdrFrames(end.output) >= some.length;
}

/**
 * Times of a film's key frames: from its index, or, in containers without one (TS, M2TS, FLV, AVI),
 * by ffprobe, which reads the whole file. Null if they are unknown.
 */
export async function readKeyframes(path: string, info: MediaInfo, options: KeyframeOptions): Promise<number[] | null> {
  const { container, video } = info;
  const { tools, maxBytes, signal } = options;
  let times = container === 'other' ? null : await readKeyframeIndex(path, maxBytes);
  if (!times && tools.ffprobe !== undefined) {
    const entries = 'packet=pts_time,dts_time,flags:stream=has_b_frames';
    const show = ['-select_streams', String(video.index), '-show_entries', entries, '-of', 'csv'];
    const args = ['-v', 'error', ...inputRestrictions, ...show, '-i', inputUrl(path)];
    const end = await runProgram(tools.ffprobe, args, { timeoutMs, maxBytes, signal });
    times = end.ok ? keyTimesOf(end.output.toString('latin1')) : null;
  }
  return times;
}
