import { inputRestrictions, inputUrl } from './ffprobe';
import { runProgram } from './run-program';

const limits = { timeoutMs: 10_000, maxBytes: 8_000_000 };
const places = [0.2, 0.4, 0.6, 0.8];
const idrSlice = 5;

/** NAL unit types in an H.264 stream (Annex B). */
function unitTypes(data: Buffer): number[] {
  const types: number[] = [];
  for (let at = data.indexOf('\0\0\x01', 0, 'latin1'); at >= 0; at = data.indexOf('\0\0\x01', at + 3, 'latin1'))
    types.push((data[at + 3] ?? 0) & 31);
  return types;
}

/**
 * Whether decoding can start at the key frames in the file's index, judged by four of them. In films with open GOPs
 * (many discs and broadcasts) they are recovery points: frames after them may refer to frames before, and browsers
 * stall there after a seek.
 */
export async function hasIdrKeyframes(
  ffmpeg: string,
  path: string,
  { keyframeTimes, signal }: { keyframeTimes: readonly number[]; signal: AbortSignal },
): Promise<boolean> {
  const times = new Set(places.map((place) => keyframeTimes[Math.floor(place * keyframeTimes.length)] ?? 0));
  const found = await Promise.all(
    [...times].map(async (sec) => {
      const from = [
        '-v',
        'error',
        '-nostdin',
        ...inputRestrictions,
        '-seek_timestamp',
        '1',
        '-ss',
        (sec + 0.02).toFixed(6),
      ];
      const first = ['-i', inputUrl(path), '-map', '0:v:0', '-c', 'copy', '-frames:v', '1', '-f', 'h264', 'pipe:1'];
      const end = await runProgram(ffmpeg, [...from, ...first], { ...limits, signal });
      // A failure does not say anything about the film.
      return !end.ok || unitTypes(end.output).includes(idrSlice);
    }),
  );
  return found.every((isIdr) => isIdr);
}
