import { describe, expect, it } from '@jest/globals';
import type { PersonCredit, PersonDetails } from '@marquee/tmdb';
import { title } from '../../../testing/titles';
import { departmentsOf, knownFor, yearsOf } from './filmography';

const credit = (id: number, date: string | null, changes: Partial<PersonCredit> = {}): PersonCredit => ({
  creditId: `c${id}-${changes.role ?? ''}`,
  title: title(id, { date, year: date === null ? null : Number(date.slice(0, 4)), voteCount: id }),
  role: 'Ines',
  department: 'Acting',
  episodeCount: null,
  ...changes,
});

const person = (changes: Partial<PersonDetails>): PersonDetails => ({
  id: 301,
  name: 'Mara Quill',
  alsoKnownAs: [],
  biography: '',
  biographyLanguage: null,
  birthday: null,
  deathday: null,
  placeOfBirth: null,
  department: 'Directing',
  popularity: 1,
  profilePath: null,
  homepage: null,
  imdbId: null,
  cast: [],
  crew: [],
  ...changes,
});

describe('a filmography', () => {
  it('starts with the department a person is known for, then the one with most credits', () => {
    const crew = [
      credit(1, '2001-01-01', { department: 'Writing', role: 'Writer' }),
      credit(2, '2002-01-01', { department: 'Directing', role: 'Director' }),
    ];
    const departments = departmentsOf(person({ cast: [credit(3, '2003-01-01'), credit(4, null)], crew }));
    expect(departments.map(({ name, works }) => [name, works.length])).toEqual([
      ['Directing', 1],
      ['Acting', 2],
      ['Writing', 1],
    ]);
  });

  it('lists a title once with all of the roles and jobs', () => {
    const crew = ['Writer', 'Story', 'Writer'].map((role) => credit(1, '2001-01-01', { department: 'Writing', role }));
    expect(departmentsOf(person({ crew }))[0]?.works).toMatchObject([{ roles: ['Writer', 'Story'] }]);
  });

  it('is ordered from newest to oldest, then without a date, and can be limited to films or series', () => {
    const cast = [
      credit(1, '1999-05-01'),
      credit(2, null),
      credit(3, '2010-02-01'),
      { ...credit(4, '1999-09-01'), title: title(4, { mediaType: 'tv', date: '1999-09-01', year: 1999 }) },
    ];
    const [acting] = departmentsOf(person({ cast }));
    expect(
      yearsOf(acting?.works ?? [], 'all').map(({ year, works }) => [year, works.map(({ title: { id } }) => id)]),
    ).toEqual([
      [2010, [3]],
      [1999, [4, 1]],
      [null, [2]],
    ]);
    expect(yearsOf(acting?.works ?? [], 'tv')).toMatchObject([{ year: 1999 }]);
  });

  it('ranks the best-known works above talk shows', () => {
    const talk = { ...credit(900, '2015-01-01', { role: 'Self - Guest' }) };
    const known = knownFor(person({ department: 'Acting', cast: [talk, credit(50, '2001-01-01'), credit(60, null)] }));
    expect(known.map(({ id }) => id)).toEqual([60, 50, 900]);
  });
});
