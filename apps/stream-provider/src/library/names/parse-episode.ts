import { normaliseSeparators, extractTags } from './parse-name';

export interface EpisodeNumbers {
  /** What stands in front of the numbers; may be empty. */
  before: string;
  season: number;
  episodes: number[];
}

/** Files of more episodes than this do not exist; the second number is something else. */
const maxEpisodesPerFile = 30;

const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const patterns = [
  // S01E02, s1e2e3, S01E02-E03, S01E02-03, S01.E02
  new RegExp(`${edge}s(\\d{1,4})\\s*[-x]?\\s*e(\\d{1,4})((?:\\s?-\\s?e\\d{1,4}|e\\d{1,4}|-\\d{1,4})*)${end}`, 'iu'),
  // 1x02, 1x02-03, 1x02-1x03
  new RegExp(`${edge}(\\d{1,2})x(\\d{2,3})((?:-(?:\\d{1,2}x)?\\d{2,3})*)${end}`, 'iu'),
  new RegExp(`${edge}season\\s*(\\d{1,3})\\s*[-,]?\\s*episode\\s*(\\d{1,4})()${end}`, 'iu'),
];

const inSeasonFolder = [
  new RegExp(`${edge}(?:e|ep|episode)\\s*(\\d{1,4})((?:\\s?-\\s?e?\\d{1,4})*)${end}`, 'iu'),
  new RegExp(`^(\\d{1,3})((?:-\\d{1,3})*)${end}`, 'u'),
  new RegExp(`\\s-\\s(\\d{1,3})((?:-\\d{1,3})*)${end}`, 'u'),
];

/** `2` and `-E03-E04` as 2, 3, 4. A number that cannot go on the run is not part of it. */
function run(first: number, more: string): number[] {
  const ends = [...more.matchAll(/(?:^|[^\d])(?:\d{1,2}x)?(\d{1,4})(?!\d|x)/giu)].map(([, text]) => Number(text));
  const last = ends.reduce(
    (reached, next) => (next > reached && next - first <= maxEpisodesPerFile ? next : reached),
    first,
  );
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Season and episodes that a file's name carries; `folderSeason` is the season of the folder that it lies in. */
export function parseEpisodeNumbers(rawName: string, seasonOfFolder: number | undefined): EpisodeNumbers | null {
  const name = normaliseSeparators(extractTags(rawName.normalize('NFC')).name);
  for (const pattern of patterns) {
    const match = pattern.exec(name);
    if (!match) continue;
    const [, season = '', episode = '', more = ''] = match;
    return { before: name.slice(0, match.index).trim(), season: Number(season), episodes: run(Number(episode), more) };
  }
  if (seasonOfFolder === undefined) return null;
  for (const pattern of inSeasonFolder) {
    const match = pattern.exec(name);
    if (!match) continue;
    const [, episode = '', more = ''] = match;
    return { before: name.slice(0, match.index).trim(), season: seasonOfFolder, episodes: run(Number(episode), more) };
  }
  return null;
}

const seasonFolder = /^(?:season|series|staffel|saison|temporada|stagione|s)[\s._-]*0*(\d{1,4})(?:[\s._]*[-([].*)?$/iu;

/** The season that a folder's name says that it holds; specials are season 0. */
export function seasonOfFolder(name: string): number | undefined {
  const plain = extractTags(name.normalize('NFC')).name.trim();
  if (/^specials?$/i.test(plain)) return 0;
  const number = seasonFolder.exec(plain)?.[1];
  return number === undefined ? undefined : Number(number);
}
