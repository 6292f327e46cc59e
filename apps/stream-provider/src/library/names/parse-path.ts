import { normaliseTitle } from '@marquee/core';
import { extraReason } from './extras';
import { titlesOf } from './other-titles';
import {
  parseEpisodeNumbers,
  seasonOfFolder,
  titledSeason,
  type EpisodeNumbers,
  withoutSeasons,
} from './parse-episode';
import { groupIn, parseName, type ParsedName, type Tags } from './parse-name';

export type IgnoredReason = 'extra' | 'sample' | 'part' | 'unreadable_name';

interface ParsedTitle {
  title: string;
  year?: number;
  tags: Tags;
}

export type ParsedPath =
  | (ParsedTitle & { kind: 'movie'; otherTitles?: string[] })
  | (ParsedTitle & { kind: 'episode' } & Omit<EpisodeNumbers, 'before'>)
  | { kind: 'ignored'; reason: IgnoredReason };

export interface ParseContext {
  /** The last possible release year. */
  maxYear: number;
  /** Whether the file is the only video in its folder, so that the folder's name applies to it. */
  isOnlyVideo: boolean;
}

const part = /(?:^|[-._\s([])(?:cd|dvd|dis[ck]|pt)[-._\s]?\d{1,2}[)\]]?$|\s-\s?part[-._\s]?\d{1,2}$/i;

const ignored = (reason: IgnoredReason): ParsedPath => ({ kind: 'ignored', reason });

const describe = (from: ParsedName, tags: Tags) => ({
  title: from.title,
  ...(from.year !== undefined && { year: from.year }),
  tags,
});

/** The season according to the file's folder, and the name of its series' folder. */
function seriesFolder(folders: readonly string[]): { season?: number; name?: string; isSeasonFolder: boolean } {
  const [above, parent] = [folders.at(-2), folders.at(-1)].map((name) => name && withoutSeasons(name));
  if (parent === undefined) return { isSeasonFolder: false };
  const season = seasonOfFolder(parent);
  if (season !== undefined) return { season, ...(above !== undefined && { name: above }), isSeasonFolder: true };
  const titled = titledSeason(parent);
  return titled
    ? { season: titled.season, name: titled.title, isSeasonFolder: false }
    : { name: parent, isSeasonFolder: false };
}

/** A number alone does not make a file an episode if its name or folder indicates a film. */
function isFilm(
  folders: readonly string[],
  stem: string,
  { before, season }: EpisodeNumbers,
  maxYear: number,
): boolean {
  if (season !== null) return false;
  // `Show.E05.2018`
  if (/(?<![\p{L}\p{N}])ep?(?:0\d|\d{3,4})[\s._-]{1,3}(?:19|20)\d\d(?!\d)/iu.test(stem)) return false;
  const whole = parseName(stem, maxYear);
  const own = parseName(before, maxYear);
  const isYearInFront = /^[([]\d{4}[)\]]/.test(stem);
  if (whole.year !== undefined && (own.year === undefined || isYearInFront || part.test(stem))) return true;
  const above = parseName(folders.at(-1) ?? '', maxYear);
  const isNamedSo = above.year !== undefined && normaliseTitle(above.title) === normaliseTitle(whole.title);
  return isNamedSo && normaliseTitle(own.title) !== normaliseTitle(whole.title);
}

/** `Show.S01E02.1080p-GRP/grp-s01e02.mkv`: the folder is named like one episode, and the file does not contradict. */
function episodeOfFolder(
  folders: readonly string[],
  stem: string,
  { found, context }: { found: EpisodeNumbers | null; context: ParseContext },
): ParsedPath | null {
  const parent = folders.at(-1);
  const canBeNamedByFolder = context.isOnlyVideo && parseName(stem, context.maxYear).year === undefined;
  if (parent === undefined || (found === null && !canBeNamedByFolder)) return null;
  const above = parseEpisode(folders.slice(0, -1), parent, context);
  if (above?.kind !== 'episode' || above.certainty !== undefined) return null;
  if (above.season === null && above.airDate === undefined) return null;
  const isSame = found === null || (found.season === above.season && found.episodes[0] === above.episodes[0]);
  return isSame ? above : null;
}

/** The file's name without that of its series, whose numbers are not the episode's: `24/Season 1/24 02`. */
function withoutSeries(stem: string, series: string): string {
  const words = series.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (!/\d/.test(series) || words.length === 0) return stem;
  return stem.replace(new RegExp(`^${words.join('[^\\p{L}\\p{N}]+')}(?=[\\s._-])`, 'iu'), 'Series');
}

