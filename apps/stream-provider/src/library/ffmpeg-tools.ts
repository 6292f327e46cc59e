import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { toneMapFilter, type ToneMapper } from './hls/tone-map';
import { runProgram } from './programs';

/** The installed programs of ffmpeg and their capabilities. */
export interface FfmpegTools {
  ffmpeg: string | undefined;
  ffprobe: string | undefined;
  /** The filter that converts HDR to SDR, if any. */
  toneMapper: ToneMapper | undefined;
  /** The option that preserves frame timestamps; its name depends on the release. */
  ownTimes: readonly string[];
  /** Whether it can compute audio fingerprints (`--enable-chromaprint`). */
  hasChromaprint: boolean;
}

const limits = { timeoutMs: 10_000, maxBytes: 1_000_000 };

/** Programs run without an environment, so their paths are resolved here. */
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

interface Installed {
  command: string;
  /** Major and minor version as one number; undefined for builds without a version, which are recent ones. */
  release: number | undefined;
}

async function works(name: string, searchPath: string): Promise<Installed | undefined> {
  const command = await locate(name, searchPath);
  const end = await runProgram(command, ['-hide_banner', '-version'], limits);
  if (!end.ok) return undefined;
  const [, major, minor] = /^\w+ version n?(\d+)\.(\d+)/.exec(end.output.toString('latin1')) ?? [];
  return { command, release: major === undefined ? undefined : Number(major) * 100 + Number(minor) };
}

/** The first available filter; libplacebo also needs a graphics processor, so it is tried. */
async function findToneMapper(ffmpeg: string): Promise<ToneMapper | undefined> {
  const filters = await runProgram(ffmpeg, ['-hide_banner', '-filters'], limits);
  const list = filters.ok ? filters.output.toString('latin1') : '';
  if (/\bzscale\b/.test(list) && /\btonemap\b/.test(list)) return 'zscale';
  if (!/\blibplacebo\b/.test(list)) return undefined;
  const frame = ['-v', 'error', '-nostdin', '-f', 'lavfi', '-i', 'color=s=64x64:d=0.1', '-frames:v', '1'];
  const tried = await runProgram(
    ffmpeg,
    [...frame, '-vf', toneMapFilter('libplacebo', 'pq'), '-f', 'null', '-'],
    limits,
  );
  return tried.ok ? 'libplacebo' : undefined;
}

async function hasMuxer(ffmpeg: string, name: string): Promise<boolean> {
  const muxers = await runProgram(ffmpeg, ['-hide_banner', '-muxers'], limits);
  return muxers.ok && new RegExp(`^ +D?E +${name} `, 'm').test(muxers.output.toString('latin1'));
}

/** Tries the programs. Segments need both, so ffmpeg counts only if ffprobe is available. */
export async function findFfmpegTools(
  ffmpegPath: string,
  ffprobePath: string,
  searchPath: string,
): Promise<FfmpegTools> {
  const [ffmpeg, ffprobe] = await Promise.all([works(ffmpegPath, searchPath), works(ffprobePath, searchPath)]);
  if (ffmpeg === undefined || ffprobe === undefined)
    return { ffmpeg: undefined, ffprobe: ffprobe?.command, toneMapper: undefined, ownTimes: [], hasChromaprint: false };
  return {
    ffmpeg: ffmpeg.command,
    ffprobe: ffprobe.command,
    toneMapper: await findToneMapper(ffmpeg.command),
    ownTimes: [(ffmpeg.release ?? Infinity) >= 501 ? '-fps_mode' : '-vsync', 'vfr'],
    hasChromaprint: await hasMuxer(ffmpeg.command, 'chromaprint'),
  };
}
