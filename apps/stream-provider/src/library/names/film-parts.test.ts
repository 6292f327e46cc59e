import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import fc from 'fast-check';
import { findFilmParts } from './film-parts';

const partsOf = (...names: string[]) => {
  const { groups, missing } = findFilmParts(
    names.map((relative) => ({ root: '/media', relative })),
    2027,
  );
  return {
    films: groups.map(({ files }) => files.map(({ relative }) => relative)),
    paths: groups.map(({ path }) => path),
    missing: [...missing].map(({ relative }) => relative),
  };
};

describe('parts of films', () => {
  it.each([
    [['Film (1999) CD1.avi', 'Film (1999) CD2.avi'], 'Film (1999).avi'],
    [['Film (1999)-cd2.avi', 'Film (1999)-cd1.avi'], 'Film (1999).avi'],
    [['Film.1999.DVDRip.XviD-GRP.cd1.avi', 'Film.1999.DVDRip.XviD-GRP.cd2.avi'], 'Film.1999.DVDRip.XviD-GRP.avi'],
    [['Film.1999.CD1.DVDRip-GRP.avi', 'Film.1999.CD2.DVDRip-GRP.avi'], 'Film.1999.DVDRip-GRP.avi'],
    [['Film (1999) (Disc 1).mkv', 'Film (1999) (Disc 2).mkv'], 'Film (1999).mkv'],
    [['Film (1999) pt.1.mkv', 'Film (1999) pt.2.mkv'], 'Film (1999).mkv'],
    [['Film (1999) - part1.mkv', 'Film (1999) - part2.mkv', 'Film (1999) - part3.mkv'], 'Film (1999).mkv'],
    [['Film (1999)/Film (1999)-part1.mkv', 'Film (1999)/Film (1999)-part2.mkv'], 'Film (1999)/Film (1999).mkv'],
    [['Film (1999) - 1of2.mkv', 'Film (1999) - 2of2.mkv'], 'Film (1999).mkv'],
    [['Film (1999) CD1.avi', 'Film (1999) CD2.mkv'], 'Film (1999).avi'],
    [['Film (1999)/CD1/grp-film-cd1.avi', 'Film (1999)/CD2/grp-film-cd2.avi'], 'Film (1999)/grp-film.avi'],
    [['Film (1999)/Disc 1/film.mkv', 'Film (1999)/Disc 2/film.mkv'], 'Film (1999)/film.mkv'],
  ])('%j are one film [LIBRARY-14]', (names, path) => {
    const { films, paths, missing } = partsOf(...names);
    expect(films).toEqual([names.toSorted((a, b) => a.localeCompare(b))]);
    expect(paths).toEqual([path]);
    expect(missing).toEqual([]);
  });

  it.each([
    [['Murder Bill Vol. 1 (2003).mkv', 'Murder Bill Vol. 2 (2004).mkv']],
    [['Murder Bill Vol 1.mkv', 'Murder Bill Vol 2.mkv']],
    [['Dunes (2021).mkv', 'Dunes Part Two (2024).mkv']],
    [['The Stone Part 1 (2010).mkv', 'The Stone Part 2 (2011).mkv']],
    [['The Stone - Part 1.mkv', 'The Stone - Part 2.mkv']],
    [['Mini (2019)/Mini - S01E01 - Part 1.mkv', 'Mini (2019)/Mini - S01E02 - Part 2.mkv']],
    [['Mini (2019)/Mini - Part 1.mkv', 'Mini (2019)/Mini - Part 2.mkv']],
    [['Mini (2019)/Mini-part1.mkv', 'Mini (2019)/Mini-part2.mkv']],
    [['Mini 1of2.mkv', 'Mini 2of2.mkv']],
    [['Mini (2019) - 1of3.mkv', 'Mini (2019) - 2of3.mkv', 'Mini (2019) - 3of3.mkv']],
    [['Trilogy/Disc 1/First (1999).mkv', 'Trilogy/Disc 2/Second (2001).mkv']],
    [['Film.1999.DVD5.mkv', 'Film.1999.DVD9.mkv']],
    [['Abcd1.mkv', 'Abcd2.mkv']],
    [['A/Film (1999) - 1of2.mkv', 'B/Film (1999) - 2of2.mkv']],
  ])('%j are not [LIBRARY-14]', (names) => {
    expect(partsOf(...names)).toEqual({ films: [], paths: [], missing: [] });
  });

  it.each([
    [['Film (1999) CD1.avi', 'Film (1999) CD3.avi']],
    [['Film (1999) CD2.avi']],
    [['Film (1999) CD1.avi', 'Film (1999) CD1.mkv', 'Film (1999) CD2.avi']],
    [['Film (1999) CD1.avi', 'Other (1999) CD2.avi']],
  ])('%j are not whole films [LIBRARY-14]', (names) => {
    expect(partsOf(...names)).toEqual({ films: [], paths: [], missing: names });
  });

  it('never has a file in two films, or in one that is not whole, whatever the names', () => {
    const word = fc.constantFrom(
      'Film',
      '(1999)',
      'CD1',
      'CD2',
      'cd1',
      '- part1',
      '-part2',
      '1of2',
      '- 2of2',
      'pt.1',
      '/',
      ' ',
      '.mkv',
    );
    const name = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
        const { films, missing } = partsOf(...names);
        const all = [...films.flat(), ...missing];
        expect(new Set(all).size).toBe(all.length);
        for (const film of films) expect(film.length).toBeGreaterThan(1);
      }),
    );
  });

  it('takes no time for names as long as a path may be', () => {
    const names = ['-', ' ', '(', '. ', '- part', 'cd'].map((piece) => `${piece.repeat(4_000 / piece.length)}1.mkv`);
    const spentMs = startProcessorClock();
    partsOf(...names);
    expect(spentMs()).toBeLessThan(2_000);
  });
});
