import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { fetchBackwards, firstVideo, frameSec, onFile, withFilms } from '../../testing/film-library';
import { hasFfmpeg, needsFfmpeg } from '../../testing/library-app';
import { libraryForEachTest } from '../../testing/library-requests';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const open = libraryForEachTest();

/** Times at which the picture turns white. */
const flashes = (parts: readonly Buffer[]): number[] =>
  onFile(parts, (path) => {
    const show = ['-show_entries', 'frame=pts_time:frame_tags=lavfi.signalstats.YAVG', '-of', 'csv=p=0'];
    const input = ['-v', 'error', '-f', 'lavfi', '-i', `movie=${path},signalstats`];
    let isWhite = false;
    return execFileSync('ffprobe', [...input, ...show])
      .toString()
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [sec = NaN, brightness = NaN] = line.split(',').map(Number);
        const wasWhite = isWhite;
        isWhite = brightness > 120;
        return isWhite && !wasWhite ? [sec] : [];
      });
  });

/** A black film that turns white at its 36th frame and at its 84th, in the first and the second of its segments. */
const white = "geq=lum='if(between(N,36,40)+between(N,84,88),235,16)':cb=128:cr=128";
const flashing = (rate = '24000/1001') => ['-f', 'lavfi', '-i', `color=black:s=64x36:r=${rate},${white}`];
const frames = 132;

withFfmpeg(needsFfmpeg('H.264 with B frames in AVI'), () => {
  it.each(['-bf 0', '-bf 1', '-bf 2', '-bf 3', '-bf 3 -b-pyramid none'])(
    'is shown at its time, whatever run made it: %s [LIBRARY-16]',
    async (order) => {
      // 4:2:2; copied video keeps its own timestamps.
      const coding = ['-frames:v', String(frames), '-c:v', 'libx264', '-pix_fmt', 'yuv422p', ...order.split(' ')];
      const library = await open(withFilms({ 'Film (1999).avi': [...flashing(), ...coding] }));
      const made = await fetchBackwards(library, await firstVideo(library));
      const found = made.packets.flat().map(({ pts }) => Math.round(pts / frameSec));
      expect(found.sort((a, b) => a - b)).toEqual(Array.from({ length: frames }, (_, index) => index));
      const [first, second] = flashes([made.init, ...made.segments]);
      expect(first).toBeCloseTo(36 * frameSec, 2);
      expect(second).toBeCloseTo(84 * frameSec, 2);
    },
  );
});

withFfmpeg(needsFfmpeg('MPEG video with B frames in AVI'), () => {
  it.each([
    ['mpeg4', '24000/1001', 24_000 / 1001],
    ['mpeg4', '30000/1001', 30_000 / 1001],
    ['mpeg2video', '25', 25],
  ])(
    '(%s, %s frames a second) is shown at its time, whatever run made it [LIBRARY-16]',
    async (codec, fraction, rate) => {
      const film = [...flashing(fraction), '-frames:v', String(frames), '-c:v', codec, '-bf', '2'];
      const library = await open(withFilms({ 'Film (1999).avi': film }));
      const made = await fetchBackwards(library, await firstVideo(library));
      const [first, second] = flashes([made.init, ...made.segments]);
      expect(first).toBeCloseTo(36 / rate, 2);
      expect(second).toBeCloseTo(84 / rate, 2);
    },
  );
});
