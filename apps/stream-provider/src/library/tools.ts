import { runProgram } from './probe/run-program';

/** What of ffmpeg is installed. */
export interface Tools {
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  canToneMap: boolean;
}

const limits = { timeoutMs: 10_000, maxBytes: 1_000_000 };

async function works(command: string): Promise<string | undefined> {
  const end = await runProgram(command, ['-hide_banner', '-version'], limits);
  return end.ok ? command : undefined;
}

/** Tries the programs. One without the other is of no use for making segments, so ffmpeg counts only with ffprobe. */
export async function findTools(ffmpegPath: string, ffprobePath: string): Promise<Tools> {
  const [ffmpeg, ffprobe] = await Promise.all([works(ffmpegPath), works(ffprobePath)]);
  if (ffmpeg === undefined || ffprobe === undefined) return { ffmpeg: undefined, ffprobe, canToneMap: false };
  const filters = await runProgram(ffmpeg, ['-hide_banner', '-filters'], limits);
  const list = filters.ok ? filters.output.toString('latin1') : '';
  return { ffmpeg, ffprobe, canToneMap: /\bzscale\b/.test(list) && /\btonemap\b/.test(list) };
}
