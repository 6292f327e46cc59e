import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FfmpegTools } from '../library/ffmpeg-tools';

/**
 * An ffmpeg with hardware that this machine lacks: it records its arguments, encodes in software with different
 * parameter sets, and fails on request.
 */
const script = (node: string, ffmpeg: string, folder: string, encoder: string): string => `#!${node}
const { spawn } = require('node:child_process');
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const given = process.argv.slice(2);
appendFileSync('${folder}/calls', JSON.stringify(given) + '\\n');
const isHardware = given.includes('${encoder}');
const limit = existsSync('${folder}/fails') ? Number(readFileSync('${folder}/fails', 'utf8')) : Infinity;
if (given.includes('-encoders')) { process.stdout.write(' V....D ${encoder} stand-in\\n'); process.exit(0); }
const withValue = new Set(['-init_hw_device', '-filter_hw_device', '-hwaccel', '-hwaccel_device']);
const args = [];
for (let at = 0; at < given.length; at += 1) {
  if (isHardware && withValue.has(given[at])) at += 1;
  else if (isHardware && given[at] === '${encoder}') args.push('libx264', '-preset', 'ultrafast', '-sc_threshold', '0');
  else args.push(given[at].replace(',hwupload', ''));
}
const child = spawn('${ffmpeg}', args, { stdio: ['ignore', 'pipe', 'ignore'] });
process.on('exit', () => child.kill('SIGKILL'));
let bytes = 0;
child.stdout.on('data', (part) => {
  bytes += part.length;
  if (isHardware && bytes > limit) { child.kill('SIGKILL'); process.exit(1); }
  if (!process.stdout.write(part)) { child.stdout.pause(); process.stdout.once('drain', () => child.stdout.resume()); }
});
child.on('close', (code) => { process.exitCode = code ?? 1; });
`;

export interface StandIn {
  tools: FfmpegTools;
  /** The arguments of each call. */
  calls: () => string[][];
  /** Makes hardware fail after this many bytes from now on; undefined: never. */
  failAfter: (bytes: number | undefined) => void;
}

/** Writes the stand-in to a folder. */
export function standInFfmpeg(folder: string, installed: FfmpegTools, encoder = 'h264_vaapi'): StandIn {
  const path = join(folder, 'ffmpeg-with-hardware');
  writeFileSync(path, script(process.execPath, installed.ffmpeg ?? '', folder, encoder));
  chmodSync(path, 0o755);
  const calls = join(folder, 'calls');
  const fails = join(folder, 'fails');
  return {
    tools: { ...installed, ffmpeg: path },
    // Text after the last line feed is still being written.
    calls: () =>
      existsSync(calls)
        ? readFileSync(calls, 'utf8')
            .split('\n')
            .slice(0, -1)
            .map((line) => JSON.parse(line) as string[])
        : [],
    failAfter(bytes) {
      rmSync(fails, { force: true });
      if (bytes !== undefined) writeFileSync(fails, String(bytes));
    },
  };
}
