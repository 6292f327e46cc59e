import { extractTags, normaliseSeparators } from './parse-name';

/** The episodes of a file according to its name. */
export interface EpisodeNumbers {
  /** Text before the numbers; may be empty. */
  before: string;
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
/** No season has more episodes that are numbered 101, 102 … */
const maxHundreds = 40;

/** Numbers from here on may be years. */
const firstYear = 1888;

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const seasonWord = '(?:season|series|staffel|saison|temporada|stagione|seizoen|säsong|sæson|sesong|sezon|сезон)';
const episodeWord =
  '(?:episode|épisode|episodio|episódio|folge|cap[ií]tulo|aflevering|avsnitt|afsnit|odcinek|epizoda|bölüm|серия|серія)';
const more =
  '((?:\\s?-\\s?(?:s\\d{1,4}\\s?)?e\\d{1,4}|\\s?e\\d{1,4}|-\\d{1,4}|\\s?[&+]\\s?e?\\d{2,4}|,\\s?e\\d{1,4})*)';

const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** Season, episode, and further episodes. */
const withSeason = [
  // S01E02, s1e2e3, S01E02-E03, S01E02-03, S01.E02, S01E02&E03, T01E02, S01E02a, S01E02Title, SO1E02
  pattern(`${edge}(?:so?|t)(\\d{1,4})\\s*[-x]?\\s*e(\\d{1,4})${more}(?:v\\d)?(?!\\p{N})`),
  // 1x02, 1x02-03, 1x02-1x03
  pattern(`${edge}(\\d{1,2})x(\\d{2,3})((?:[-&+](?:\\d{1,2}x)?\\d{2,3})*)${end}`),
  // Show1x02
  pattern(`(?<=\\p{L})(\\d{1,2})x(\\d{2})()${end}`),
  // S01.07, S0107
  pattern(`${edge}s(\\d{2}) (\\d{2})()${end}(?! (?:bit|fps|\\d{1,2}${end}))`),
  pattern(`${edge}s(0\\d)(\\d{2})()${end}`),
  pattern(`${edge}${seasonWord}\\s*(\\d{1,3})\\s*[-,]?\\s*(?:${episodeWord}|ep?)\\s*(\\d{1,4})()${end}`),
  // Show S2 - 05, Show Season 2 - 05, Show 2nd Season - 05
  pattern(`${edge}(?:s|${seasonWord}\\s?)(\\d{1,2})\\s+-\\s+(\\d{1,3})()(?:v\\d)?${end}`),
  pattern(`${edge}(\\d{1,2})(?:st|nd|rd|th)\\sseason\\s+-\\s+(\\d{1,3})()(?:v\\d)?${end}`),
  /第\s?(\d{1,2})\s?[季期].{0,40}?第\s?(\d{1,4})()\s?[話话集回]/u,
];

/** An episode that is explicitly called one, so almost certain. */
const called = [
  pattern(`${edge}(?:ep?|(?:${episodeWord}|ep)\\s?#?)(\\d{1,3})((?:\\s?-\\s?e?\\d{1,3})*)(?:v\\d)?${end}`),
  pattern(`${edge}(?:${episodeWord}|ep)\\s?#?(\\d{4})()${end}`),
  pattern(`${edge}(\\d{1,4})()\\s?(?:серия|серія)${end}`),
  /第\s?(\d{1,4})()\s?[話话集回]/u,
  /제?\s?(\d{1,4})()\s?[화회](?![\p{L}\p{N}])/u,
];

/** `Part 2`, `2 of 6`: a part of a miniseries, unless a year indicates a film. */
const partOfSeries = [
  pattern(`${edge}(?:part|teil|partie|parte)\\s?(\\d{1,2})()(?:\\s(?:of|von|de|di)\\s\\d{1,2})?${end}`),
  pattern(`${edge}(\\d{1,2})()\\s?of\\s?\\d{1,2}${end}`),
];

/** In a season's folder a number is sufficient. */
const bare = [
  /^(\d{1,4})((?:-\d{1,4})*)(?![\p{L}\p{N}])/u,
  /\s-\s(\d{1,4})((?:-\d{1,4})*)(?:v\d)?(?![\p{L}\p{N}])/u,
  /(?<=[\p{L}\p{N})!?']\s)#?(\d{1,4})()(?:v\d)?$/u,
];

/** Outside of one it must be at the end of the name, or between dashes. */
const counted = [/\s-\s#?(\d{1,4})((?:-\d{1,4})*)(?:v\d)?(?=$|\s-(?:\s|$))/u, /^(\d{1,4})()(?:v\d)?$/u];

const isoDate = /(?<!\d)((?:19|20)\d\d)[ -](0[1-9]|1[0-2])[ -](0[1-9]|[12]\d|3[01])(?!\d)/u;
/** Which number is the day is certain only above twelve. */
const dayFirst = /(?<!\d)(1[3-9]|2\d|3[01])[ -](0[1-9]|1[0-2])[ -]((?:19|20)\d\d)(?!\d)/u;

/** Expands `2` and `-E03-E04` to 2, 3, 4. A number that cannot continue the range is not part of it. */
function run(first: number, rest: string): number[] {
  const plain = rest.replace(/s\d{1,4}(?=\s?e)/giu, '');
  const ends = [...plain.matchAll(/(?:^|[^\d])(?:\d{1,2}x)?(\d{1,4})(?!\d|x)/giu)].map(([, text]) => Number(text));
  const last = ends.reduce(
    (reached, next) => (next > reached && next - first <= maxEpisodesPerFile ? next : reached),
    first,
  );
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

interface Found {
  before: string;
  episodes: number[];
}

function firstOf(patterns: readonly RegExp[], name: string): Found | null {
  for (const each of patterns) {
    const match = each.exec(name);
    if (!match) continue;
    const [, episode = '', rest = ''] = match;
    return { before: name.slice(0, match.index).trim(), episodes: run(Number(episode), rest) };
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

/** 102 may be episode 2 of season 1. */
const mayBeHundreds = (number: number): boolean => number > 100 && number % 100 >= 1 && number % 100 <= maxHundreds;

function dateIn(name: string): EpisodeNumbers | null {
  const iso = isoDate.exec(name);
  if (iso)
    return { before: name.slice(0, iso.index).trim(), season: null, episodes: [], airDate: iso.slice(1).join('-') };
  const european = dayFirst.exec(name);
  if (!european) return null;
  const [, day, month, year] = european;
  return {
    before: name.slice(0, european.index).trim(),
    season: null,
    episodes: [],
    airDate: `${year}-${month}-${day}`,
  };
}

/** A number counted across all seasons. */
function absoluteIn(name: string, isRelease: boolean): EpisodeNumbers | null {
  const named = firstOf(called, name) ?? firstOf(partOfSeries, name);
  if (named) return { ...named, season: null };
  const found = firstOf(counted, bareName(name));
  // `Show Movie - 09` is one of the show's films.
  if (!found || /(?<![\p{L}\p{N}])movie$/iu.test(found.before)) return null;
  if (found.episodes.some((number) => number === 0 || number >= firstYear)) return null;
  const isGuess = !isRelease && found.episodes.every(mayBeHundreds);
  return { ...found, season: null, ...(isGuess && { certainty: 'guess' }) };
}

/** Season and episodes in a file's name; `seasonOfFolder` is the season of its folder. */
export function parseEpisodeNumbers(rawName: string, seasonOfFolder: number | undefined): EpisodeNumbers | null {
  const tagless = extractTags(rawName.normalize('NFC')).name;
  const name = normaliseSeparators(tagless);
  for (const each of withSeason) {
    const match = each.exec(name);
    if (!match) continue;
    const [, season = '', episode = '', rest = ''] = match;
    return { before: name.slice(0, match.index).trim(), season: Number(season), episodes: run(Number(episode), rest) };
  }
  const dated = dateIn(name);
  if (dated) return dated;
  if (seasonOfFolder === undefined) return absoluteIn(name, /^\s*\[/.test(tagless));
  const named = firstOf(called, name);
  if (named) return { ...named, season: seasonOfFolder };
  const found = firstOf(bare, bareName(name)) ?? firstOf(partOfSeries, name);
  if (!found || found.episodes.some((number) => number >= firstYear)) return null;
  return { ...found, season: seasonOfFolder, certainty: 'bare' };
}

const seasonFolder = pattern(`^(?:${seasonWord}|s)[\\s._-]*0*(\\d{1,4})(?:[\\s._]*[-([].*)?$`);
const seasonAfterTitle = [
  pattern(`^(.*?[\\p{L}\\p{N})])[\\s._-]+(?:${seasonWord}[\\s._]?|s)0*(\\d{1,2})(?![\\p{L}\\p{N}-])`),
  /^(.*?[\p{L}\p{N})])[\s._-]+0*(\d{1,2})(?:st|nd|rd|th)[\s._]season(?![\p{L}\p{N}])/iu,
];

/** The season according to a folder's name; specials are season 0. */
export function seasonOfFolder(name: string): number | undefined {
  const plain = extractTags(name.normalize('NFC')).name.trim();
  if (/^specials?$/i.test(plain)) return 0;
  const number = seasonFolder.exec(plain)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** `Show - Season 2`, `Show.S02.1080p`: a folder with both. */
export function titledSeason(name: string): { title: string; season: number } | undefined {
  for (const each of seasonAfterTitle) {
    const [, title, season] = each.exec(name.normalize('NFC')) ?? [];
    if (title !== undefined) return { title, season: Number(season) };
  }
  return undefined;
}
