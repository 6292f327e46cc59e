import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  builtInRows,
  hasHomeRow,
  hideHomeRow,
  HOME_ROWS_LENGTH,
  homeRows,
  orderHomeRows,
  publicHomeRows,
  readHomeRows,
  rowContent,
  rowIdOf,
  withHomeRow,
  withoutHomeRow,
  writeHomeRows,
  type AddedRow,
  type HomeRow,
} from './index';

const added: fc.Arbitrary<AddedRow> = fc.oneof(
  fc.record({ kind: fc.constant('filter' as const), id: fc.constantFrom('a1', 'b-2') }),
  fc.record({ kind: fc.constant('list' as const), category: fc.constantFrom('Noir', 'a:b', '-x', '🎬') }),
  fc.record({ kind: fc.constant('genre' as const), slug: fc.constantFrom('horror', 'drama') }),
  fc.record({ kind: fc.constant('network' as const), slug: fc.constant('netflix') }),
  fc.record({
    kind: fc.constantFrom('person' as const, 'collection' as const),
    id: fc.integer({ min: 1, max: 3 }),
    name: fc.constantFrom('Ada: the second', 'Bob'),
  }),
);
const id = fc.oneof(fc.constantFrom(...builtInRows), added.map(rowIdOf), fc.constantFrom('of-a-later-version', 'x:1'));
const rows = fc
  .array(fc.record({ id, isHidden: fc.boolean() }), { maxLength: 12 })
  .map((list) => list.reduce<HomeRow[]>((all, row) => (hasHomeRow(all, row.id) ? all : [...all, row]), []));
const ids = (list: readonly HomeRow[]) => list.map((row) => row.id);

describe('the layout of home [MINE-04]', () => {
  it('reads back what it wrote, rows of a later version as well', () => {
    fc.assert(fc.property(rows, (list) => expect(readHomeRows(writeHomeRows(list))).toEqual(list)));
  });

  it('has every built-in row once, and what was stored in its order', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const all = homeRows(writeHomeRows(list), null);
        for (const row of builtInRows) expect(ids(all).filter((each) => each === row)).toHaveLength(1);
        expect(all.filter((row) => ids(list).includes(row.id))).toEqual(list);
        expect(homeRows(writeHomeRows(all), null)).toEqual(all);
      }),
    );
  });

  it('shows no row twice', () => {
    expect(
      readHomeRows('["popular","-popular","genre:horror","genre:horror","person:1:Ada","person:1:Ada L."]'),
    ).toEqual([
      { id: 'popular', isHidden: false },
      { id: 'genre:horror', isHidden: false },
      { id: 'person:1:Ada', isHidden: false },
    ]);
  });

  it('puts a row that it does not know yet where home has it', () => {
    const all = homeRows('["upcoming","continue","-popular"]', null);
    expect(ids(all).slice(0, 4)).toEqual(['upcoming', 'continue', 'new-for-you', 'recent']);
    expect(ids(all).slice(4, 8)).toEqual(['popular', 'library', 'because-you-watched', 'categories']);
    expect(all.filter((row) => row.isHidden)).toEqual([{ id: 'popular', isHidden: true }]);
  });

  it('is the visitor’s, else the operator’s, else the site’s', () => {
    expect(ids(homeRows(null, null))).toEqual(builtInRows);
    const hidden = (list: readonly HomeRow[]) => ids(list.filter((row) => row.isHidden));
    expect(hidden(homeRows(null, '["-upcoming"]'))).toEqual(['upcoming']);
    expect(hidden(homeRows('["-networks"]', '["-upcoming"]'))).toEqual(['networks']);
    expect(hidden(homeRows('no layout', '["-upcoming"]'))).toEqual(['upcoming']);
  });

  it('ignores what is no layout', () => {
    for (const text of ['', 'null', '{}', '"popular"', '[', 'x'.repeat(HOME_ROWS_LENGTH + 1)])
      expect(readHomeRows(text)).toBeNull();
    expect(readHomeRows('["", "-", "--popular", 7, null, "popular"]')).toEqual([{ id: 'popular', isHidden: false }]);
  });

  it('is not written where it is too long to be stored', () => {
    const long = Array.from({ length: 60 }, (_, index) => ({ id: `list:${'x'.repeat(40)}${index}`, isHidden: false }));
    expect(writeHomeRows(long)).toBeNull();
  });
});

describe('an edit of home [MINE-05]', () => {
  it('adds a row once, and takes it away', () => {
    fc.assert(
      fc.property(rows, added.map(rowIdOf), (list, row) => {
        const once = withHomeRow(list, row);
        expect(hasHomeRow(once, row)).toBe(true);
        expect(withHomeRow(once, row)).toEqual(once);
        expect(hasHomeRow(withoutHomeRow(once, row), row)).toBe(false);
      }),
    );
  });

  it('hides a row and shows it again, in its place', () => {
    fc.assert(
      fc.property(rows, id, (list, row) => {
        const hidden = hideHomeRow(list, row, true);
        expect(ids(hidden)).toEqual(ids(list));
        expect(hidden.filter((each) => each.id === row).every((each) => each.isHidden)).toBe(true);
      }),
    );
  });

  it('moves rows without changing them, and leaves the others where they are', () => {
    fc.assert(
      fc.property(rows, fc.func(fc.boolean()), (list, isNamed) => {
        const named = ids(list).filter((each) => isNamed(each));
        const turned = orderHomeRows(list, [...named].reverse());
        expect(turned.filter((row) => named.includes(row.id))).toEqual(
          list.filter((row) => named.includes(row.id)).reverse(),
        );
        for (const [at, row] of list.entries()) if (!named.includes(row.id)) expect(turned[at]).toBe(row);
      }),
    );
  });
});

describe('what an added row shows [MINE-07]', () => {
  it('is in its id', () => {
    fc.assert(fc.property(added, (row) => expect(rowContent(rowIdOf(row))).toEqual(row)));
  });

  it('is unknown for a row of a later version, or of a genre that does not exist', () => {
    for (const text of [
      'of-a-later-version',
      'genre:nonsense',
      'network:nonsense',
      'person:0:A',
      'person:1',
      'filter:',
    ])
      expect(rowContent(text)).toBeNull();
  });

  it('is for everybody unless it is a list or a saved filter [MINE-06]', () => {
    const all = withHomeRow(withHomeRow(withHomeRow([], 'list:Noir'), 'filter:a'), 'genre:horror');
    expect(ids(publicHomeRows(all))).toEqual(['genre:horror']);
  });
});
