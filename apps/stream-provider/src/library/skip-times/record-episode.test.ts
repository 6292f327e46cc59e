import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hasFfmpeg, installedFfmpeg, needsFfmpeg } from '../../testing/library-app';
import type { MediaInfo } from '../probe/media-info';
import { hopSec } from './fingerprint';
import { createRecorder } from './record-episode';

const withFfmpeg = hasFfmpeg && installedFfmpeg.hasChromaprint ? it : it.skip;
const info = { video: { index: 0 }, audio: [{ index: 1, isDefault: true }] } as MediaInfo;
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-record-'));
  file = join(folder, 'episode.mkv');
  if (!hasFfmpeg) return;
  // Silent and black from 8 to 9 s of 20 s.
  const gap = "enable='between(t,8,9)'";
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=s=64x36:r=10:d=20', '-f', 'lavfi', '-i', 'sine=440:r=16000:d=20'],
    ...['-vf', `drawbox=c=black:t=fill:${gap}`, '-af', `volume=0:${gap}`, '-c:v', 'libx264', '-g', '20'],
    ...['-preset', 'ultrafast', '-c:a', 'aac', file],
  ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const recorder = () => createRecorder(installedFfmpeg.ffmpeg ?? '', () => new AbortController().signal);

describe('what ffmpeg hears and sees of an episode', () => {
  withFfmpeg(needsFfmpeg('is told in seconds from its start, wherever it listens [LIBRARY-50]'), async () => {
    for (const fromSec of [0, 5]) {
      const span = { fromSec, lengthSec: 10 };
      const sound = await recorder().sound(file, info, span);
      expect(sound?.silences).toHaveLength(1);
      expect(sound?.silences[0]?.startSec).toBeCloseTo(8, 0);
      expect(sound?.silences[0]?.endSec).toBeCloseTo(9, 0);
      // A value starts every 0.12 s, and the last one needs 2.4 s of audio.
      expect(Math.abs((sound?.fingerprint.length ?? 0) * hopSec - 7.6)).toBeLessThan(0.5);
      const [black, ...more] = await recorder().black(file, info, span);
      expect(more).toEqual([]);
      expect(black?.startSec).toBeCloseTo(8, 0);
      expect(black?.endSec).toBeCloseTo(9, 0);
    }
  });

  withFfmpeg(needsFfmpeg('is nothing where there is nothing to hear, or no media'), async () => {
    const span = { fromSec: 0, lengthSec: 10 };
    expect(await recorder().sound(file, { ...info, audio: [] }, span)).toBeNull();
    const text = join(folder, 'text.mkv');
    writeFileSync(text, 'no media');
    expect(await recorder().sound(text, info, span)).toBeNull();
    expect(await recorder().black(text, info, span)).toEqual([]);
  });

  withFfmpeg(needsFfmpeg('stops when it is told to'), async () => {
    const stopped = createRecorder(installedFfmpeg.ffmpeg ?? '', () => AbortSignal.abort());
    await expect(stopped.sound(file, info, { fromSec: 0, lengthSec: 10 })).rejects.toThrow('told to stop');
  });
});
