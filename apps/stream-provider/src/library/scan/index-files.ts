import { createHash } from 'node:crypto';
import type { FileMatch } from '@marquee/core/contracts';
import { basename, dirname, extname } from 'node:path';
import { extraReason, type IgnoredReason, parsePath } from '../names';
import { readSubtitleName } from '../subtitles/subtitle-name';
import { subtitleBytes, trackBytes } from '../../memory-bounds';
import { type ExternalSubtitle, fileNamesOf, joinFiles, type LibraryFile } from './library-file';
import { findPartGroups } from './part-groups';
import type { WalkResult, WalkedFile, WalkSkip } from './walk';

export type { ExternalSubtitle, LibraryFile } from './library-file';

export type SkipReason = IgnoredReason | WalkSkip | 'empty' | 'growing' | 'part_missing' | 'subtitle_format';

export interface Skipped {
  relative: string;
  /** Absolute path of its folder of MEDIA_DIR. */
  root: string;
  reason: SkipReason;
}

export interface FileIndex {
  files: LibraryFile[];
  skipped: Skipped[];
  /** Some file was still being written, so the folders have to be scanned again soon. */
  isGrowing: boolean;
}

/**
 * Size and time of each path in the last scan, and since when they have been unchanged: detects files that are still
 * being copied.
 */
export type FileStats = Map<string, { size: number; mtimeMs: number; sinceMs: number }>;

export interface IndexOptions {
  secret: string;
  /** Epoch milliseconds. */
  nowMs: number;
  /** A file that changed within this time is assumed to be still in progress. */
  stableAfterMs: number;
  maxYear: number;
  stats: FileStats;
  /** The title that the operator assigned to a file. */
  matchOf?: (file: WalkedFile) => FileMatch | undefined;
}

const formats: Record<string, ExternalSubtitle['format']> = {
  '.srt': 'srt',
  '.vtt': 'vtt',
  '.ass': 'ass',
  '.ssa': 'ass',
  '.sup': 'sup',
  '.idx': 'vobsub',
  '.smi': 'sami',
  '.sub': 'microdvd',
};
/** Subtitles that neither browsers nor ffmpeg read. */
const isUnreadSubtitle = ({ path }: WalkedFile): boolean => /\.(?:ttml|dfxp)$/i.test(path);

/** A disc's image subtitles take about 50 MB per film. */
const maxBytes: Record<ExternalSubtitle['format'], number> = {
  srt: subtitleBytes,
  vtt: subtitleBytes,
  ass: trackBytes,
  sup: 512 * 1024 * 1024,
  vobsub: subtitleBytes,
  sami: subtitleBytes,
  microdvd: subtitleBytes,
};
const subtitleFolders = ['Subs', 'subs', 'Subtitles', 'subtitles'];

const stemOf = (path: string): string => basename(path, extname(path)).normalize('NFC');

function isStable(file: WalkedFile, { nowMs, stableAfterMs, stats }: IndexOptions): boolean {
  const before = stats.get(file.path);
  const isSame = before?.size === file.size && before.mtimeMs === file.mtimeMs;
  // The clock may have been set back since.
  const sinceMs = isSame ? Math.min(before.sinceMs, nowMs) : nowMs;
  stats.set(file.path, { size: file.size, mtimeMs: file.mtimeMs, sinceMs });
  const ageMs = nowMs - file.changedMs;
  return ageMs >= stableAfterMs || nowMs - sinceMs >= stableAfterMs;
}

/** Parts of a name, between dots, that may describe a subtitle: language, region, forced, audience. */
const maxSuffixes = 8;

/**
 * The subtitle files of a folder by their stem and by every prefix of it that ends at a dot, for look-up by a video's
 * stem.
 */
type SubtitlesByPrefix = ReadonlyMap<string, readonly { file: WalkedFile; stem: string }[]>;

function indexByPrefix(files: readonly WalkedFile[]): SubtitlesByPrefix {
  const byPrefix = new Map<string, { file: WalkedFile; stem: string }[]>();
  for (const file of files) {
    const stem = stemOf(file.path);
    const found = { file, stem };
    for (let end = stem.length, left = maxSuffixes; end > 0 && left > 0; end = stem.lastIndexOf('.', end - 1)) {
      left -= 1;
      const known = byPrefix.get(stem.slice(0, end));
      if (known) known.push(found);
      else byPrefix.set(stem.slice(0, end), [found]);
    }
  }
  return byPrefix;
}

interface SubtitleSearch {
  subtitles: WalkResult['subtitles'];
  /** By folder. */
  byPrefix: ReadonlyMap<string, SubtitlesByPrefix>;
  /** Paths of all of them. */
  paths: ReadonlySet<string>;
  isOnlyVideo: boolean;
}

/** The path at which ffmpeg looks for the images of an .idx file. */
const imagesOfIdx = (path: string): string => path.slice(0, -3) + (path.endsWith('.IDX') ? 'SUB' : 'sub');

