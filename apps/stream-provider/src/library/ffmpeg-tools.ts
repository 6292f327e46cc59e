import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { runProgram } from './probe/run-program';

/** What of ffmpeg is installed. */
export interface FfmpegTools {
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  canToneMap: boolean;
}

const limits = { timeoutMs: 10_000, maxBytes: 1_000_000 };

/** Programs run without an environment, so they are looked for here. */
async function locate(command: string, searchPath: string): Promise<string> {
  if (basename(command) !== command) return command;
  for (const folder of searchPath.split(delimiter).filter((name) => name !== '')) {
    const path = join(folder, command);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return command;
}

async function works(name: string, searchPath: string): Promise<string | undefined> {
  const command = await locate(name, searchPath);
  const end = await runProgram(command, ['-hide_banner', '-version'], limits);
  return end.ok ? command : undefined;
}

/** Tries the programs. One without the other is of no use for making segments, so ffmpeg counts only with ffprobe. */
export async function findFfmpegTools(
  ffmpegPath: string,
  ffprobePath: string,
  searchPath: string,
): Promise<FfmpegTools> {
  const [ffmpeg, ffprobe] = await Promise.all([works(ffmpegPath, searchPath), works(ffprobePath, searchPath)]);
  if (ffmpeg === undefined || ffprobe === undefined) return { ffmpeg: undefined, ffprobe, canToneMap: false };
  const filters = await runProgram(ffmpeg, ['-hide_banner', '-filters'], limits);
  const list = filters.ok ? filters.output.toString('latin1') : '';
  return { ffmpeg, ffprobe, canToneMap: /\bzscale\b/.test(list) && /\btonemap\b/.test(list) };
}
