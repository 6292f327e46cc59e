import { describe, expect, it } from '@jest/globals';
import { film, show } from '../testing/entries';
import { contradictionsOfFilm, contradictionsOfSeries } from './contradictions';
import { implausibleInFilm, implausibleInPerson, implausibleInSeries, nearlyTheSameNames } from './implausible';
import type { FilmEntry, PersonEntry, SeriesEntry } from './schema';

const people: PersonEntry[] = [
  { id: 900_100_001, name: 'Ada Young', born: '1995-01-01' },
  { id: 900_100_002, name: 'Bo Gone', born: '1900-01-01', died: '1960-05-05' },
];
const byName = new Map(people.map((person) => [person.name, person]));
const good = { title: 'Good', directors: [], rating: 7, votes: 10 };

const ofFilm = (over: Partial<FilmEntry>): string[] => {
  const entry = film({ ...good, ...over });
  return [
    ...contradictionsOfFilm('films/2000s.json', entry, byName),
    ...implausibleInFilm('films/2000s.json', entry, byName),
  ];
};
const ofSeries = (over: Partial<SeriesEntry>): string[] => {
  const entry = show({ name: 'Good', status: 'Returning Series', ...over });
  return [
    ...contradictionsOfSeries('series/a.json', entry, byName),
    ...implausibleInSeries('series/a.json', entry, byName),
  ];
};

describe('the validator of authored data', () => {
  it('accepts valid entries', () => {
    expect([ofFilm({}), ofSeries({})]).toEqual([[], []]);
  });

  it.each<[string, Partial<FilmEntry>]>([
    ['Ada Young made it at the age of 5', { directors: ['Ada Young'] }],
    ['Bo Gone was long dead', { cast: [{ name: 'Bo Gone' }] }],
    ['came out on 2001-02-30', { releaseDate: '2001-02-30' }],
    ['runs 400 minutes', { runtimeMin: 400 }],
    ['is older than netflix', { providers: ['netflix'] }],
    ['is rated PG-14', { certification: { US: 'PG-14' } }],
    ['has a keyword twice', { keywords: ['sea', 'sea'] }],
    ['has a genre of series', { genres: ['Soap'] }],
    [
      'credits Ada Young twice',
      {
        cast: [
          { name: 'Ada Young', role: 'A' },
          { name: 'Ada Young', role: 'B' },
        ],
      },
    ],
    [
      'has an overview that does not end',
      { overview: 'This overview is long enough for the schema and stops without an' },
    ],
  ])('finds a film that %s', (problem, over) => {
    expect(ofFilm(over)).toEqual([`films/2000s.json › Good: ${problem}`]);
  });

  const episodes = (...dates: string[]) => dates.map((airDate, index) => ({ number: index + 1, title: 'E', airDate }));
  it.each<[string, Partial<SeriesEntry>]>([
    [
      'skips a season',
      {
        seasons: [
          { number: 1, episodes: 3 },
          { number: 3, episodes: 3 },
        ],
      },
    ],
    ['has episodes of 300 minutes', { episodeRuntimeMin: 300 }],
    ['begins on another day than its first season', { seasons: [{ number: 1, airDate: '2000-02-01', episodes: 3 }] }],
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
    ['ended before peacock began', { status: 'Ended', lastAirDate: '2001-01-01', providers: ['peacock'] }],
  ])('finds a series that %s', (problem, over) => {
    expect(ofSeries(over)).toContain(`series/a.json › Good: ${problem}`);
  });

  it('finds two spellings of one person', () => {
    expect(nearlyTheSameNames(['J. K. Simmons', 'J.K. Simmons', 'Gael García', 'Gael Garcia', 'Li', 'Lu'])).toEqual([
      'J. K. Simmons = J.K. Simmons',
      'Gael García = Gael Garcia',
    ]);
  });

  it('finds people with impossible lives', () => {
    const life = (born: string, died?: string) =>
      implausibleInPerson({ id: 900_100_009, name: 'C', born, ...(died && { died }) }, '2026-11-21').length;
    expect([life('1950-01-01'), life('1850-01-01'), life('1950-01-01', '1940-01-01'), life('2030-01-01')]).toEqual([
      0, 1, 1, 1,
    ]);
  });
});
