import type { CacheEntry, DiskCache } from '@marquee/server';
import { trackBytes } from '../../memory-bounds';
import type { Version } from '../library';
import { inputRestrictions, inputUrl } from '../probe/ffprobe';
import type { RunOptions } from '../probe/run-program';
import type { SubtitleTrack } from '../probe/media-info';
import { isStyledCodec, toVtt } from '../subtitles/to-vtt';
import { ExtraTooLargeError, type TextForm } from './media-extras';

interface TextTracksOptions {
  cache: DiskCache;
  /** Runs a program for all callers of the name; it is stopped when all of them have left. */
  run: (name: string, left: AbortSignal, make: (limits: RunOptions) => Promise<CacheEntry>) => Promise<CacheEntry>;
  extract: (args: readonly string[], limits: RunOptions) => Promise<Buffer>;
}

/** Text is spread over the whole film, so all of it has to be read. */
const limits = { timeoutMs: 180_000, maxBytes: trackBytes };

/** A text track of a video, as WebVTT or, if it has styles, unchanged. */
export function createTextTracks({ cache, run, extract }: TextTracksOptions) {
  return async function text({ file }: Version, track: SubtitleTrack, form: TextForm, left: AbortSignal) {
    const { index, codec } = track;
    const name = (ending: TextForm): string => `subtitles/${file.key}/t${index}.${ending}`;
    const stored = await cache.get(name(form));
    if (stored) return stored;
    const input = ['-v', 'error', '-nostdin', ...inputRestrictions, '-i', inputUrl(file.path), '-map', `0:${index}`];
    const once = (made: TextForm, as: readonly string[], finish: (raw: Buffer) => Buffer): Promise<CacheEntry> =>
      run(name(made), left, async (options) =>
        cache.put(name(made), finish(await extract([...input, ...as, 'pipe:1'], { ...options, ...limits }))),
      );
    const plain = (): Promise<CacheEntry> =>
      once('vtt', ['-c:s', 'webvtt', '-f', 'webvtt'], (raw) => Buffer.from(toVtt(raw.toString('utf8'), 'vtt')));
    if (!isStyledCodec(codec)) return plain();
    try {
      const styled = (await cache.get(name('ass'))) ?? (await once('ass', ['-c:s', 'copy', '-f', 'ass'], (raw) => raw));
      if (form === 'ass') return styled;
      // Plain text from a styled track does not require reading the film again.
      const bytes = 'bytes' in styled ? styled.bytes : await cache.read(styled.name);
      if (bytes) return await cache.put(name('vtt'), Buffer.from(toVtt(bytes.toString('utf8'), 'ass')));
    } catch (error) {
      if (form === 'ass' || !(error instanceof ExtraTooLargeError)) throw error;
    }
    return plain();
  };
}
