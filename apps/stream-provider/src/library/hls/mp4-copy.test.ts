import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  expectEveryFrame,
  expectExactCuts,
  fetchBackwards,
  frameSec,
  heavyCoding,
  heavyPicture,
  heavySec,
  masterOf,
  onFile,
  plannedStreamOf,
  sound,
  soundsOf,
  videosOf,
  withFilms,
} from '../../testing/film-library';
import { hasFfmpeg, needsFfmpeg } from '../../testing/library-app';
import { textAt } from '../../testing/library-media';
import { libraryForEachTest } from '../../testing/library-requests';

const withFfmpeg = hasFfmpeg ? describe : describe.skip;
const open = libraryForEachTest();

interface HashedPacket {
  pts: number;
  hash: string;
}

/** Hashes of a track's samples in decoding order. */
function hashes(path: string, track: 'v' | 'a'): HashedPacket[] {
  const show = ['-show_packets', '-show_data_hash', 'crc32', '-show_entries', 'packet=pts_time,data_hash'];
  const output = execFileSync('ffprobe', ['-v', 'error', '-select_streams', track, ...show, '-of', 'json', path]);
  const { packets: found } = JSON.parse(output.toString()) as { packets: { pts_time: string; data_hash: string }[] };
  return found.map(({ pts_time, data_hash }) => ({ pts: Math.round(Number(pts_time) * 1000), hash: data_hash }));
}

const startMs = (path: string): number =>
  1000 * Number(execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=start_time', '-of', 'csv=p=0', path]));

const film = [...heavyPicture, ...sound(heavySec), ...heavyCoding, '-bf', '2', '-c:a', 'aac'];

withFfmpeg(needsFfmpeg('an MP4 file that browsers play'), () => {
  it.each([[[]], [['-output_ts_offset', '0.3']]])(
    'is copied into segments without ffmpeg, with smaller renditions below and the file to save: %j [LIBRARY-32, LIBRARY-09]',
    async (writing) => {
      const library = await open(withFilms({ 'Film (1999).mp4': [...film, ...writing] }));
      const stream = await plannedStreamOf(library);
      expect(stream).toMatchObject({ type: 'hls', usesMediaTime: true, files: { '720': { type: 'mp4' } } });
      const master = await masterOf(library);
      const videos = videosOf(master);
      expect(videos.map((address) => address.split('/').at(-2))).toEqual(['copy', '360-below', '480-below']);
      const copy = await fetchBackwards(library, videos[0] ?? '');
      expectExactCuts(copy, frameSec);
      expectEveryFrame(copy.packets.flat(), frameSec);
      const heard = await fetchBackwards(library, soundsOf(master)[0] ?? '');
      expectExactCuts(heard, 1024 / 44_100);
      expect(JSON.parse(await textAt(library, '/library'))).toMatchObject({ jobs: { segments: 0 } });

      const path = join(library.folder, 'Film (1999).mp4');
      for (const [made, track] of [
        [copy, 'v'],
        [heard, 'a'],
      ] as const) {
        const original = hashes(path, track);
        const first = startMs(path);
        const copied = onFile([made.init, ...made.segments], (joined) => hashes(joined, track));
        // The encoder's priming samples are omitted.
        const played = original.filter(({ pts }) => pts - first > -3);
        expect(copied.map(({ hash }) => hash)).toEqual(played.map(({ hash }) => hash));
        copied.forEach(({ pts }, index) => expect(Math.abs(pts - (played[index]?.pts ?? NaN) + first)).toBeLessThan(3));
      }
      // The segments of a lower rendition start where the copy's do.
      const below = await fetchBackwards(library, videos[1] ?? '');
      expect(below.lengths).toEqual(copy.lengths);
      expectExactCuts(below, frameSec);
    },
    120_000,
  );
});
