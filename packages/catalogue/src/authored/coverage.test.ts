import { describe, expect, it } from '@jest/globals';
import { readingDate } from './contradictions';
import { embeddedData } from '../embedded-data';
import { readAuthored } from './read-authored';
import { genreNames, networkSlugs, type FilmEntry, type SeriesEntry } from './schema';

const { filmFiles, seriesFiles } = readAuthored();
const films: FilmEntry[] = filmFiles.flatMap(({ entries }) => [...entries]);
const series: SeriesEntry[] = seriesFiles.flatMap(({ entries }) => [...entries]);
const titles: (FilmEntry | SeriesEntry)[] = [...films, ...series];

const count = <T>(values: readonly T[], matches: (value: T) => boolean): number => values.filter(matches).length;

describe('coverage of the catalogue', () => {
  it.each(genreNames)('has at least six titles of the genre %s', (genre) => {
    expect(count(titles, ({ genres }) => genres.includes(genre))).toBeGreaterThanOrEqual(6);
  });

  it.each([
    'Action',
    'Adventure',
    'Animation',
    'Comedy',
    'Crime',
    'Drama',
    'Fantasy',
    'Romance',
    'Science Fiction',
    'Thriller',
  ] as const)('has at least twenty titles of the common genre %s', (genre) => {
    expect(count(titles, ({ genres }) => genres.includes(genre))).toBeGreaterThanOrEqual(20);
  });

  it.each(networkSlugs)('has at least six films and five series of %s', (network) => {
    expect(count(films, ({ providers }) => providers?.includes(network) ?? false)).toBeGreaterThanOrEqual(6);
    expect(count(series, ({ providers }) => providers?.includes(network) ?? false)).toBeGreaterThanOrEqual(5);
  });

  it.each(['1900', '1920', '1930', '1940', '1950', '1960', '1970', '1980', '1990', '2000', '2010', '2020'])(
    'has films of the %ss',
    (decade) => {
      expect(count(films, ({ releaseDate }) => releaseDate.startsWith(decade.slice(0, 3)))).toBeGreaterThan(1);
    },
  );

  it('has anime, announced films, complete series and world cinema', () => {
    const anime = count(
      titles,
      ({ genres, originalLanguage }) => genres.includes('Animation') && originalLanguage === 'ja',
    );
    const announced = count(films, ({ releaseDate }) => releaseDate > readingDate);
    const complete = count(series, ({ seasons }) => seasons.every(({ episodes }) => typeof episodes === 'object'));
    const languages = new Set(titles.map(({ originalLanguage }) => originalLanguage)).size;
    expect(anime).toBeGreaterThanOrEqual(8);
    expect(announced).toBeGreaterThanOrEqual(15);
    expect(complete).toBeGreaterThanOrEqual(30);
    expect(languages).toBeGreaterThanOrEqual(12);
  });

  const everyFilm = embeddedData().filmFiles.flatMap(({ entries }) => [...entries]);
  const PAGE = 20;

  it.each(genreNames)('fills a page of the genre %s', (genre) => {
    expect(count([...everyFilm, ...series], ({ genres }) => genres.includes(genre))).toBeGreaterThanOrEqual(PAGE);
  });

  it.each(['Kids', 'News', 'Reality', 'Soap', 'Talk', 'Western', 'Documentary'] as const)(
    'fills a page with series of the genre %s',
    (genre) => {
      expect(count(series, ({ genres }) => genres.includes(genre))).toBeGreaterThanOrEqual(PAGE);
    },
  );

  it.each(networkSlugs)('fills a page with films and series of %s', (network) => {
    expect(count(titles, ({ providers }) => providers?.includes(network) ?? false)).toBeGreaterThanOrEqual(PAGE);
  });

  it('fills a page with anime', () => {
    const isAnime = ({ genres, originalLanguage }: FilmEntry | SeriesEntry): boolean =>
      genres.includes('Animation') && originalLanguage === 'ja';
    expect(count(series, isAnime)).toBeGreaterThanOrEqual(PAGE);
    expect(count([...everyFilm, ...series], isAnime)).toBeGreaterThanOrEqual(2 * PAGE);
  });

  it('has at least 320 films and 300 series', () => {
    expect(films.length).toBeGreaterThanOrEqual(320);
    expect(series.length).toBeGreaterThanOrEqual(300);
  });
});
