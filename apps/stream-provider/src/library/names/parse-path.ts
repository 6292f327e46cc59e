import { normaliseTitle } from '@marquee/core';
import { seasonOfFolder, parseEpisodeNumbers } from './parse-episode';
import { parseName, type ParsedName, type Tags } from './parse-name';

export type IgnoredReason = 'extra' | 'sample' | 'part' | 'unreadable_name';

export type ParsedPath =
  | { kind: 'movie'; title: string; year?: number; tags: Tags }
  | { kind: 'episode'; title: string; year?: number; tags: Tags; season: number; episodes: number[] }
  | { kind: 'ignored'; reason: IgnoredReason };

export interface ParseContext {
  /** The last year that a title may carry. */
  maxYear: number;
  /** The file is the only video of its folder, so that the folder's name may speak for it. */
  isOnlyVideo: boolean;
}

const extraFolder =
  /^(?:extras?|featurettes?|behind the scenes|deleted scenes|deleted|interviews?|scenes|shorts|trailers?|clips|bonus|backdrops|theme-music)$/i;
const sampleFolder = /^samples?$/i;
const extraSuffix = /[-._\s](?:trailer|featurette|behindthescenes|deletedscene|deleted|interview|clip|extra)\d{0,2}$/i;
const sample = /(?:^|[-._\s([])sample[)\]]?$/i;
const part = /(?:^|[-._\s([])(?:cd|dvd|dis[ck]|pt)[-._\s]?\d{1,2}[)\]]?$|\s-\s?part[-._\s]?\d{1,2}$/i;

const ignored = (reason: IgnoredReason): ParsedPath => ({ kind: 'ignored', reason });

/** Extras beside a title. A folder of such a name that itself holds seasons is a series (“Extras”). */
function ignoredFolder(folders: readonly string[]): IgnoredReason | null {
  for (const [depth, folder] of folders.entries()) {
    if (sampleFolder.test(folder.trim())) return 'sample';
    const holdsSeasons = folders.slice(depth + 1).some((inner) => seasonOfFolder(inner) !== undefined);
    if (depth > 0 && extraFolder.test(folder.replace(/[._]/g, ' ').trim()) && !holdsSeasons) return 'extra';
  }
  return null;
}

const describe = (from: ParsedName, tags: Tags) => ({
  title: from.title,
  ...(from.year !== undefined && { year: from.year }),
  tags,
});

function parseEpisode(folders: readonly string[], stem: string, maxYear: number): ParsedPath | null {
  const parent = folders.at(-1);
  const season = parent === undefined ? undefined : seasonOfFolder(parent);
  const found = parseEpisodeNumbers(stem, season);
  if (!found) return season === undefined ? null : ignored('unreadable_name');
  const numbers = { kind: 'episode', season: found.season, episodes: found.episodes } as const;
  const own = parseName(found.before, maxYear);
  const folder = season === undefined ? parent : folders.at(-2);
  const above = folder === undefined ? undefined : parseName(folder, maxYear);
  const speaksForFile =
    above !== undefined &&
    above.title !== '' &&
    (season !== undefined ||
      own.title === '' ||
      above.year !== undefined ||
      above.tags.tmdb !== undefined ||
      above.tags.imdb !== undefined ||
      normaliseTitle(above.title) === normaliseTitle(own.title));
  if (above && speaksForFile) {
    const year = above.year ?? (normaliseTitle(above.title) === normaliseTitle(own.title) ? own.year : undefined);
    return { ...numbers, title: above.title, ...(year !== undefined && { year }), tags: above.tags };
  }
  return own.title === '' ? ignored('unreadable_name') : { ...numbers, ...describe(own, own.tags) };
}

function parseMovie(folders: readonly string[], stem: string, { maxYear, isOnlyVideo }: ParseContext): ParsedPath {
  const own = parseName(stem, maxYear);
  const parent = folders.at(-1);
  const above = parent === undefined ? undefined : parseName(parent, maxYear);
  const ownKey = normaliseTitle(own.title);
  const aboveKey = above ? normaliseTitle(above.title) : '';
  const isSame = aboveKey !== '' && aboveKey === ownKey && (own.year ?? above?.year) === (above?.year ?? own.year);
  if (own.title !== '' && own.year !== undefined) {
    return { kind: 'movie', ...describe(own, isSame ? { ...above?.tags, ...own.tags } : own.tags) };
  }
  const isTitled = above && aboveKey !== '' && (above.year !== undefined || Object.keys(above.tags).length > 0);
  if (above && isTitled) {
    const suffix = ownKey.startsWith(aboveKey) ? ownKey.slice(aboveKey.length) : ownKey;
    // “Series (2020)/Series - 01” numbers something that is not a film.
    if (/^\d{1,3}$/.test(suffix) && !isOnlyVideo) return ignored('unreadable_name');
    if (suffix === '' || ownKey.startsWith(aboveKey) || isOnlyVideo) {
      return { kind: 'movie', ...describe(above, { ...above.tags, ...own.tags }) };
    }
  }
  return own.title === '' ? ignored('unreadable_name') : { kind: 'movie', ...describe(own, own.tags) };
}

/** What a video's path inside the library says that it is. `path` has forward slashes and an extension. */
export function parsePath(path: string, context: ParseContext): ParsedPath {
  const folders = path.normalize('NFC').split('/');
  const file = folders.pop() ?? '';
  const stem = file.replace(/\.[^.]*$/, '');
  const reason = ignoredFolder(folders);
  if (reason) return ignored(reason);
  if (sample.test(stem)) return ignored('sample');
  if (extraSuffix.test(stem) || /^trailer$/i.test(stem)) return ignored('extra');
  const episode = parseEpisode(folders, stem, context.maxYear);
  if (episode) return episode;
  return part.test(stem) ? ignored('part') : parseMovie(folders, stem, context);
}
