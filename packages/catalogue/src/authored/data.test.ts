import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { motifNames } from '@marquee/artwork';
import { titleKey } from '@marquee/core';
import { compileCatalogue } from '../build/compile';
import { embeddedData } from '../embedded-data';
import { readImported } from '../imported/read-imported';
import { createCatalogue } from '../index';
import { certificationList } from '../query/discover/certification';
import { film, show } from '../testing/entries';
import { contradictionsOfFilm, contradictionsOfSeries } from './contradictions';
import { peopleNamed } from './people-named';
import { readAuthored, readLooks, schemaProblems } from './read-authored';
import { filmSchema, type FilmEntry, type PersonEntry, type SeriesEntry } from './schema';

const { filmFiles, seriesFiles, people } = readAuthored();
const films = filmFiles.flatMap(({ file, entries }) => entries.map((entry) => ({ file, entry })));
const series = seriesFiles.flatMap(({ file, entries }) => entries.map((entry) => ({ file, entry })));
const imported = readImported();
const everyFilm = [...films.map(({ entry }) => entry), ...imported.films];
const everySeries = series.map(({ entry }) => entry);
const everybody = [...people, ...imported.people];

const repeated = <Value>(values: readonly Value[]): Value[] => {
  const seen = new Set<Value>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('the data of the catalogue, authored and imported', () => {
  it('gives every title and person an id of its own', () => {
    expect(repeated([...everyFilm, ...everySeries, ...everybody].map(({ id }) => id))).toEqual([]);
  });

  it('tells every title from the others by name and year', () => {
    expect(repeated(everyFilm.map(({ title, releaseDate }) => `${title} ${releaseDate.slice(0, 4)}`))).toEqual([]);
    expect(repeated(everySeries.map(({ name, firstAirDate }) => `${name} ${firstAirDate.slice(0, 4)}`))).toEqual([]);
  });

  it('names each person once, and everyone whom a title names, in the spelling of the authored titles', () => {
    const fold = (name: string): string =>
      name
        .normalize('NFKD')
        .replace(/[^A-Za-z]/g, '')
        .toLowerCase();
    const names = everybody.map(({ name }) => name);
    expect(repeated(names.map(fold))).toEqual([]);
    const known = new Set(names);
    const named = new Set(peopleNamed(filmFiles, seriesFiles));
    const credited = imported.films.flatMap(({ directors, cast }) => [...directors, ...cast.map(({ name }) => name)]);
    expect([...named, ...credited].filter((name) => !known.has(name))).toEqual([]);
    expect(people.filter(({ name }) => !named.has(name))).toEqual([]);
  });
});

describe('authored data', () => {
  it('names the file, the entry and the field in each complaint', () => {
    const misspelt = { ...film({ title: 'Fargo' }), genres: ['Crime', 'Drame'], releaseDate: '8 March 1996' };
    expect(schemaProblems(filmSchema, 'films/1990s.json', misspelt)).toEqual([
      'films/1990s.json › Fargo › releaseDate: a date is written YYYY-MM-DD',
      expect.stringMatching(/^films\/1990s\.json › Fargo › genres\.1: /),
    ]);
  });

  it('never gives the id of a title or person to another', () => {
    const assigned = JSON.parse(readFileSync(new URL('./assigned-ids.json', import.meta.url), 'utf8')) as Record<
      string,
      string
    >;
    const current = [
      ...films.map(({ entry }) => [entry.id, entry.title] as const),
      ...series.map(({ entry }) => [entry.id, entry.name] as const),
      ...people.map((person) => [person.id, person.name] as const),
    ];
    expect(current.filter(([id, name]) => assigned[id] !== name)).toEqual([]);
  });

  it('keeps each film in the file of its decade, in order of release', () => {
    for (const { file, entries } of filmFiles) {
      const dates = entries.map((entry) => entry.releaseDate);
      expect([file, dates]).toEqual([file, [...dates].sort()]);
      if (file === 'films/upcoming.json') continue;
      expect([file, [...new Set(dates.map((date) => `films/${date.slice(0, 3)}0s.json`))]]).toEqual([file, [file]]);
    }
  });

  it('has no contradictions', () => {
    const byName = new Map(people.map((person) => [person.name, person]));
    expect([
      ...films.flatMap(({ file, entry }) => contradictionsOfFilm(file, entry, byName)),
      ...series.flatMap(({ file, entry }) => contradictionsOfSeries(file, entry, byName)),
    ]).toEqual([]);
  });

  it('has no overview twice', () => {
    expect(repeated([...films, ...series].map(({ entry }) => entry.overview))).toEqual([]);
  });
});

const two: PersonEntry[] = [
  { id: 900_100_001, name: 'Ada Young', born: '1995-01-01' },
  { id: 900_100_002, name: 'Bo Gone', born: '1900-01-01', died: '1960-05-05' },
];
const peopleByName = new Map(two.map((person) => [person.name, person]));
const good = { title: 'Good', directors: [], rating: 7, votes: 10 };

const ofFilm = (over: Partial<FilmEntry>): string[] => {
  const entry = film({ ...good, ...over });
  return contradictionsOfFilm('films/2000s.json', entry, peopleByName);
};
const ofSeries = (over: Partial<SeriesEntry>): string[] => {
  const entry = show({ name: 'Good', status: 'Returning Series', ...over });
  return contradictionsOfSeries('series/a.json', entry, peopleByName);
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

const best = [...imported.films].sort((a, b) => b.votes - a.votes || a.id - b.id).slice(0, 500);
const boards = certificationList('movie').certifications as Record<string, { certification: string }[]>;

describe('the 500 best known imported films [CATALOGUE-02]', () => {
  it('have a plausible runtime, and credit one to six people, each once, in roles that say something', () => {
    const isPlausible = ({ runtimeMin = 0, cast }: (typeof best)[number]): boolean =>
      runtimeMin >= 70 && runtimeMin <= 220 && cast.length > 0 && cast.length <= 6;
    expect(best.filter((each) => !isPlausible(each)).map(({ title }) => title)).toEqual([]);
    const isTwice = ({ cast }: (typeof best)[number]): boolean =>
      new Set(cast.map(({ name }) => name)).size < cast.length;
    expect(best.filter(isTwice).map(({ title }) => title)).toEqual([]);
    const roles = best.flatMap(({ cast }) => cast.flatMap(({ role }) => role ?? []));
    expect(roles.filter((role) => role.trim() !== role || role === '')).toEqual([]);
  });

  it('have certificates of the boards that are known', () => {
    const odd = best.flatMap(({ title, certification = {} }) =>
      Object.entries(certification).flatMap(([country, certificate]) =>
        boards[country]?.some((row) => row.certification === certificate) ? [] : `${title}: ${country} ${certificate}`,
      ),
    );
    expect(odd).toEqual([]);
  });

  it('give each person one id in all titles', () => {
    const store = compileCatalogue(embeddedData());
    for (const { id, cast } of best) {
      for (const { name } of cast) {
        const person = store.people().named(name);
        expect([name, person?.entry?.id]).toEqual([name, person?.id]);
        expect(person?.cast.some(({ title }) => title.id === id)).toBe(true);
      }
    }
  });
});

const looks = Object.entries(readLooks());
const names = new Map([
  ...everyFilm.map(({ id, title }) => [titleKey('movie', id), title] as const),
  ...everySeries.map(({ id, name }) => [titleKey('tv', id), name] as const),
]);

/** Votes and popularity as the search weighs them. */
const bySeen = [...everyFilm, ...everySeries].sort(
  (a, b) => b.votes + 20 * b.popularity - (a.votes + 20 * a.popularity) || a.id - b.id,
);

describe('the looks of titles', () => {
  it('are chosen for the 300 titles that are seen most [CATALOGUE-01]', () => {
    const chosen = new Set(looks.map(([key]) => Number(key.split(':')[1])));
    expect(looks.length).toBeGreaterThanOrEqual(300);
    expect(bySeen.slice(0, 300).flatMap(({ id }) => (chosen.has(id) ? [] : id))).toEqual([]);
  });

  it('belong to titles of the catalogue, by key and by name', () => {
    expect(looks.filter(([key, { title }]) => names.get(key as never) !== title)).toEqual([]);
  });

  it('name motifs that exist', () => {
    const known = new Set<string>(motifNames);
    expect(looks.flatMap(([, { motifs }]) => motifs.filter((motif) => !known.has(motif)))).toEqual([]);
  });

  it('show no thing in more than one of forty', () => {
    const counts = new Map<string, number>();
    for (const [, { motifs }] of looks) counts.set(motifs[0] ?? '', (counts.get(motifs[0] ?? '') ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > looks.length / 40)).toEqual([]);
  });

  it('reach the pictures', () => {
    const catalogue = createCatalogue({ now: () => new Date('2026-11-28T00:00:00Z') });
    expect(catalogue.artworkSubject('/marquee-poster-900000232.svg')?.look).toEqual({
      motifs: ['heel', 'roadster'],
      color: '#e0468c',
    });
  });
});
