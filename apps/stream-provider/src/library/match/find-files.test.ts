import { describe, expect, it } from '@jest/globals';
import { parsePath } from '../names';
import { findFiles, type TitleRequest } from './find-files';
import { buildTitleIndex } from './title-index';

const library = (...paths: string[]) =>
  buildTitleIndex(
    paths.flatMap((file) => {
      const parsed = parsePath(file, { maxYear: 2027, isOnlyVideo: false });
      return parsed.kind === 'ignored' ? [] : [{ parsed, file }];
    }),
  );
const film = (title: string, releaseYear?: number, more: Partial<TitleRequest> = {}): TitleRequest => ({
  type: 'movie',
  tmdbId: 1,
  title,
  releaseYear,
  ...more,
});
const episode = (title: string, season: number, number: number, more: Partial<TitleRequest> = {}): TitleRequest => ({
  type: 'tv',
  tmdbId: 1,
  title,
  season,
  episode: number,
  ...more,
});

describe('a requested film', () => {
  it('is found by its title and year, with all its versions', () => {
    const index = library(
      'Film (1999)/Film (1999) - 1080p.mkv',
      'Film (1999)/Film (1999) - 720p.mp4',
      'Other (1999).mkv',
    );
    expect(findFiles(index, film('The Film', 1999))).toHaveLength(2);
  });

  it('is found when the years differ by one, but not by two [LIBRARY-02]', () => {
    const index = library('Film (1999).mkv');
    expect(findFiles(index, film('Film', 2000))).toHaveLength(1);
    expect(findFiles(index, film('Film', 1998))).toHaveLength(1);
    expect(findFiles(index, film('Film', 2001))).toEqual([]);
  });

  it('is the one with the exact year if another is a year apart', () => {
    const index = library('Film (1999).mkv', 'Film (2000).mkv');
    expect(findFiles(index, film('Film', 2000))).toEqual(['Film (2000).mkv']);
    expect(findFiles(library('Film (1999).mkv', 'Film (2001).mkv'), film('Film', 2000))).toEqual([]);
  });

  it('is never a film without a year', () => {
    expect(findFiles(library('Film.mkv'), film('Film', 1999))).toEqual([]);
    expect(findFiles(library('Film (1999).mkv'), film('Film'))).toEqual([]);
  });

  it('is found by its tag whatever its name, and not by its name when the tag is of another [LIBRARY-02]', () => {
    const index = library('Wrong name {tmdb-603}.mkv', 'Film (1999) {tmdb-604}.mkv', 'X {imdb-tt0133093}.mkv');
    expect(findFiles(index, film('Film', 1999, { tmdbId: 603 }))).toEqual(['Wrong name {tmdb-603}.mkv']);
    expect(findFiles(index, film('Film', 1999, { tmdbId: 5 }))).toEqual([]);
    expect(findFiles(index, film('Y', 2001, { tmdbId: 5, imdbId: 'tt0133093' }))).toEqual(['X {imdb-tt0133093}.mkv']);
  });

  it("is found by name if its id is from Marquee's catalogue", () => {
    const index = library('Film (1999) {tmdb-604}.mkv');
    expect(findFiles(index, film('Film', 1999, { tmdbId: 900_000_001 }))).toHaveLength(1);
  });

  it('is not guessed between two titles with the same name and year [LIBRARY-02]', () => {
    const index = library('Film (1999) {tmdb-1000}.mkv', 'Film (1999) {tmdb-2000}.mkv');
    expect(findFiles(index, film('Film', 1999, { tmdbId: 900_000_001 }))).toEqual([]);
    expect(findFiles(index, film('Film', 1999, { tmdbId: 2000 }))).toEqual(['Film (1999) {tmdb-2000}.mkv']);
  });

  it('is found by its original title, and by either name of a file that has two [LIBRARY-02]', () => {
    const index = library('Okuribito (2008).mkv', 'Das Wasser AKA The Water (1981).mkv');
    expect(findFiles(index, film('Departures', 2008, { originalTitle: 'Okuribito' }))).toHaveLength(1);
    expect(findFiles(index, film('Departures', 2018, { originalTitle: 'Okuribito' }))).toEqual([]);
    expect(findFiles(index, film('The Water', 1981))).toHaveLength(1);
    expect(findFiles(index, film('Das Wasser', 1981))).toHaveLength(1);
    const both = library('Departures (2009).mkv', 'Okuribito (2008).mkv');
    expect(findFiles(both, film('Departures', 2008, { originalTitle: 'Okuribito' }))).toEqual(['Okuribito (2008).mkv']);
  });

  it('is found by a name that was read out of another only in the same year [LIBRARY-02]', () => {
    const index = library(
      'Film EXTENDED (2010).mkv',
      'Wars Episode IV - A New Home (1977).mkv',
      '[REC] 3 Genesis (2012).mkv',
    );
    expect(findFiles(index, film('Film', 2010))).toHaveLength(1);
    expect(findFiles(index, film('Film', 2011))).toEqual([]);
    expect(findFiles(index, film('Film Extended', 2011))).toHaveLength(1);
    expect(findFiles(index, film('Wars', 1977))).toHaveLength(1);
    expect(findFiles(index, film('A New Home', 1977))).toHaveLength(1);
    expect(findFiles(index, film('Wars', 1978))).toEqual([]);
    expect(findFiles(index, film('REC 3: Genesis', 2012))).toHaveLength(1);
  });

  it('is not a series of that name', () => {
    expect(findFiles(library('Film (1999)/S01E01.mkv'), film('Film', 1999))).toEqual([]);
  });
});