function parseEpisode(folders: readonly string[], stem: string, context: ParseContext): ParsedPath | null {
  const { maxYear } = context;
  const { season, name, isSeasonFolder } = seriesFolder(folders);
  const hasSeries = season !== undefined && name !== undefined;
  const found = parseEpisodeNumbers(hasSeries ? withoutSeries(stem, parseName(name, maxYear).title) : stem, season);
  if (found === 'unclear') return /[([](?:19|20)\d\d[)\]]/.test(stem) ? null : ignored('unreadable_name');
  const whole = episodeOfFolder(folders, stem, { found, context });
  if (whole) return whole;
  if (!found) return isSeasonFolder ? ignored('unreadable_name') : null;
  if (found.airDate === undefined && isFilm(folders, stem, found, maxYear)) return null;
  const { before, after, ...numbers } = found;
  // A date may be in front of the name; in a folder it is in front of the episode's.
  const own = parseName(before === '' && name === undefined ? (after ?? '') : before, maxYear);
  // The film “22 July” of 2018.
  if (found.airDate !== undefined && before === '' && name === undefined && own.title === '') return null;
  const above = name === undefined ? undefined : parseName(name, maxYear);
  const isAlike = above !== undefined && normaliseTitle(above.title) === normaliseTitle(own.title);
  const isDated = above !== undefined && (above.year !== undefined || Object.keys(above.tags).length > 0);
  const speaksForFile =
    above !== undefined && above.title !== '' && (season !== undefined || own.title === '' || isDated || isAlike);
  if (above && speaksForFile) {
    const year = above.year ?? (isAlike ? own.year : undefined);
    return { kind: 'episode', ...numbers, title: above.title, ...(year !== undefined && { year }), tags: above.tags };
  }
  return own.title === '' ? ignored('unreadable_name') : { kind: 'episode', ...numbers, ...describe(own, own.tags) };
}

function parseMovie(folders: readonly string[], stem: string, { maxYear, isOnlyVideo }: ParseContext): ParsedPath {
  const own = parseName(stem, maxYear);
  const parent = folders.at(-1);
  const above = parent === undefined ? undefined : parseName(parent, maxYear);
  const ownKey = normaliseTitle(own.title);
  const aboveKey = above ? normaliseTitle(above.title) : '';
  const isSame = aboveKey !== '' && aboveKey === ownKey && (own.year ?? above?.year) === (above?.year ?? own.year);
  // `Death Race 2000 (1975)/Death Race 2000.mkv`
  const isYearOfTitle = above?.year !== undefined && aboveKey.startsWith(normaliseTitle(`${own.title} ${own.year}`));
  if (own.title !== '' && own.year !== undefined && !isYearOfTitle) {
    const tags = isSame ? { ...above?.tags, ...own.tags } : own.tags;
    const isRelease = !/\s|[([](?:18|19|20)\d\d[)\]]/.test(stem);
    const titles = titlesOf(own, isOnlyVideo ? above : undefined, { isRelease, group: groupIn(stem) });
    return { kind: 'movie', ...describe(own, tags), ...titles };
  }
  const isTitled = above && aboveKey !== '' && (above.year !== undefined || Object.keys(above.tags).length > 0);
  if (above && isTitled) {
    const suffix = isYearOfTitle ? '' : ownKey.startsWith(aboveKey) ? ownKey.slice(aboveKey.length) : ownKey;
    // “Series (2020)/Series 01” numbers something other than films.
    if (/^\d{1,3}$/.test(suffix) && !isOnlyVideo) return ignored('unreadable_name');
    if (suffix === '' || ownKey.startsWith(aboveKey) || isOnlyVideo) {
      const tags = { ...above.tags, ...own.tags };
      return {
        kind: 'movie',
        ...describe(above, tags),
        ...titlesOf(above, undefined, { isRelease: false, group: undefined }),
      };
    }
  }
  return own.title === '' ? ignored('unreadable_name') : { kind: 'movie', ...describe(own, own.tags) };
}

/** Derives a video's title from its path in the library. `path` has forward slashes and an extension. */
export function parsePath(path: string, context: ParseContext): ParsedPath {
  const folders = path.normalize('NFC').split('/');
  const file = folders.pop() ?? '';
  const stem = file.replace(/\.[^.]*$/, '');
  // No file system has longer names.
  if (stem.length > 255) return ignored('unreadable_name');
  const reason = extraReason(path);
  if (reason) return ignored(reason);
  const episode = parseEpisode(folders, stem, context);
  if (episode) return episode;
  return part.test(stem) ? ignored('part') : parseMovie(folders, stem, context);
}
