import { describe, expect, it } from '@jest/globals';
import { readAuthored } from '../authored/read-authored';
import { readImported } from './read-imported';

const { filmFiles, seriesFiles, people: authoredPeople } = readAuthored();
const imported = readImported();
const authored = filmFiles.flatMap(({ entries }) => [...entries]);
const films = [...authored, ...imported.films];
const people = [...authoredPeople, ...imported.people];
const repeated = <Value>(values: readonly Value[]): Value[] => {
  const seen = new Set<Value>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('the imported films', () => {
  it('have ids of their own', () => {
    const series = seriesFiles.flatMap(({ entries }) => [...entries]);
    expect(repeated([...films, ...series, ...people].map(({ id }) => id))).toEqual([]);
  });

  it('are not also authored', () => {
    expect(repeated(films.map(({ title, releaseDate }) => `${title} ${releaseDate.slice(0, 4)}`))).toEqual([]);
  });

  it('name each person once, in the spelling of the authored titles', () => {
    const fold = (name: string): string =>
      name
        .normalize('NFKD')
        .replace(/[^A-Za-z]/g, '')
        .toLowerCase();
    const names = people.map(({ name }) => name);
    expect(repeated(names.map(fold))).toEqual([]);
    const known = new Set(names);
    expect(imported.films.flatMap(({ directors }) => directors).filter((name) => !known.has(name))).toEqual([]);
  });
});
