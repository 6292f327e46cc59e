import { describe, expect, it } from '@jest/globals';
import { film, show } from '../testing/entries';
import { contradictionsOfFilm, contradictionsOfSeries } from './contradictions';
import type { FilmEntry, PersonEntry, SeriesEntry } from './schema';

const people: PersonEntry[] = [
  { id: 900_100_001, name: 'Ada Young', born: '1995-01-01' },
  { id: 900_100_002, name: 'Bo Gone', born: '1900-01-01', died: '1960-05-05' },
];
const byName = new Map(people.map((person) => [person.name, person]));
const good = { title: 'Good', directors: [], rating: 7, votes: 10 };

const ofFilm = (over: Partial<FilmEntry>): string[] => {
  const entry = film({ ...good, ...over });
  return contradictionsOfFilm('films/2000s.json', entry, byName);
};
const ofSeries = (over: Partial<SeriesEntry>): string[] => {
  const entry = show({ name: 'Good', status: 'Returning Series', ...over });
  return contradictionsOfSeries('series/a.json', entry, byName);
};

describe('the validator of authored data', () => {
  it('accepts valid entries', () => {
    expect([ofFilm({}), ofSeries({})]).toEqual([[], []]);
  });

  it.each<[string, Partial<FilmEntry>]>([
    ['Bo Gone was long dead', { cast: [{ name: 'Bo Gone' }] }],
    ['has a genre of series', { genres: ['Soap'] }],
  ])('finds a film that %s', (problem, over) => {
    expect(ofFilm(over)).toEqual([`films/2000s.json › Good: ${problem}`]);
  });

  const episodes = (...dates: string[]) => dates.map((airDate, index) => ({ number: index + 1, title: 'E', airDate }));
  it.each<[string, Partial<SeriesEntry>]>([
    ['has ended on no date', { status: 'Ended' }],
    ['season 1: E precedes the premiere', { seasons: [{ number: 1, episodes: episodes('1999-12-25', '2000-01-08') }] }],
    [
      'season 1: E follows the end',
      {
        status: 'Ended',
        lastAirDate: '2000-01-08',
        seasons: [{ number: 1, episodes: episodes('2000-01-01', '2000-01-08', '2000-01-15') }],
      },
    ],
    [
      'season 1 skips a number at F',
      { seasons: [{ number: 1, episodes: [...episodes('2000-01-01'), { number: 3, title: 'F' }] }] },
    ],
  ])('finds a series that %s', (problem, over) => {
    expect(ofSeries(over)).toContain(`series/a.json › Good: ${problem}`);
  });
});
