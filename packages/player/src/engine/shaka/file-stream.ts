import type { QualityLabel } from '@marquee/core';
import { screenCap } from '../../tracks/device';
import { fileQualities, startingFile, type FileQuality, type FileStream } from '../../tracks/file-qualities';
import { createPlayerError } from '../errors/error-texts';
import { isAbort } from '../errors/shaka-error';
import type { ShakaPlayer } from './load-shaka';
import type { OpenOptions, OpenedStream } from './opened-stream';
import { readTracks } from './read-tracks';

/**
 * Loads one file per quality. The element plays files by itself and has no tracks, so a quality switch is a reload at
 * the position; `swap` performs it and restores playback.
 */
export async function openFiles(
  player: ShakaPlayer,
  stream: FileStream,
  choice: OpenOptions,
  swap: (load: (positionSec: number) => Promise<void>) => Promise<void>,
): Promise<OpenedStream> {
  const files = fileQualities(stream);
  const first = startingFile(files, { ...choice, cap: screenCap(choice.cap) });
  if (!first) throw createPlayerError('no-quality');
  let playing: FileQuality = first;
  const load = async (file: FileQuality, positionSec: number): Promise<void> => {
    await player.load(file.url, positionSec || null, file.mimeType);
    playing = file;
  };
  await load(first, choice.startAtSec);

  const select = async (quality: QualityLabel): Promise<boolean> => {
    const file = files.find(({ label }) => label === quality);
    if (!file) return false;
    if (file === playing) return true;
    const before = playing;
    let switched = true;
    await swap((positionSec) =>
      load(file, positionSec).catch((error: unknown) => {
        if (isAbort(error)) throw error;
        switched = false;
        return load(before, positionSec);
      }),
    );
    return switched;
  };

  return {
    describe: (before) => ({
      ...readTracks(player, before),
      qualities: files.map(({ label }) => label),
      adaptive: false,
      quality: playing.label,
      activeQuality: playing.label,
    }),
    setCap: () => undefined,
    select,
  };
}
