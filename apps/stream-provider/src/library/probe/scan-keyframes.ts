import { inputRestrictions, inputUrl } from './ffprobe';
import type { MediaInfo } from './media-info';
import { runProgram } from './run-program';

/** Whoever opens the film waits for it. */
const timeoutMs = 10_000;

/** Lines such as `packet,1.483422,1.400000,K_`; the frames that may be late come in a line of the stream, which is last. */
function keyTimesOf(output: string): number[] | null {
  const times: number[] = [];
  const isReordered = !/^stream,0\b/m.test(output);
  for (const line of output.split('\n')) {
    const [kind, shown, decoded, flags] = line.split(',');
    if (kind !== 'packet' || !flags?.startsWith('K')) continue;
    // AVI knows the order of decoding alone, which is that of the pictures where none is reordered.
    const time = Number(shown === 'N/A' && !isReordered ? decoded : shown);
    if (!Number.isFinite(time)) return null;
    times.push(time);
  }
  return times.length > 0 ? times : null;
}

/**
 * Times of a film's key frames, for containers without an index of them (TS, M2TS, FLV, AVI): ffprobe reads the whole file.
 * Null for a file that is too large for that, or does not say when its pictures are shown.
 */
export async function scanKeyframes(
  ffprobe: string,
  path: string,
  { video }: MediaInfo,
  maxBytes: number,
): Promise<number[] | null> {
  const show = [
    '-select_streams',
    String(video.index),
    '-show_entries',
    'packet=pts_time,dts_time,flags:stream=has_b_frames',
  ];
  const args = ['-v', 'error', ...inputRestrictions, ...show, '-of', 'csv', '-i', inputUrl(path)];
  const end = await runProgram(ffprobe, args, { timeoutMs, maxBytes });
  return end.ok ? keyTimesOf(end.output.toString('latin1')) : null;
}
