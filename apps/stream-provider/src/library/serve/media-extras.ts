import { decodeText } from '@marquee/core/subtitles';
import { SingleFlight, type CacheEntry, type DiskCache } from '@marquee/server';
import { extraBytes, trackBytes } from '../../memory-bounds';
import type { ThumbnailSheets } from '../hls/playlists';
import type { Version } from '../library';
import { BoundedQueue } from '../bounded-queue';
import { withFile } from '../probe/file-reader';
import { type RunOptions, runProgram } from '../probe/run-program';
import { createFileCheck } from '../subtitles/file-check';
import { toVtt } from '../subtitles/to-vtt';
import { thumbnailSheetArgs } from '../thumbnails/thumbnail-sheets';
import type { ExternalSubtitle } from '../scan/index-files';

/** The format in which text is sent: plain, or styled as in the file. */
export type TextForm = 'vtt' | 'ass';

/** ffmpeg could not generate it. */
export class ExtraFailedError extends Error {
  override readonly name = 'NotMade';
}

/** The output exceeds the memory limit. */
export class ExtraTooLargeError extends ExtraFailedError {}

export interface MediaExtras {
  /** A thumbnail sheet; ffmpeg is stopped when every `left` has aborted. */
  sheet(version: Version, plan: ThumbnailSheets, index: number, left: AbortSignal): Promise<CacheEntry>;
  /** A text file beside a video, as WebVTT or, if it has styles, unchanged except for conversion to UTF-8. */
  subtitle(version: Version, subtitle: ExternalSubtitle, form: TextForm, left: AbortSignal): Promise<CacheEntry>;
  /** False for a file beside a video without any cues. */
  readonly hasCues: (subtitle: ExternalSubtitle) => Promise<boolean>;
  readonly running: number;
  /** Bytes in progress. */
  readonly bytes: number;
  close(): Promise<void>;
}

const sheetLimits = { timeoutMs: 60_000, maxBytes: extraBytes };
/** Seek-bar previews time out before this, and are requested again. */
const queue = { maxWaiting: 8, maxWaitMs: 5_000 };

/** Thumbnails and subtitles, generated on first request and cached. */
export function createMediaExtras(ffmpeg: string | undefined, cache: DiskCache, maxBytes: number): MediaExtras {
  const concurrency = Math.floor(maxBytes / (extraBytes + trackBytes));
  const programs = new BoundedQueue({ ...queue, concurrency });
  // Reading a file beside the film is quick, so it does not wait for ffmpeg.
  const files = new BoundedQueue({ ...queue, concurrency });
  const flights = new SingleFlight<CacheEntry>();

  /** A single run per name, however many callers there are. */
  async function once(
    name: string,
    { turns, left }: { turns: BoundedQueue; left: AbortSignal },
    make: (stop: AbortSignal) => Promise<Buffer>,
  ): Promise<CacheEntry> {
    const stored = await cache.get(name);
    if (stored) return stored;
    return flights.run(name, (stop) => turns.run(async () => cache.put(name, await make(stop)), stop), left);
  }

  /** The file may have grown since it was found. */
  const readText = (path: string): Promise<Buffer> =>
    withFile(path, (read, size) => {
      if (size > trackBytes) throw new ExtraFailedError('The subtitles are too large');
      return read(0, size);
    });

  async function textOf({ path, named }: ExternalSubtitle): Promise<string> {
    return (await decodeText(await readText(path), undefined, named.language)).text;
  }

  async function vttOf(subtitle: ExternalSubtitle): Promise<string> {
    const { format } = subtitle;
    if (format === 'sup' || format === 'vobsub') throw new ExtraFailedError('Images are no text');
    return toVtt(await textOf(subtitle), format);
  }

  const hasCues = createFileCheck((subtitle) => files.run(async () => (await vttOf(subtitle)).includes('-->')), true);

  async function run(args: readonly string[], options: RunOptions): Promise<Buffer> {
    if (ffmpeg === undefined) throw new ExtraFailedError('ffmpeg is not installed');
    const end = await runProgram(ffmpeg, args, options);
    if (!end.ok || end.output.length === 0) throw new ExtraFailedError('ffmpeg made nothing');
    return end.output;
  }

  return {
    sheet: (version, plan, index, left) =>
      once(`sheets/${version.file.key}/${index}.jpg`, { turns: programs, left }, (signal) =>
        run(thumbnailSheetArgs(version.file.path, version.info, plan, index), { ...sheetLimits, signal }),
      ),
    subtitle: ({ file }, subtitle, form, left) =>
      once(`subtitles/${file.key}/${subtitle.stamp}.${form}`, { turns: files, left }, async () =>
        Buffer.from(form === 'ass' ? await textOf(subtitle) : await vttOf(subtitle)),
      ),
    hasCues,
    get running() {
      return flights.size;
    },
    get bytes() {
      return programs.running * extraBytes + files.running * trackBytes;
    },
    close: () => flights.stopAll(),
  };
}
