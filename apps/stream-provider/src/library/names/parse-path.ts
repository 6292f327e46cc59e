import { normaliseTitle } from '@marquee/core';
import { parseEpisodeNumbers, seasonOfFolder, titledSeason, type EpisodeNumbers } from './parse-episode';
import { parseName, type ParsedName, type Tags } from './parse-name';

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

const extraFolder =
  /^(?:extras?|featurettes?|behind the scenes|deleted scenes|deleted|interviews?|scenes|shorts|trailers?|clips|bonus|backdrops|theme-music)$/i;
const sampleFolder = /^samples?$/i;
const extraSuffix = /[-._\s](?:trailer|featurette|behindthescenes|deletedscene|deleted|interview|clip|extra)\d{0,2}$/i;
const sample = /(?:^|[-._\s([])sample[)\]]?$/i;
const part = /(?:^|[-._\s([])(?:cd|dvd|dis[ck]|pt)[-._\s]?\d{1,2}[)\]]?$|\s-\s?part[-._\s]?\d{1,2}$/i;

const ignored = (reason: IgnoredReason): ParsedPath => ({ kind: 'ignored', reason });

/** Extras of a title. A folder with such a name that contains seasons is a series (“Extras”). */
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

/** The season according to the file's folder, and the name of its series' folder. */
function seriesFolder(folders: readonly string[]): { season?: number; name?: string; isSeasonFolder: boolean } {
  const parent = folders.at(-1);
  if (parent === undefined) return { isSeasonFolder: false };
  const season = seasonOfFolder(parent);
  const above = folders.at(-2);
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
  const whole = parseName(stem, maxYear);
  const own = parseName(before, maxYear);
  if (whole.year !== undefined && (own.year === undefined || part.test(stem))) return true;
  const above = parseName(folders.at(-1) ?? '', maxYear);
  const isNamedSo = above.year !== undefined && normaliseTitle(above.title) === normaliseTitle(whole.title);
  return isNamedSo && normaliseTitle(own.title) !== normaliseTitle(whole.title);
}

function parseEpisode(folders: readonly string[], stem: string, maxYear: number): ParsedPath | null {
  const { season, name, isSeasonFolder } = seriesFolder(folders);
  const found = parseEpisodeNumbers(stem, season);
  if (!found) return isSeasonFolder ? ignored('unreadable_name') : null;
  if (found.airDate === undefined && isFilm(folders, stem, found, maxYear)) return null;
  const { before, ...numbers } = found;
  const own = parseName(before, maxYear);
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

/** Text between title and year that names the edition. */
const edition =
  /\s(?:\d{1,3}th anniversary(?: edition)?|anniversary edition|(?:the )?(?:uncut|extended|unrated|special|collector'?s|ultimate|theatrical|director'?s) (?:edition|cut|version)|imax)$/i;

/** `Title AKA Other`: both. */
function withOtherTitles(
  parsed: ParsedName,
  folder: ParsedName | undefined,
): { title: string; otherTitles?: string[] } {
  const [title = '', ...others] = parsed.title.split(/\s(?:aka|a k a)\s/i);
  // A folder with the same year and another title has a translated title.
  if (folder?.year !== undefined && folder.year === parsed.year)
    others.push(...folder.title.split(/\s(?:aka|a k a)\s/i));
  if (parsed.year !== undefined && edition.test(title)) others.push(title.replace(edition, ''));
  const key = normaliseTitle(title);
  const different = others.filter((other) => normaliseTitle(other) !== key && normaliseTitle(other) !== '');
  return { title, ...(different.length > 0 && { otherTitles: different }) };
}

function parseMovie(folders: readonly string[], stem: string, { maxYear, isOnlyVideo }: ParseContext): ParsedPath {
  const own = parseName(stem, maxYear);
  const parent = folders.at(-1);
  const above = parent === undefined ? undefined : parseName(parent, maxYear);
  const ownKey = normaliseTitle(own.title);
  const aboveKey = above ? normaliseTitle(above.title) : '';
  const isSame = aboveKey !== '' && aboveKey === ownKey && (own.year ?? above?.year) === (above?.year ?? own.year);
  if (own.title !== '' && own.year !== undefined) {
    const tags = isSame ? { ...above?.tags, ...own.tags } : own.tags;
    return { kind: 'movie', ...describe(own, tags), ...withOtherTitles(own, isOnlyVideo ? above : undefined) };
  }
  const isTitled = above && aboveKey !== '' && (above.year !== undefined || Object.keys(above.tags).length > 0);
  if (above && isTitled) {
    const suffix = ownKey.startsWith(aboveKey) ? ownKey.slice(aboveKey.length) : ownKey;
    // “Series (2020)/Series 01” numbers something other than films.
    if (/^\d{1,3}$/.test(suffix) && !isOnlyVideo) return ignored('unreadable_name');
    if (suffix === '' || ownKey.startsWith(aboveKey) || isOnlyVideo) {
      const tags = { ...above.tags, ...own.tags };
      return { kind: 'movie', ...describe(above, tags), ...withOtherTitles(above, undefined) };
    }
  }
  return own.title === '' ? ignored('unreadable_name') : { kind: 'movie', ...describe(own, own.tags) };
}

/** Not a separate film or episode, whatever else is in its folder. */
export function isExtra(file: string): boolean {
  const stem = file.normalize('NFC').replace(/\.[^.]*$/, '');
  return sample.test(stem) || extraSuffix.test(stem) || /^trailer$/i.test(stem);
}

/** Derives a video's title from its path in the library. `path` has forward slashes and an extension. */
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
