import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Seconds by which the beep is behind each flash; unmatched ones are omitted. */
export function offsets(flashes: readonly number[], beeps: readonly number[]): number[] {
  return flashes.flatMap((flash) => {
    const nearest = beeps.map((beep) => beep - flash).sort((a, b) => Math.abs(a) - Math.abs(b))[0];
    return nearest !== undefined && Math.abs(nearest) < 0.4 ? [nearest] : [];
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The same film in ffmpeg: times of flashes and beeps in the media at a URL. */
export async function beatsByFfmpeg(address: string): Promise<{ flashes: number[]; beeps: number[] }> {
  const filters = [
    ...['-map', '0:v:0', '-vf', 'negate,blackdetect=d=0.03:pix_th=0.3:pic_th=0.9'],
    ...['-map', '0:a:0', '-af', 'silencedetect=n=-30dB:d=0.3'],
  ];
  const { stderr } = await run('ffmpeg', ['-hide_banner', '-nostdin', '-i', address, ...filters, '-f', 'null', '-']);
  const times = (pattern: RegExp): number[] => [...stderr.matchAll(pattern)].map(([, time]) => Number(time));
  return { flashes: times(/black_start:([\d.]+)/g), beeps: times(/silence_end: ([\d.]+)/g) };
}
