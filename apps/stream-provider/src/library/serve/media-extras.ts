import { SingleFlight, type CacheEntry, type DiskCache } from '@marquee/server';
import { extraBytes, subtitleBytes, trackBytes } from '../../memory-bounds';
import { BoundedQueue } from '../bounded-queue';
import type { ThumbnailSheets } from '../hls/playlists';
import type { Version } from '../library';
import { findMatchingTrack } from '../probe/concat-infos';
import { inputRestrictions, inputUrl } from '../probe/ffprobe';
import { withFile } from '../probe/file-reader';
import { type RunOptions, runProgram } from '../programs';
import type { ExternalSubtitle } from '../scan/index-files';
import { createFileCheck } from '../subtitles/file-check';
import { hasImageOfSup, imagePieceArgs, streamsOfIdx, stretchOf, type ImageStream } from '../subtitles/image-subtitles';
import { convertedFormats, isStyledCodec, toVtt } from '../subtitles/to-vtt';
import { thumbnailSheetArgs } from '../thumbnails/thumbnail-sheets';
import { ExtraFailedError, textOfFile, vttOfFile } from './subtitle-text';
import {
  subtitleParts,
  type FileSource,
  type SubtitlePart,
  type SubtitleSource,
  type TextForm,
} from './subtitle-source';

/** The output exceeds the memory limit. */
class ExtraTooLargeError extends ExtraFailedError {}

const sheetLimits = { timeoutMs: 60_000, maxBytes: extraBytes };
/** A minute of a 4K disc is about 700 MB, which a slow disk reads in ten seconds. */
const pieceLimits = { timeoutMs: 60_000, maxBytes: trackBytes };
/** Text is spread over the whole film, so all of it has to be read. */
const textLimits = { timeoutMs: 180_000, maxBytes: trackBytes };
/** Players repeat the request. */
const queue = { maxWaiting: 8, maxWaitMs: 5_000 };
/** The first object of a .sup file is in its first kilobytes. */
const supHeadBytes = 256 * 1024;

/** The languages with images in files beside a video. */
const createImageStreams = () =>
  createFileCheck<readonly ImageStream[]>(
    ({ path, format }) =>
      withFile(path, async (read, size) => {
        if (format === 'vobsub') return streamsOfIdx((await read(0, Math.min(size, subtitleBytes))).toString('latin1'));
        return hasImageOfSup(await read(0, supHeadBytes)) ? [{ index: 0 }] : [];
      }),
    [{ index: 0 }],
  );

type ImageStreams = ReturnType<typeof createImageStreams>;

/** The index of the same language in the .idx file of another file of the film. */
async function streamIn(
  file: ExternalSubtitle,
  { file: first, stream }: FileSource,
  imageStreams: ImageStreams,
): Promise<number> {
  if (file === first || file.format !== 'vobsub') return stream;
  const own = await imageStreams(first);
  const asked = own.find(({ index }) => index === stream);
  return (asked && findMatchingTrack(asked, own, await imageStreams(file))?.index) ?? stream;
}

/** The part of a piece that comes from one file of the film. */
async function pieceArgs(
  { version, source, offsetSec }: SubtitlePart,
  piece: number,
  whole: SubtitleSource,
  imageStreams: ImageStreams,
) {
  const { file, info } = version;
  const stretch = source && stretchOf(piece, { offsetSec, durationSec: info.durationSec });
  if (!stretch) return undefined;
  if (source.kind === 'track' || whole.kind === 'track') {
    const stream = `0:${source.kind === 'track' ? source.track.index : 0}`;
    return imagePieceArgs({ ...stretch, offsetSec, path: file.path, info, stream });
  }
  const { path, format } = source.file;
  const stream = `0:s:${await streamIn(source.file, whole, imageStreams)}`;
  return imagePieceArgs({
    ...{ ...stretch, offsetSec, path, info: undefined, stream },
    format: format === 'sup' ? 'sup' : 'vobsub',
  });
}

export interface MediaExtrasOptions {
  /** Undefined if it is not installed. */
  ffmpeg: string | undefined;
  cache: DiskCache;
  /** Of everything in progress. */
  maxBytes: number;
}

export type MediaExtras = ReturnType<typeof createMediaExtras>;

/**
 * Thumbnails and subtitles, made at the first request and cached. ffmpeg runs once for all callers, and is stopped when
 * every `left` has aborted.
 */
