import { inputRestrictions, inputUrl } from './ffprobe';
import type { MediaInfo } from './media-info';
import { runProgram } from './run-program';

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

/**
 * A film's key frame times, for containers without an index (TS, M2TS, FLV, AVI): ffprobe reads the whole file. Null
 * for a file that is too large for that, or has no presentation times.
 */
export async function scanKeyframes(
  ffprobe: string,
  path: string,
  { video }: MediaInfo,
  limits: { maxBytes: number; signal: AbortSignal },
): Promise<number[] | null> {
  const show = [
    '-select_streams',
    String(video.index),
    '-show_entries',
    'packet=pts_time,dts_time,flags:stream=has_b_frames',
  ];
  const args = ['-v', 'error', ...inputRestrictions, ...show, '-of', 'csv', '-i', inputUrl(path)];
  const end = await runProgram(ffprobe, args, { timeoutMs, ...limits });
  return end.ok ? keyTimesOf(end.output.toString('latin1')) : null;
}