describe('a requested episode', () => {
  const index = library(
    'Series/Season 01/Series - S01E02.mkv',
    'Series/Season 01/Series - S01E03-E04.mkv',
    'Namesake (1978)/S01E01.mkv',
    'Namesake (2004)/S01E01.mkv',
  );

  it('is found in its series, also inside a file of several', () => {
    expect(findFiles(index, episode('Series', 1, 2, { releaseYear: 2011 }))).toHaveLength(1);
    expect(findFiles(index, episode('Series', 1, 4))).toEqual(['Series/Season 01/Series - S01E03-E04.mkv']);
    expect(findFiles(index, episode('Series', 2, 2))).toEqual([]);
  });

  it('is found when one folder of the series carries the year and another does not [LIBRARY-02]', () => {
    const mixed = library('Show (2020)/Season 01/Show - S01E01.mkv', 'Show/Season 02/Show - S02E01.mkv');
    const of2020 = { releaseYear: 2020 };
    expect(findFiles(mixed, episode('Show', 1, 1, of2020))).toEqual(['Show (2020)/Season 01/Show - S01E01.mkv']);
    expect(findFiles(mixed, episode('Show', 2, 1, of2020))).toEqual(['Show/Season 02/Show - S02E01.mkv']);
    expect(findFiles(mixed, episode('Show', 2, 1, { releaseYear: 1990 }))).toEqual([]);
    const tagged = library('Show (2020) {tmdb-7}/S01E01.mkv', 'Show/S02E01.mkv');
    expect(findFiles(tagged, episode('Show', 2, 1, { tmdbId: 7, releaseYear: 2020 }))).toEqual(['Show/S02E01.mkv']);
  });

  it('is not of a namesake that holds the same episode, or has another tag, or could be of two years', () => {
    const of2020 = { releaseYear: 2020 };
    const namesakes = library('Show (2020)/S01E01.mkv', 'Show/S01E01.mkv', 'Show/S01E02.mkv');
    expect(findFiles(namesakes, episode('Show', 1, 2, of2020))).toEqual([]);
    const tagged = library('Show (2020) {tmdb-1}/S01E01.mkv', 'Show {tmdb-2}/S01E02.mkv');
    expect(findFiles(tagged, episode('Show', 1, 2, of2020))).toEqual([]);
    const twoYears = library('Show (2020)/S01E01.mkv', 'Show (1990)/S01E01.mkv', 'Show/S01E02.mkv');
    expect(findFiles(twoYears, episode('Show', 1, 2, of2020))).toEqual([]);
  });

  const ofShow = (season: number, number: number, absoluteEpisode?: number) =>
    episode('Show', season, number, { releaseYear: 2020, absoluteEpisode });

  it('is found where files count through all seasons, with and without season folders [LIBRARY-01]', () => {
    const flat = library('Show/Show - 05.mkv', 'Show/Show - 13.mkv');
    expect(findFiles(flat, ofShow(1, 5))).toEqual(['Show/Show - 05.mkv']);
    expect(findFiles(flat, ofShow(2, 1, 13))).toEqual(['Show/Show - 13.mkv']);
    expect(findFiles(flat, ofShow(2, 1))).toEqual([]);
    expect(findFiles(flat, ofShow(2, 5, 17))).toEqual([]);
    const numbers = Array.from({ length: 24 }, (_, index) => index + 1);
    const folders = library(...numbers.map((number) => `Show/Season ${number > 12 ? 2 : 1}/Show - ${number}.mkv`));
    expect(findFiles(folders, ofShow(2, 1, 13))).toEqual(['Show/Season 2/Show - 13.mkv']);
    // 13 is the first episode of season 2 here, so season 2 has no thirteenth.
    expect(findFiles(folders, ofShow(2, 13))).toEqual([]);
  });

  it('may have the number 0, or one that goes on from the season before [LIBRARY-01]', () => {
    const files = library('Show/Show S01E00.mkv', 'Show/Show S01E01.mkv', 'Show/Show S02E02.mkv');
    expect(findFiles(files, ofShow(1, 0))).toEqual(['Show/Show S01E00.mkv']);
    expect(findFiles(files, ofShow(2, 2, 2))).toEqual(['Show/Show S02E02.mkv']);
  });

  it('is not taken for the absolute number where seasons count for themselves [LIBRARY-02]', () => {
    const index = library(
      'Show/Season 1/01.mkv',
      'Show/Season 1/02.mkv',
      'Show/Season 2/01.mkv',
      'Show/Season 2/14.mkv',
    );
    expect(findFiles(index, ofShow(2, 2, 14))).toEqual([]);
    expect(findFiles(index, ofShow(2, 14, 26))).toEqual(['Show/Season 2/14.mkv']);
  });

  it('is found in a season folder that numbers 201, 202, and not guessed from one such number [LIBRARY-02]', () => {
    const index = library('Show/Season 2/201 - One.mkv', 'Show/Season 2/202 - Two.mkv');
    expect(findFiles(index, ofShow(2, 2, 14))).toEqual(['Show/Season 2/202 - Two.mkv']);
    expect(findFiles(library('Show/Show - 102.mkv'), ofShow(9, 1, 102))).toEqual([]);
    expect(findFiles(library('Show/Show - 99.mkv', 'Show/Show - 102.mkv'), ofShow(9, 1, 102))).toEqual([
      'Show/Show - 102.mkv',
    ]);
  });

  it('is found by its date', () => {
    const index = library('Talk/Talk - 2019-03-14.mkv');
    expect(findFiles(index, episode('Talk', 3, 40, { airDate: '2019-03-14' }))).toHaveLength(1);
    expect(findFiles(index, episode('Talk', 3, 40, { airDate: '2019-03-15' }))).toEqual([]);
  });

  it('is of the series of the right year', () => {
    expect(findFiles(index, episode('Namesake', 1, 1, { releaseYear: 2004 }))).toEqual(['Namesake (2004)/S01E01.mkv']);
    expect(findFiles(index, episode('Namesake', 1, 1, { releaseYear: 1990 }))).toEqual([]);
    expect(findFiles(index, episode('Namesake', 1, 1))).toEqual([]);
  });
});
