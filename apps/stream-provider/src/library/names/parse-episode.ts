import { dateIn } from './air-date';
import {
  bare,
  called,
  counted,
  countedByGroup,
  furtherEpisodes,
  numberOf,
  partOfSeries,
  seasonAfterTitle,
  seasonFolders,
  severalSeasons,
  singleDigits,
  withSeason,
} from './episode-patterns';
import { extractTags, normaliseSeparators } from './parse-name';

/** The episodes of a file according to its name. */
export interface EpisodeNumbers {
  /** Text before the numbers; may be empty. */
  before: string;
  /** The first words behind a date. */
  after?: string;
  /** Null if episodes are counted across all seasons, or identified by date. */
  season: number | null;
  /** Empty for a date. */
  episodes: number[];
  /** `2019-03-14` */
  airDate?: string;
  /** `bare`: a number in a season's folder, which may count through the seasons. `guess`: 102 may be episode 2 of season 1. */
  certainty?: 'bare' | 'guess';
}

/** No file has more episodes than this; the second number means something else. */
const maxEpisodesPerFile = 30;
/** Nor as many if the second one is a number alone. */
const maxPlainRange = 5;
/** No season has more episodes that are numbered 101, 102 … */
const maxHundreds = 40;

/** Numbers from here on may be years. */
const firstYear = 1888;

const isRange = (link: string | undefined): boolean => /[-–~]|bis|to/i.test(link ?? '');

/** The episodes that begin with the number `first`; `rest` is the text behind it. */
function run(first: string, season: number | null, rest: string): number[] {
  const episodes = [numberOf(first)];
  let left = rest;
  for (;;) {
    const last = episodes.at(-1) ?? 0;
    const named = furtherEpisodes.named.exec(left);
    const match = named ?? furtherEpisodes.plain.exec(left) ?? furtherEpisodes.loose.exec(left);
    const { link, season: ofSeason, times, episode: text = '' } = match?.groups ?? {};
    const next = Number(text);
    const otherSeason = ofSeason ?? times;
    const isOther = otherSeason !== undefined && Number(otherSeason) !== season;
    const most = isRange(link) ? (named ? maxEpisodesPerFile : maxPlainRange) : named ? maxEpisodesPerFile : 1;
    // A number alone is written like the first: 5.1, 3 and the like are not `05`.
    const isAlike = named !== null || text === String(next).padStart(first.length, '0');
    if (!match || isOther || !isAlike || next <= last || next - last > most) return episodes;
    if (isRange(link)) for (let between = last + 1; between < next; between += 1) episodes.push(between);
    episodes.push(next);
    left = left.slice(match[0].length);
  }
}

interface Found {
  before: string;
  season: number | null;
  episodes: number[];
}

function read(match: RegExpExecArray, name: string): Found {
  const { season, other, episode = '', last } = match.groups ?? {};
  const number = season ?? other;
  const rest = last === undefined ? name.slice(match.index + match[0].length) : `-E${last}`;
  const ofSeason = number === undefined ? null : numberOf(number);
  const before = name.slice(0, match.index).trim();
  return { before, season: ofSeason, episodes: run(episode, ofSeason, rest) };
}

function firstOf(patterns: readonly RegExp[], name: string): Found | null {
  for (const each of patterns) {
    const match = each.exec(name);
    if (match) return read(match, name);
  }
  return null;
}

/** Removes text in brackets and release tags, whose numbers are not episodes. */
const bareName = (name: string): string =>
  name
    .replace(/\[[^\]]{0,60}\]|\((?!(?:18|19|20)\d\d\))[^()]{0,60}\)/gu, ' ')
    .replace(/\s(?:\d{3,4}[pi]|uhd|blu-?ray|web-?(?:rip|dl)|hdtv|dvdrip|[xh] ?26[45]|hevc)(?![\p{L}\p{N}]).*$/iu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** `[Group][Show][01][1080p]` and `Show [01]` with a dash, `Cap.201` in one word. */
const withPlainNumbers = (name: string): string =>
  name
    .replace(/(?<!\p{L})(cap)\.(?=\d{3})/iu, '$1')
    .replace(/[【】]/g, (bracket) => (bracket === '【' ? '[' : ']'))
    .replace(
      /^\s*(\[[^\]]{1,40}\])\s*\[([^\]]{1,80})\]\s*(?=\[(?:ep?|s\d\d?e|\d\d?x|第)?\d{1,4}(?:v\d|[話话集])?(?:\s?(?:end|fin))?\])/i,
      '$1 $2 ',
    )
    .replace(/\[(\d\d|0\d\d)(?:v\d)?(?:\s?(?:end|fin))?\]/gi, ' - $1 ');

/** 102 may be episode 2 of season 1. */
const mayBeHundreds = (number: number): boolean => number > 100 && number % 100 >= 1 && number % 100 <= maxHundreds;

const mayBeYear = ({ episodes }: Found): boolean => episodes.some((number) => number >= firstYear && number < 2100);

