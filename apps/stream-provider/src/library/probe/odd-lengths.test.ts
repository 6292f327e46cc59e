import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fetchBackwards, firstVideo, picture, runFfmpeg, sound } from '../../testing/film-library';
import { hasFfmpeg, installedFfmpeg, type LibraryApp, needsFfmpeg } from '../../testing/library-app';
import { libraryForEachTest } from '../../testing/library-requests';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const openLibrary = libraryForEachTest();

const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '48', '-c:a', 'aac'];
const open = (prepare: (folder: string) => void) => openLibrary({ tools: installedFfmpeg, prepare });
const lengthSec = 7;

async function lengthOf({ service }: LibraryApp): Promise<number | undefined> {
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
