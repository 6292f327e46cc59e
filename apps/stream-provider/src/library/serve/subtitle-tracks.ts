import { SingleFlight, type CacheEntry, type DiskCache } from '@marquee/server';
import { trackBytes } from '../../memory-bounds';
import type { Version } from '../library';
import { BoundedQueue } from '../bounded-queue';
import { findMatchingTrack } from '../probe/concat-infos';
import { withFile } from '../probe/file-reader';
import type { SubtitleTrack } from '../probe/media-info';
import { runProgram, type RunOptions } from '../probe/run-program';
import type { ExternalSubtitle } from '../scan/index-files';
import { createFileCheck } from '../subtitles/file-check';
import { hasImageOfSup, imagePieceArgs, streamsOfIdx, stretchOf, type ImageStream } from '../subtitles/image-subtitles';
import { ExtraFailedError, ExtraTooLargeError, type TextForm } from './media-extras';
import { subtitleParts, type FileSource, type SubtitlePart, type SubtitleSource } from './subtitle-source';
import { createTextTracks } from './text-tracks';

export interface SubtitleTracks {
  /** A text track of a video; ffmpeg is stopped when every `left` has aborted. */
  text(version: Version, track: SubtitleTrack, form: TextForm, left: AbortSignal): Promise<CacheEntry>;
  /** A piece of an image subtitle as Matroska; ffmpeg is stopped when every `left` has aborted. */
  images(version: Version, source: SubtitleSource, piece: number, left: AbortSignal): Promise<CacheEntry>;
  /** The languages with images in a file beside a video. */
  readonly imageStreams: (subtitle: ExternalSubtitle) => Promise<readonly ImageStream[]>;
  readonly running: number;
  /** Bytes in progress. */
  readonly bytes: number;
  close(): Promise<void>;
}

/** A minute of a 4K disc is about 700 MB, which a slow disk reads in ten seconds. */
const limits = { timeoutMs: 60_000, maxBytes: trackBytes };
/** Players repeat the request. */
const queue = { maxWaiting: 8, maxWaitMs: 5_000 };
/** The first object of a .sup file is in its first kilobytes. */
const supHeadBytes = 256 * 1024;

/** Subtitles in their original format, extracted when selected, and only while a caller waits. */
export function createSubtitleTracks(ffmpeg: string | undefined, cache: DiskCache, maxBytes: number): SubtitleTracks {
  // A program's output exists twice, in chunks and then as a whole.
  const programs = new BoundedQueue({ ...queue, concurrency: Math.floor(maxBytes / trackBytes / 2) });
  const runs = new SingleFlight<CacheEntry>();

  async function extract(args: readonly string[], options: RunOptions): Promise<Buffer> {
    if (ffmpeg === undefined) throw new ExtraFailedError('ffmpeg is not installed');
    const end = await runProgram(ffmpeg, args, options);
    if (!end.ok && end.reason === 'too_long') throw new ExtraTooLargeError('ffmpeg made too much');
    if (!end.ok || end.output.length === 0) throw new ExtraFailedError('ffmpeg made nothing');
    return end.output;
  }

  const readImageStreams = ({ path, format }: ExternalSubtitle): Promise<readonly ImageStream[]> =>
    withFile(path, async (read, size) => {
      if (format === 'vobsub') return streamsOfIdx((await read(0, size)).toString('latin1'));
      return hasImageOfSup(await read(0, supHeadBytes)) ? [{ index: 0 }] : [];
    });

  const text = createTextTracks({
    cache,
    run: (name, left, make) =>
      runs.run(name, (stop) => programs.run(() => make({ ...limits, signal: stop }), stop), left),
    extract,
  });

  const imageStreams = createFileCheck<readonly ImageStream[]>(readImageStreams, [{ index: 0 }]);

  /** The index of the same language in the .idx file of another file of the film. */
  async function streamIn(file: ExternalSubtitle, { file: first, stream }: FileSource): Promise<number> {
    if (file === first || file.format !== 'vobsub') return stream;
    const own = await imageStreams(first);
    const asked = own.find(({ index }) => index === stream);
    return (asked && findMatchingTrack(asked, own, await imageStreams(file))?.index) ?? stream;
  }

  /** The part of a piece that comes from one file of the film. */
  async function pieceArgs({ version, source, offsetSec }: SubtitlePart, piece: number, whole: SubtitleSource) {
    const { durationSec } = version.info;
    const stretch = source && stretchOf(piece, { offsetSec, durationSec });
    if (!stretch) return undefined;
    if (source.kind === 'track' || whole.kind === 'track') {
      const { file, info } = version;
      const stream = `0:${source.kind === 'track' ? source.track.index : 0}`;
      return imagePieceArgs({ ...stretch, offsetSec, path: file.path, info, stream });
    }
    const { path, format } = source.file;
    const stream = await streamIn(source.file, whole);
    const beside = {
      path,
      info: undefined,
      stream: `0:s:${stream}`,
      format: format === 'sup' ? 'sup' : 'vobsub',
    } as const;
    return imagePieceArgs({ ...stretch, offsetSec, ...beside });
  }

  return {
    text,
    async images(version, source, piece, left) {
      const id = source.kind === 'track' ? `t${source.track.index}` : `${source.file.stamp}s${source.stream}`;
      const name = `subtitles/${version.file.key}/${id}-${piece}.mks`;
      const stored = await cache.get(name);
      if (stored) return stored;
      const make = (signal: AbortSignal): Promise<CacheEntry> =>
        programs.run(async () => {
          // Where two files meet there are two consecutive documents, as EBML permits.
          const documents: Buffer[] = [];
          for (const part of subtitleParts(version, source)) {
            const made = await pieceArgs(part, piece, source);
            if (!made) continue;
            const { args, isDone } = made;
            const taken = documents.reduce((sum, { length }) => sum + length, 0);
            const options = { ...limits, maxBytes: trackBytes - taken, signal, ...(isDone && { isDone }) };
            documents.push(await extract(args, options));
          }
          return cache.put(name, Buffer.concat(documents));
        }, signal);
      return runs.run(name, make, left);
    },
    imageStreams,
    get running() {
      return runs.size;
    },
    get bytes() {
      return programs.running * 2 * trackBytes;
    },
    close: () => runs.stopAll(),
  };
}
