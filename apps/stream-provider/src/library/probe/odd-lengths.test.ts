import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fetchBackwards, firstVideo, picture, runFfmpeg, sound } from '../../testing/film-library';
import { hasFfmpeg, installedFfmpeg, type LibraryApp, needsFfmpeg } from '../../testing/library-app';
import { ask, eventually, filesOf, libraryForEachTest } from '../../testing/library-requests';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const openLibrary = libraryForEachTest();

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '48', '-c:a', 'aac'];
const open = (prepare: (folder: string) => void) => openLibrary({ tools: installedFfmpeg, prepare });
const lengthSec = 7;

const probed = ({ service }: LibraryApp): Promise<void> =>
  eventually(async () => service.library.state().waitingForProbe === 0);

async function lengthOf(library: LibraryApp): Promise<number | undefined> {
  const { service } = library;
  await probed(library);
  const request = { type: 'movie', tmdbId: 603, title: 'Film', releaseYear: 1999 } as const;
  const [version] = await service.library.find(request);
  return version?.info.durationSec;
}

withFfmpeg(needsFfmpeg('a file that does not say its length rightly'), () => {
  it('is as long as its video when its writer never stated a duration [LIBRARY-15]', async () => {
    const library = await open((folder) => {
      // Written to a pipe, so it has no duration and no index.
      const film = runFfmpeg(...picture(lengthSec), ...sound(lengthSec), ...h264, '-f', 'matroska', 'pipe:1');
      writeFileSync(join(folder, 'Film (1999).mkv'), film);
    });
    expect(await lengthOf(library)).toBeCloseTo(lengthSec, 0);
    const made = await fetchBackwards(library, await firstVideo(library));
    expect(made.packets.flat().length).toBeGreaterThan(lengthSec * 23);
  });

  it('is as long as its frames when its headers state an hour, also before it is played [LIBRARY-15]', async () => {
    const library = await open((folder) => {
      const path = join(folder, 'Film (1999).mp4');
      runFfmpeg(...picture(lengthSec), ...sound(lengthSec), ...h264, path);
      const data = readFileSync(path);
      // The duration follows the units per second.
      for (const type of ['mvhd', 'mdhd'])
        for (let at = data.indexOf(type); at >= 0; at = data.indexOf(type, at + 4))
          data.writeUInt32BE(3_900 * data.readUInt32BE(at + 16), at + 20);
      writeFileSync(path, data);
    });
    expect(await lengthOf(library)).toBeCloseTo(lengthSec, 0);
    expect((await filesOf(library)).qualities['360']).toBeDefined();
  });

  it('is as long as its last frame when only the file does, and has no tags [LIBRARY-15]', async () => {
    const library = await open((folder) => {
      const path = join(folder, 'Film (1999).mkv');
      runFfmpeg(...picture(lengthSec), ...h264, '-bitexact', path);
      const data = readFileSync(path);
      data.writeDoubleBE(3_900_000, data.indexOf('448988', 'hex') + 3);
      for (let at = data.indexOf('DURATION'); at >= 0; at = data.indexOf('DURATION')) data.write('SOMEWHAT', at);
      writeFileSync(path, data);
    });
    expect(await lengthOf(library)).toBeCloseTo(lengthSec, 0);
  });

  it('is named as empty to viewers and operator when it has headers and no frames', async () => {
    const library = await open((folder) => {
      const film = [...picture(1), ...h264, '-movflags', 'empty_moov', '-f', 'mp4', 'pipe:1'];
      const data = runFfmpeg(...film);
      writeFileSync(join(folder, 'Film (1999).mp4'), data.subarray(0, data.indexOf('moof') - 4));
    });
    await probed(library);
    expect((await ask(library)).body).toMatchObject({
      code: 'title_unplayable',
      error: 'The library has this title, but there’s nothing in its file to play.',
    });
    expect((await ask(library, '/library')).body.skipped).toMatchObject([{ reason: 'no_samples', count: 1 }]);
  });

  it('is as long as its video and audio when a subtitle lasts for days [LIBRARY-15]', async () => {
    const library = await open((folder) => {
      const text = join(folder, 'text.srt');
      writeFileSync(text, '1\n00:00:01,000 --> 99:59:59,000\nFor days\n');
      const film = [
        ...picture(lengthSec),
        ...sound(lengthSec),
        '-i',
        text,
        '-map',
        '0',
        '-map',
        '1',
        '-map',
        '2',
        ...h264,
      ];
      runFfmpeg(...film, '-c:s', 'srt', join(folder, 'Film (1999).mkv'));
      rmSync(text);
    });
    expect(await lengthOf(library)).toBeCloseTo(lengthSec, 0);
  });
});
