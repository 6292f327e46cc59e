/*
 * Compares how three parsers read the names of the corpora, and lists every difference with the correct result: node
 * --import tsx --conditions=marquee-source src/testing/compare-names.ts
 */
import { basename } from 'node:path';
import { filenameParse } from '@ctrl/video-filename-parser';
import { parse } from 'parse-torrent-title';
import { describePath, entriesOf, entriesOfFile, isRight } from './describe-name';
import { namesCorpus } from './names-corpus';
import { releaseNames } from './release-names';

interface Reading {
  title: string;
  year?: number | undefined;
  season?: number | undefined;
  episodes: number[];
  /** `2019-03-14` */
  airDate?: string | undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const stemOf = (path: string): string => basename(path).replace(/\.[^.]*$/, '');

/** Both see only the file's name. */
const parsers: Record<string, (path: string, isEpisode: boolean) => Reading> = {
  'parse-torrent-title': (path) => {
    const { title, year, season, episode } = parse(basename(path));
    return { title, year, season, episodes: episode === undefined ? [] : [episode] };
  },
  // It has to be told that the name is an episode's.
  'video-filename-parser': (path, isEpisode) => {
    const read = filenameParse(stemOf(path), isEpisode);
    const { title, year } = read;
    const numbers = 'seasons' in read ? { season: read.seasons[0], episodes: read.episodeNumbers } : { episodes: [] };
    const airDate = 'airDate' in read && read.airDate ? dayOf(read.airDate) : undefined;
    return { title, year: Number(year) || undefined, airDate, ...numbers };
  },
};

/** In the notation of the corpora. A number without a season is counted across the series. */
function describeReading({ title, year, season, episodes, airDate }: Reading): string {
  const name = `${title}${year === undefined ? '' : ` (${year})`}`;
  if (airDate !== undefined) return `tv ${name} ${airDate}`;
  if (season === undefined && episodes.length === 0) return `movie ${name}`;
  return `tv ${name} ${season === undefined ? '#' : `${season}x`}${episodes.join(',')}`;
}

const corpora = {
  namesCorpus: entriesOf(namesCorpus),
  releaseNames: entriesOf(releaseNames),
  namesThatMatch: entriesOfFile('names-that-match.txt'),
};
for (const [name, corpus] of Object.entries(corpora)) {
  const entries = corpus.filter(([, expected]) => !expected.startsWith('-'));
  const right: Record<string, number> = {};
  for (const [path, expected] of entries) {
    const said = {
      marquee: describePath(path),
      ...Object.fromEntries(
        Object.entries(parsers).map(([parser, read]) => [
          parser,
          describeReading(read(path, expected.startsWith('tv'))),
        ]),
      ),
    };
    const wrong = Object.entries(said).filter(([, text]) => !isRight(text, expected));
    for (const [parser, text] of Object.entries(said))
      right[parser] = (right[parser] ?? 0) + Number(isRight(text, expected));
    if (wrong.length === 0) continue;
    const who = Object.keys(said).filter((parser) => !wrong.some(([other]) => other === parser));
    console.log(`${path} is ${expected}; right: ${who.join(', ') || 'nobody'}`);
    for (const [parser, text] of wrong) console.log(`    ${parser}: ${text}`);
  }
  console.log(`\n${name}, ${entries.length} titles; right: ${JSON.stringify(right)}\n`);
}
