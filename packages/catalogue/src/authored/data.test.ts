import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { film } from '../testing/entries';
import { contradictionsOfFilm, contradictionsOfSeries } from './contradictions';
import { peopleNamed } from './people-named';
import { readAuthored, schemaProblems } from './read-authored';
import { filmSchema } from './schema';

const { filmFiles, seriesFiles, people } = readAuthored();
const films = filmFiles.flatMap(({ file, entries }) => entries.map((entry) => ({ file, entry })));
const series = seriesFiles.flatMap(({ file, entries }) => entries.map((entry) => ({ file, entry })));

const repeated = <T>(values: readonly T[]): T[] => values.filter((value, index) => values.indexOf(value) !== index);

describe('authored data', () => {
  it('names the file, the entry and the field in each complaint', () => {
    const misspelt = { ...film({ title: 'Fargo' }), genres: ['Crime', 'Drame'], releaseDate: '8 March 1996' };
    expect(schemaProblems(filmSchema, 'films/1990s.json', misspelt)).toEqual([
      'films/1990s.json › Fargo › releaseDate: a date is written YYYY-MM-DD',
      expect.stringMatching(/^films\/1990s\.json › Fargo › genres\.1: /),
    ]);
  });

  it('gives every title and person an id of its own', () => {
    expect(
      repeated([...films, ...series].map(({ entry }) => entry.id).concat(people.map((person) => person.id))),
    ).toEqual([]);
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

  it('tells every title from the others by name and year', () => {
    expect(repeated(films.map(({ entry }) => `${entry.title} ${entry.releaseDate.slice(0, 4)}`))).toEqual([]);
    expect(repeated(series.map(({ entry }) => `${entry.name} ${entry.firstAirDate.slice(0, 4)}`))).toEqual([]);
  });

  it('names each person once, and everyone whom a title names', () => {
    const names = people.map((person) => person.name);
    expect(repeated(names)).toEqual([]);
    const named = new Set(peopleNamed(filmFiles, seriesFiles));
    const known = new Set(names);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
    expect(names.filter((name) => !named.has(name))).toEqual([]);
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
