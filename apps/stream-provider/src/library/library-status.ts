import * as z from 'zod';
import type { FileProblem, LibraryState } from './library-state';
import type { SkipTimesStatus } from './skip-times/skip-times';

const reasons: Record<FileProblem, string> = {
  empty: 'The file is empty.',
  extra: 'Trailers and other extras are not served.',
  growing: 'The file is still being written; it is served once it rests.',
  link_outside: 'The link leads out of the media folders.',
  needs_ffmpeg: 'Browsers do not play it as it is; install ffmpeg to have it converted.',
  no_picture: 'The file holds no moving picture.',
  no_samples: 'The file has the headers of a video, and no video.',
  not_media: 'The file cannot be read as media.',
  part: 'A part of a film whose name does not say what it goes with.',
  part_missing: 'A part of a film: another is missing, or there twice.',
  parts_differ: 'The parts of the film cannot be played as one: some have sound and some have none.',
  protected: 'The file is protected (DRM) and cannot be played.',
  sample: 'Samples are not served.',
  subtitle_format: 'Subtitles of this format (TTML) are not read; SubRip and WebVTT are.',
  timeout: 'Looking at the file took too long.',
  too_deep: 'The folder lies too deep.',
  too_many: 'From here on there are more files than the library takes.',
  unreadable: 'The file or folder cannot be read.',
  unreadable_name: 'The name does not say what it is.',
};

export interface LibraryLoad {
  hasFfmpeg: boolean;
  hasFfprobe: boolean;
  segmentJobs: number;
  otherJobs: number;
  maxTranscodes: number;
  cacheBytes: number;
  cacheMaxBytes: number;
  skipTimes: SkipTimesStatus;
}

const counted = { meaning: z.string(), count: z.number(), files: z.array(z.string()).optional() };

export const libraryStatusSchema = z.object({
  isScanned: z.boolean(),
  scanMs: z.number(),
  folders: z.object({ set: z.number(), reachable: z.number() }),
  files: z.object({ movies: z.number(), episodes: z.number(), waitingForProbe: z.number() }),
  unmatched: z.object(counted),
  skipped: z.array(z.object({ reason: z.string(), ...counted })),
  ffmpeg: z.boolean(),
  ffprobe: z.boolean(),
  jobs: z.object({ segments: z.number(), other: z.number(), maxTranscodes: z.number() }),
  skipTimes: z.object({
    method: z
      .enum(['sound', 'picture', 'off'])
      .describe(
        'How intros and credits are found: `sound` finds both, `picture` (an ffmpeg without chromaprint) credits on black alone',
      ),
    seasons: z.number(),
    done: z.number(),
    found: z.number(),
  }),
  cache: z.object({ bytes: z.number(), maxBytes: z.number() }),
});

/** Response of `GET /library`. Only the operator may see file names. */
export function libraryStatus(
  state: LibraryState,
  work: LibraryLoad,
  withNames: boolean,
): z.infer<typeof libraryStatusSchema> {
  const count = (kind: 'movie' | 'episode'): number => state.files.filter(({ parsed }) => parsed.kind === kind).length;
  const withoutYear = state.files.filter(
    ({ match, parsed: { kind, year, tags } }) =>
      !match && kind === 'movie' && year === undefined && !tags.tmdb && !tags.imdb,
  );
  const skipped = Object.entries(reasons).flatMap(([reason, meaning]) => {
    const files = state.problems.filter((problem) => problem.reason === reason).map(({ relative }) => relative);
    if (files.length === 0) return [];
    return [{ reason, meaning, count: files.length, ...(withNames && { files: files.slice(0, 1000) }) }];
  });
  return {
    isScanned: state.isScanned,
    scanMs: Math.round(state.scanMs),
    folders: state.folders,
    files: { movies: count('movie'), episodes: count('episode'), waitingForProbe: state.waitingForProbe },
    unmatched: {
      meaning: 'Films without a year in their name are found only by a tag such as {tmdb-603}.',
      count: withoutYear.length,
      ...(withNames && { files: withoutYear.slice(0, 1000).map(({ relative }) => relative) }),
    },
    skipped,
    ffmpeg: work.hasFfmpeg,
    ffprobe: work.hasFfprobe,
    jobs: { segments: work.segmentJobs, other: work.otherJobs, maxTranscodes: work.maxTranscodes },
    skipTimes: work.skipTimes,
    cache: { bytes: work.cacheBytes, maxBytes: work.cacheMaxBytes },
  };
}