/** A number that nothing calls an episode, counted across all seasons. */
function countedIn(plain: string, isRelease: boolean): EpisodeNumbers | null {
  const found = firstOf(counted, plain) ?? (isRelease ? firstOf([countedByGroup], plain) : null);
  // `Show Movie - 09` is one of the show's films.
  if (!found || /(?<![\p{L}\p{N}])(?:movie|cm|pv)(?: -)?$/iu.test(found.before)) return null;
  if (found.episodes.includes(0) || found.episodes.some((number) => number >= firstYear)) return null;
  // `01-12` is neither two episodes nor one.
  const isBatch = /^\s-\s#?\d{1,4}-\d{1,4}(?:$|\s-\s)/.test(plain.slice(found.before.length));
  if (isBatch && found.episodes.length === 1) return null;
  const isGuess = !isRelease && found.episodes.every(mayBeHundreds);
  return { ...found, ...(isGuess && { certainty: 'guess' }) };
}

/** Whether a number is in front of another: then the later one belongs to the episode's name. */
const isBefore = (one: Found | null, other: Found): one is Found =>
  one !== null && one.before.length < other.before.length && one.episodes[0] !== other.episodes[0];

function absoluteIn(name: string, isRelease: boolean): EpisodeNumbers | 'unclear' | null {
  const named = firstOf(called, name) ?? firstOf(partOfSeries, name);
  const found = countedIn(bareName(name), isRelease);
  if (!named || mayBeYear(named)) return found;
  if (!isBefore(found, named)) return named;
  return isRelease ? found : 'unclear';
}

/** `Show - 12 (S01E12)`, `Show - 012 - S01E12`, `Show - Season 1 - S01E12`: only the series is the title. */
function withTitleOnly({ before, season, episodes }: Found): Found {
  const titled = titledSeason(before);
  if (titled?.season === season) return { before: titled.title, season, episodes };
  const [whole, number, bracket] = /\s-\s#?(\d{1,4})\s*(?:-|([([]))$/.exec(before) ?? [];
  const isSame = bracket !== undefined || Number(number) === episodes[0];
  return { before: whole !== undefined && isSame ? before.slice(0, -whole.length) : before, season, episodes };
}

/** A number alone in a season's folder. */
function bareIn(name: string, season: number): EpisodeNumbers | null {
  // `1-03` is an episode of season 1; `1-2` could be two episodes.
  const [, first = '', second = ''] = /^(\d{1,2})-(\d{1,3})(?![\p{L}\p{N}])/u.exec(name) ?? [];
  if (first !== '' && first.length !== second.length)
    return Number(first) === season ? { before: '', season, episodes: [Number(second)] } : null;
  if (first !== '' && Number(first) === season) return null;
  const found = firstOf(bare, bareName(name)) ?? firstOf(partOfSeries, name);
  if (!found || found.episodes.some((number) => number >= firstYear)) return null;
  return { ...found, season, certainty: 'bare' };
}

/**
 * Season and episodes in a file's name; `seasonOfFolder` is the season of its folder. `unclear` for what could be
 * read in two ways.
 */
export function parseEpisodeNumbers(
  rawName: string,
  seasonOfFolder: number | undefined,
): EpisodeNumbers | 'unclear' | null {
  const tagless = withPlainNumbers(extractTags(rawName.normalize('NFC')).name);
  const name = normaliseSeparators(tagless);
  const sure = firstOf(withSeason, name);
  if (sure) return withTitleOnly(sure);
  const dated = dateIn(name);
  if (dated) {
    const { before, after, airDate } = dated;
    if (airDate === null) return 'unclear';
    const [words = ''] = after.replace(/^[-\s)\]]+/, '').split(/\s-\s/);
    return { before, after: words, season: null, episodes: [], airDate };
  }
  const single = firstOf([singleDigits], name);
  if (single) return single;
  if (seasonOfFolder === undefined) return absoluteIn(name, /^\s*\[/.test(tagless));
  const named = firstOf(called, name);
  const found = bareIn(name, seasonOfFolder);
  if (!named) return found;
  return isBefore(found, named) ? 'unclear' : { ...named, season: seasonOfFolder };
}

/** The season according to a folder's name; specials are season 0. */
export function seasonOfFolder(name: string): number | undefined {
  const plain = extractTags(name.normalize('NFC')).name.trim();
  if (/^specials?$/i.test(plain)) return 0;
  const season = seasonFolders.map((each) => each.exec(plain)?.groups?.['season']).find((found) => found !== undefined);
  return season === undefined ? undefined : numberOf(season);
}

/** `Show - Season 2`, `Show.S02.1080p`: a folder with both. */
export function titledSeason(name: string): { title: string; season: number } | undefined {
  for (const each of seasonAfterTitle) {
    const { title, season } = each.exec(name.normalize('NFC'))?.groups ?? {};
    if (title !== undefined) return { title, season: Number(season) };
  }
  return undefined;
}

/** The name of a folder without the seasons that are in it. */
export const withoutSeasons = (name: string): string =>
  severalSeasons.reduce((left, each) => left.replace(each, ''), name.normalize('NFC'));
