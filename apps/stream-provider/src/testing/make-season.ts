import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export interface MadeEpisode {
  /** Seed of everything that is not shared. */
  seed: number;
  /** Before the intro. */
  coldSec: number;
  introSec?: number;
  creditsSec?: number;
  /** After the credits. */
  afterSec?: number;
  lengthSec?: number;
  codec?: 'aac' | 'libopus';
  /** Whether the picture is black during the credits. */
  hasBlackCredits?: boolean;
}

/** A sequence of notes, different for each seed. */
const tune = (seed: number): string =>
  `0.3*sin(2*PI*t*220*pow(2,floor(24*abs(sin(floor(t*4)*12.9898+${seed})))/12))` +
  `+0.15*sin(2*PI*t*330*pow(2,floor(12*abs(sin(floor(t*2)*78.233+${seed})))/12))`;

/** An episode with a small picture and notes: unique ones, the intro's, unique ones, the credits'. */
export function makeEpisode(path: string, episode: MadeEpisode): void {
  const { seed, coldSec, introSec = 20, creditsSec = 18, afterSec = 0, lengthSec = 80, codec = 'aac' } = episode;
  const middleSec = lengthSec - coldSec - introSec - creditsSec - afterSec;
  const parts = [
    [seed, coldSec],
    [700, introSec],
    [seed + 100, middleSec],
    [900, creditsSec],
    [seed + 200, afterSec],
  ].filter(([, sec]) => sec !== undefined && sec > 0);
  const sounds = parts.flatMap(([name, sec]) => [
    '-f',
    'lavfi',
    '-i',
    `aevalsrc='${tune(name ?? 0)}':d=${sec}:s=16000`,
  ]);
  const joined = `${parts.map((_, at) => `[${at}]`).join('')}concat=n=${parts.length}:v=0:a=1[m]`;
  const noise = `anoisesrc=a=0.02:seed=${seed}:d=${lengthSec}:r=16000`;
  const from = lengthSec - creditsSec - afterSec;
  const black = episode.hasBlackCredits ? `drawbox=c=black:t=fill:enable='gte(t,${from})'` : 'null';
  mkdirSync(dirname(path), { recursive: true });
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-y', ...sounds, '-f', 'lavfi', '-i', noise],
    ...['-f', 'lavfi', '-i', `testsrc=s=64x36:r=5:d=${lengthSec}`],
    ...[
      '-filter_complex',
      `${joined};[m][${parts.length}]amix=inputs=2:duration=first[a];[${parts.length + 1}]${black}[v]`,
    ],
    ...['-map', '[v]', '-map', '[a]', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '10', '-c:a', codec],
    ...['-b:a', '64k', '-t', String(lengthSec), path],
  ]);
}