export function createMediaExtras({ ffmpeg, cache, maxBytes }: MediaExtrasOptions) {
  // A program's output exists twice, in chunks and then as a whole; the third is a file.
  const concurrency = Math.floor(maxBytes / trackBytes / 3);
  const programs = new BoundedQueue({ ...queue, concurrency });
  // Reading a file beside the film is quick, so it does not wait for ffmpeg.
  const reads = new BoundedQueue({ ...queue, concurrency });
  const flights = new SingleFlight<CacheEntry>();

  async function run(args: readonly string[], options: RunOptions): Promise<Buffer> {
    if (ffmpeg === undefined) throw new ExtraFailedError('ffmpeg is not installed');
    const end = await runProgram(ffmpeg, args, options);
    if (!end.ok && end.reason === 'too_long') throw new ExtraTooLargeError('ffmpeg made too much');
    if (!end.ok || end.output.length === 0) throw new ExtraFailedError('ffmpeg made nothing');
    return end.output;
  }

  async function once(
    name: string,
    left: AbortSignal,
    make: (signal: AbortSignal) => Promise<Buffer>,
    { turns = programs, isPreview = false } = {},
  ): Promise<CacheEntry> {
    const stored = await cache.get(name);
    if (stored) return stored;
    const put = (signal: AbortSignal) => async () => cache.put(name, await make(signal));
    const whom = isPreview ? 'preview' : 'viewer';
    return flights.run(name, (stop) => turns.run(put(stop), { left: stop, for: whom }), left);
  }

  /** A text track inside a video, as WebVTT or, if it has styles, unchanged. */
  async function trackText(
    version: Version,
    { index, codec }: { index: number; codec: string },
    form: TextForm,
    left: AbortSignal,
  ) {
    const { key, path } = version.file;
    const name = (ending: TextForm): string => `subtitles/${key}/t${index}.${ending}`;
    const stored = await cache.get(name(form));
    if (stored) return stored;
    const input = ['-v', 'error', '-nostdin', ...inputRestrictions, '-i', inputUrl(path), '-map', `0:${index}`];
    const extract = (as: readonly string[]) => (signal: AbortSignal) =>
      run([...input, ...as, 'pipe:1'], { ...textLimits, signal });
    const plain = (): Promise<CacheEntry> =>
      once(name('vtt'), left, async (signal) =>
        Buffer.from(toVtt((await extract(['-c:s', 'webvtt', '-f', 'webvtt'])(signal)).toString('utf8'), 'vtt')),
      );
    if (!isStyledCodec(codec)) return plain();
    try {
      const styled = await once(name('ass'), left, extract(['-c:s', 'copy', '-f', 'ass']));
      if (form === 'ass') return styled;
      // Plain text from a styled track does not require reading the film again.
      const bytes = 'bytes' in styled ? styled.bytes : await cache.read(styled.name);
      if (bytes) return await cache.put(name('vtt'), Buffer.from(toVtt(bytes.toString('utf8'), 'ass')));
    } catch (error) {
      if (form === 'ass' || !(error instanceof ExtraTooLargeError)) throw error;
    }
    return plain();
  }

  /** False for a file beside a video without any cues. */
  const hasCues = createFileCheck((subtitle) => {
    const isConverted = convertedFormats.has(subtitle.format);
    return (isConverted ? programs : reads).run(async () => (await vttOfFile(subtitle, run)).includes('-->'));
  }, true);

  const imageStreams = createImageStreams();

  return {
    /** A thumbnail sheet. */
    sheet: (version: Version, plan: ThumbnailSheets, index: number, left: AbortSignal): Promise<CacheEntry> =>
      once(
        `sheets/${version.file.key}/${index}.jpg`,
        left,
        (signal) => run(thumbnailSheetArgs(version.file.path, version.info, plan, index), { ...sheetLimits, signal }),
        { isPreview: true },
      ),
    /** A text subtitle of one file, as WebVTT or, if it has styles, unchanged except for conversion to UTF-8. */
    text(version: Version, source: SubtitleSource, form: TextForm, left: AbortSignal): Promise<CacheEntry> {
      if (source.kind === 'track') return trackText(version, source.track, form, left);
      const { file } = source;
      const turns = convertedFormats.has(file.format) ? programs : reads;
      const make = async (signal: AbortSignal): Promise<Buffer> =>
        Buffer.from(
          form === 'ass' ? await textOfFile(file) : await vttOfFile(file, run, version.info.video.frameRate, signal),
        );
      return once(`subtitles/${version.file.key}/${file.stamp}.${form}`, left, make, { turns });
    },
    /** A piece of an image subtitle as Matroska. */
    images(version: Version, source: SubtitleSource, piece: number, left: AbortSignal): Promise<CacheEntry> {
      const id = source.kind === 'track' ? `t${source.track.index}` : `${source.file.stamp}s${source.stream}`;
      return once(`subtitles/${version.file.key}/${id}-${piece}.mks`, left, async (signal) => {
        // Where two files meet there are two consecutive documents, as EBML permits.
        const documents: Buffer[] = [];
        for (const part of subtitleParts(version, source)) {
          const made = await pieceArgs(part, piece, source, imageStreams);
          if (!made) continue;
          const { args, isDone } = made;
          const taken = documents.reduce((sum, { length }) => sum + length, 0);
          const limits = { ...pieceLimits, maxBytes: trackBytes - taken };
          documents.push(await run(args, { ...limits, signal, ...(isDone && { isDone }) }));
        }
        return Buffer.concat(documents);
      });
    },
    hasCues,
    imageStreams,
    get running() {
      return flights.size;
    },
    /** Bytes in progress. */
    get bytes() {
      return (programs.running * 2 + reads.running) * trackBytes;
    },
    close: () => flights.stopAll(),
  };
}
