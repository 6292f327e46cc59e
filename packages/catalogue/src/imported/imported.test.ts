import { describe, expect, it } from '@jest/globals';
import { readAuthored } from '../authored/read-authored';
import { filmSchema, personSchema } from '../authored/schema';
import { unpackText } from '@marquee/artwork/packed-text';
import { packedImported } from '../generated/imported';
import { buildImported, cleanedImports, assignedIds } from './build-imported';
import { pack, unpack, type Compact } from './compact';
import { animated } from './corrections/animated';
import { dates, newYearsEve } from './corrections/dates';
import { directorCorrections } from './corrections/directors';
import { dropped } from './corrections/dropped';
import { genreCorrections } from './corrections/genres';
import { ratings } from './corrections/ratings';
import { titles } from './corrections/titles';
import { worldFilms } from './corrections/world';
import { readList } from './read-list';
import { repairText } from './repair-text';

const { filmFiles, people } = readAuthored();
const imported = buildImported();
const { films } = imported;
const authored = filmFiles.flatMap(({ entries }) => [...entries]);
const repeated = <Value>(values: readonly Value[]): Value[] => {
  const seen = new Set<Value>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('the imported films', () => {
  it('has about three thousand films, none of them authored', () => {
    expect(films.length).toBeGreaterThan(2900);
    const nameAndYear = [...authored, ...films].map(({ title, releaseDate }) => `${title} ${releaseDate.slice(0, 4)}`);
    expect(repeated(nameAndYear)).toEqual([]);
  });

  it('refuses at least one row for each reason that the list gives', () => {
    const { refused } = cleanedImports();
    expect(refused).toMatchObject({ 'no title': 1 });
    expect(refused['no date']).toBeGreaterThan(60);
    expect(refused.authored).toBeGreaterThan(60);
  });

  it('holds entries that fit the schema; only language and country may be unknown', () => {
    const problems = films.flatMap((film) => {
      const known = {
        ...film,
        originalLanguage: film.originalLanguage || 'en',
        countries: film.countries.length > 0 ? film.countries : ['US'],
      };
      const result = filmSchema.safeParse(known);
      return result.success ? [] : [`${film.title}: ${result.error.message}`];
    });
    expect(problems).toEqual([]);
    expect(imported.people.flatMap((person) => (personSchema.safeParse(person).success ? [] : [person]))).toEqual([]);
  });

  it('never gives an id to another film or person', () => {
    const assigned = assignedIds();
    const ids = [...Object.values(assigned.films), ...Object.values(assigned.people)];
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => id <= 900_020_000)).toEqual([]);
    // An authored entry for one of them uses the same id: for the same name, or the same film by its key.
    const holders = new Map<number, string>([
      ...authored.map(({ id, title }): [number, string] => [id, title]),
      ...people.map(({ id, name }): [number, string] => [id, name]),
    ]);
    const taken = [...Object.entries(assigned.films), ...Object.entries(assigned.people)].filter(([key, id]) => {
      const holder = holders.get(id);
      return holder !== undefined && holder !== key && !key.startsWith(`${holder}|`);
    });
    expect(taken).toEqual([]);
    expect(assigned.films['The Shawshank Redemption|1994']).toBeUndefined();
    expect([assigned.films['It Happened One Night|1933'], assigned.people['Zack Snyder']]).toEqual([
      900020001, 900150450,
    ]);
  });

  it('tells each film from the others in its overview, in more than one form of words', () => {
    const overviews = films.map(({ overview }) => overview);
    expect(repeated(overviews).length).toBeLessThan(10);
    const openings = new Map<string, number>();
    for (const overview of overviews) {
      const words = overview.split(' ').slice(0, 3).join(' ');
      openings.set(words, (openings.get(words) ?? 0) + 1);
    }
    expect(Math.max(...openings.values()) / films.length).toBeLessThan(0.05);
    expect(overviews.filter((overview) => /undefined|null|NaN| {2}|\.\.$| ,/.test(overview))).toEqual([]);
  });

  it('writes a person like everywhere else', () => {
    const fold = (name: string): string =>
      name
        .normalize('NFKD')
        .replace(/[^A-Za-z]/g, '')
        .toLowerCase();
    const names = [...people, ...imported.people].map(({ name }) => name);
    expect(repeated(names.map(fold))).toEqual([]);
  });

  it('corrects only rows that are there', () => {
    const keys = new Set(
      readList().map((row) => `${repairText(String(row.Title)).trim()}|${row['Release Date'].slice(-4)}`),
    );
    const corrected = [animated, newYearsEve].flatMap((keySet) => [...keySet]);
    const tables = [dates, directorCorrections, dropped, genreCorrections, ratings, titles, worldFilms].flatMap(
      (table) => Object.keys(table),
    );
    expect([...corrected, ...tables].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('is written down as it was built', () => {
    const written = JSON.parse(unpackText(packedImported)) as Compact;
    expect(written).toEqual(pack(films, imported.people));
    const read = unpack(written);
    expect(JSON.parse(JSON.stringify(read.people))).toEqual(imported.people);
    expect(read.films.slice(0, 50).map((film) => JSON.parse(JSON.stringify(film)) as object)).toMatchObject(
      films.slice(0, 50).map((film) => JSON.parse(JSON.stringify(film)) as object),
    );
  });
});