/** The subtitle files of a video: beside it, or in a folder for subtitles. */
function subtitlesOf(
  video: WalkedFile,
  { subtitles, byPrefix, paths, isOnlyVideo }: SubtitleSearch,
): ExternalSubtitle[] {
  const folder = dirname(video.path);
  const stem = stemOf(video.path);
  const found: ExternalSubtitle[] = [];
  const add = (file: WalkedFile, rest: string): void => {
    const format = formats[extname(file.path).toLowerCase()];
    if (format === 'vobsub' && !paths.has(imagesOfIdx(file.path))) return;
    // Beside an .idx file it holds images.
    if (format === 'microdvd' && ['idx', 'IDX'].some((name) => paths.has(file.path.slice(0, -3) + name))) return;
    if (format && file.size > 0 && file.size <= maxBytes[format]) {
      const stamp = createHash('sha256')
        .update(`${file.path}\0${file.size}\0${file.mtimeMs}`)
        .digest('hex')
        .slice(0, 12);
      found.push({ path: file.path, format, stamp, named: readSubtitleName(rest) });
    }
  };
  for (const place of [folder, ...subtitleFolders.map((name) => `${folder}/${name}`)]) {
    if (!isOnlyVideo) {
      for (const named of byPrefix.get(place)?.get(stem) ?? []) add(named.file, named.stem.slice(stem.length));
      continue;
    }
    for (const file of subtitles.get(place) ?? []) {
      const name = stemOf(file.path);
      add(file, name === stem || name.startsWith(`${stem}.`) ? name.slice(stem.length) : name);
    }
  }
  for (const name of subtitleFolders) {
    for (const file of subtitles.get(`${folder}/${name}/${basename(video.path, extname(video.path))}`) ?? []) {
      add(file, stemOf(file.path));
    }
  }
  return found.slice(0, 64);
}

/** A title assigned by the operator, in the format of a parsed name. */
const parsedOf = ({ mediaType, title, year, season = 0, episode = 0 }: FileMatch): LibraryFile['parsed'] => ({
  ...(mediaType === 'movie' ? { kind: 'movie' } : { kind: 'episode', season, episodes: [episode] }),
  title,
  ...(year !== null && { year }),
  tags: {},
});

/** The files of the library, and why the others are excluded. */
export function indexFiles(walked: WalkResult, options: IndexOptions): FileIndex {
  const { maxYear, secret } = options;
  const films = walked.videos.filter(({ relative }) => extraReason(relative) === null);
  const parts = findPartGroups(films, maxYear);
  const perFolder = new Map<string, number>();
  for (const video of films) {
    // A film with a sample and a trailer counts as alone in its folder; several parts count as one.
    if (parts.isFurther(video)) continue;
    perFolder.set(dirname(video.path), (perFolder.get(dirname(video.path)) ?? 0) + 1);
  }
  const byPrefix = new Map([...walked.subtitles].map(([folder, files]) => [folder, indexByPrefix(files)]));
  const subtitles = [...walked.subtitles.values()].flat();
  const subtitlePaths = new Set(subtitles.map(({ path }) => path));
  const index: FileIndex = { files: [], skipped: [...walked.skipped], isGrowing: false };
  const skip = ({ relative, root }: WalkedFile, reason: SkipReason): void => {
    index.skipped.push({ relative, root, reason });
  };
  const isOnlyVideo = ({ path }: WalkedFile): boolean => perFolder.get(dirname(path)) === 1;
  const problemOf = (video: WalkedFile): 'growing' | 'empty' | undefined =>
    !isStable(video, options) ? 'growing' : video.size === 0 ? 'empty' : undefined;
  const fileOf = (video: WalkedFile, parsed: LibraryFile['parsed'], match?: FileMatch, isPart = false): LibraryFile => {
    const isOnly = isOnlyVideo(video) && !isPart;
    const { id, key } = fileNamesOf(video, secret);
    return {
      id,
      key,
      parsed,
      match,
      subtitles: subtitlesOf(video, {
        subtitles: walked.subtitles,
        byPrefix,
        paths: subtitlePaths,
        isOnlyVideo: isOnly,
      }),
      // Last: V8 would create a hidden class of 200 bytes or more for each object that begins with a spread.
      ...video,
    };
  };
  const add = (video: WalkedFile): void => {
    const match = options.matchOf?.(video);
    const parsed = match ? parsedOf(match) : parsePath(video.relative, { maxYear, isOnlyVideo: isOnlyVideo(video) });
    if (parsed.kind === 'ignored') {
      skip(video, parsed.reason === 'part' && parts.isIncomplete(video) ? 'part_missing' : parsed.reason);
      return;
    }
    const problem = problemOf(video);
    if (problem) skip(video, problem);
    else index.files.push(fileOf(video, parsed, match));
    if (problem === 'growing') index.isGrowing = true;
  };
  const addParts = ([first, ...others]: readonly [WalkedFile, ...WalkedFile[]], path: string): void => {
    const match = options.matchOf?.(first);
    const parsed = match ? parsedOf(match) : parsePath(path, { maxYear, isOnlyVideo: isOnlyVideo(first) });
    const problems = [first, ...others].map(problemOf);
    const problem = problems.find((found) => found !== undefined);
    if (problems.includes('growing')) index.isGrowing = true;
    if (parsed.kind === 'ignored') skip(first, parsed.reason);
    else if (problem) for (const file of [first, ...others]) skip(file, problem);
    else {
      const partOf = (file: WalkedFile): LibraryFile => fileOf(file, parsed, match, true);
      index.files.push(joinFiles([partOf(first), ...others.map(partOf)], secret));
    }
  };
  for (const video of walked.videos) {
    const group = parts.startingWith(video);
    if (group) addParts(group.files, group.path);
    else if (!parts.isFurther(video)) add(video);
  }
  for (const file of subtitles) if (isUnreadSubtitle(file)) skip(file, 'subtitle_format');
  const paths = new Set(walked.videos.map(({ path }) => path));
  for (const path of options.stats.keys()) if (!paths.has(path)) options.stats.delete(path);
  return index;
}
