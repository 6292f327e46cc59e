import { decodeText } from '@marquee/player/text-encoding';
import { SingleFlight, type CacheEntry, type DiskCache } from '@marquee/server';
import { extraBytes, subtitleBytes } from '../../memory-bounds';
import type { ThumbnailSheets } from '../hls/playlists';
import type { Version } from '../library';
import { Line } from '../line';
import { inputUrl, inputRestrictions } from '../probe/ffprobe';
import { withFile } from '../probe/file-reader';
import { type RunOptions, runProgram } from '../probe/run-program';
import { createFileCheck } from '../subtitles/file-check';
import { toVtt } from '../subtitles/to-vtt';
import { thumbnailSheetArgs } from '../thumbnails/thumbnail-sheets';
import type { ExternalSubtitle } from '../scan/index-files';
import type { SubtitleSource } from './captions';

/** ffmpeg could not make it. */
export class ExtraFailedError extends Error {
  override readonly name = 'NotMade';
}

export interface MediaExtras {
  /** Each answers an entry of the cache. */
  sheet(version: Version, plan: ThumbnailSheets, index: number): Promise<CacheEntry>;
  subtitle(version: Version, source: SubtitleSource): Promise<CacheEntry>;
  /** False for a file beside a video that holds nothing to show. */
  readonly hasCues: (subtitle: ExternalSubtitle) => Promise<boolean>;
  readonly running: number;
  /** Of what is being made. */
  readonly bytes: number;
  close(): Promise<void>;
}

/** Texts lie scattered over the whole of a film: all of it has to be read. */
const subtitleTimeoutMs = 180_000;
const sheetLimits = { timeoutMs: 60_000, maxBytes: extraBytes };
/** Whoever hovers over the seek bar waits no longer, and asks again. */
const line = { length: 8, patienceMs: 5_000 };

/** Thumbnails and subtitles, made when first asked for and kept. */
export function createMediaExtras(ffmpeg: string | undefined, cache: DiskCache, maxBytes: number): MediaExtras {
  const atOnce = Math.floor(maxBytes / extraBytes / 2);
  const programs = new Line({ ...line, atOnce });
  // A file beside the film is read in a moment: it does not wait for ffmpeg.
  const files = new Line({ ...line, atOnce });
  const flights = new SingleFlight<CacheEntry>();
  const stopping = new AbortController();

  /** One flight per name, whoever asks and however often. */
  function once(name: string, turns: Line, make: () => Promise<Buffer>): Promise<CacheEntry> {
    const stored = cache.get(name);
    if (stored) return Promise.resolve(stored);
    return flights.run(name, () => turns.run(async () => cache.put(name, await make())));
  }

  /** The file may have grown since it was found. */
  const readText = (path: string): Promise<Buffer> =>
    withFile(path, (read, size) => {
      if (size > subtitleBytes) throw new ExtraFailedError('The subtitles are too large');
      return read(0, size);
    });

  async function vttOf({ path, format, named }: ExternalSubtitle): Promise<string> {
    if (format === 'sup' || format === 'vobsub') throw new ExtraFailedError('Images are no text');
    const { text } = await decodeText(await readText(path), undefined, named.language);
    return toVtt(text, format);
  }

  const hasCues = createFileCheck((subtitle) => files.run(async () => (await vttOf(subtitle)).includes('-->')), true);

  async function run(args: readonly string[], limits: RunOptions): Promise<Buffer> {
    if (ffmpeg === undefined) throw new ExtraFailedError('ffmpeg is not installed');
    const end = await runProgram(ffmpeg, args, { ...limits, signal: stopping.signal });
    if (!end.ok || end.output.length === 0) throw new ExtraFailedError('ffmpeg made nothing');
    return end.output;
  }

  return {
    sheet: (version, plan, index) =>
      once(`sheets/${version.file.key}/${index}.jpg`, programs, () =>
        run(thumbnailSheetArgs(version.file.path, version.info, plan, index), sheetLimits),
      ),
    subtitle({ file }, source) {
      if (source.kind === 'track') {
        const { index } = source.track;
        const args = ['-v', 'error', '-nostdin', ...inputRestrictions, '-i', inputUrl(file.path), '-map', `0:${index}`];
        return once(`subtitles/${file.key}/t${index}.vtt`, programs, async () => {
          const vtt = await run([...args, '-c:s', 'webvtt', '-f', 'webvtt', 'pipe:1'], {
            timeoutMs: subtitleTimeoutMs,
            maxBytes: subtitleBytes,
          });
          return Buffer.from(toVtt(vtt.toString('utf8'), 'vtt'));
        });
      }
      return once(`subtitles/${file.key}/${source.file.stamp}.vtt`, files, async () => {
        return Buffer.from(await vttOf(source.file));
      });
    },
    hasCues,
    get running() {
      return flights.size;
    },
    get bytes() {
      return (programs.running + files.running) * extraBytes;
    },
    async close() {
      stopping.abort();
      await flights.settled();
    },
  };
}
