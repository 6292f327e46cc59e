import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeTmdb, httpError, json, wireMovieItem, wirePerson, wireTvItem } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { Component } from './person';
import type { PersonCredit, PersonDetails } from '@marquee/tmdb';
import { title } from '../testing/titles';
import { departmentsOf, knownFor, yearsOf } from '../features/people/filmography/filmography';
import { lifeDates } from '../features/people/life-dates';

const film = (id: number, title: string, release_date: string, character: string) => ({
  ...wireMovieItem({ id, title, release_date }),
  media_type: 'movie' as const,
  character,
  credit_id: `c${id}`,
});
const quill = wirePerson({
  biography: 'Mara Quill is an actor from a town that does not exist.',
  combined_credits: {
    cast: [
      film(1, 'High Tide', '2001-04-01', 'Ines'),
      film(2, 'Low Tide', '2019-04-01', 'Rory'),
      {
        ...wireTvItem({ id: 3, name: 'Signal Box', first_air_date: '2010-01-01' }),
        media_type: 'tv',
        character: 'Herself',
        credit_id: 'c3',
        episode_count: 3,
      },
    ],
    crew: [
      {
        ...wireMovieItem({ id: 4, title: 'Harbour Dawn', release_date: '' }),
        media_type: 'movie',
        credit_id: 'k4',
        department: 'Directing',
        job: 'Director',
      },
    ],
  },
});
const open = (path = '/people/301-mara-quill', answer = json(quill)) =>
  renderPage(Component, { path, pattern: '/people/:id', tmdb: createFakeTmdb({ 'person/301': answer }) });
const filmography = () => screen.findByRole('region', { name: 'Filmography' });
const years = async () =>
  within(await filmography())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the person page', () => {
  it('shows the biography, links without a referrer, and the filmography, newest first [PEOPLE-01]', async () => {
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Mara Quill');
    expect(screen.getByText(/^February 29, 1984 \(age \d+\)$/)).toBeTruthy();
    expect(screen.getByText(/a town that does not exist/)).toBeTruthy();
    expect(await years()).toEqual(['2019', '2010', '2001']);
    const line = within(await filmography()).getByText('Herself · Series · 3 episodes');
    expect(line).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Mara Quill · Marquee'));
    const link = await screen.findByRole('link', { name: /IMDb/ });
    expect(link.getAttribute('href')).toBe('https://www.imdb.com/name/nm0000301/');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  it('has a tab for each department and a choice of type, both kept in the URL, also if chosen one right after the other [PEOPLE-01]', async () => {
    const { address } = open();
    const directing = await screen.findByRole('tab', { name: 'Directing 1' });
    const show = screen.getByRole('combobox', { name: 'Show' });
    act(() => {
      fireEvent.click(directing);
      fireEvent.change(show, { target: { value: 'movie' } });
    });
    await waitFor(() => expect(address()).toBe('/people/301-mara-quill?department=Directing&type=movie'));
    expect(await years()).toEqual(['Date unknown']);
    act(() => {
      fireEvent.change(show, { target: { value: 'tv' } });
      fireEvent.click(screen.getByRole('tab', { name: 'Acting 3' }));
    });
    await waitFor(() => expect(address()).toBe('/people/301-mara-quill?department=Acting&type=tv'));
    expect(await years()).toEqual(['2010']);
  });

  it('collapses a long biography', async () => {
    open(undefined, json({ ...quill, biography: 'A long life. '.repeat(80) }));
    const more = await screen.findByRole('button', { name: 'Read more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(more);
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('renders without image, dates, biography or credits', async () => {
    const bare = wirePerson({ biography: '', birthday: null, profile_path: null, combined_credits: undefined });
    open(undefined, json(bare));
    expect(await screen.findByRole('img', { name: 'Portrait of Mara Quill' })).toBeTruthy();
    expect(screen.getByText('No movies or series with Mara Quill here yet')).toBeTruthy();
  });
});

describe('the URL of a person', () => {
  it('is replaced by the canonical one [PEOPLE-03]', async () => {
    const { address } = open('/people/301?type=tv');
    await waitFor(() => expect(address()).toBe('/people/301-mara-quill?type=tv'));
  });

  it('shows the not-found screen for an unknown person [PEOPLE-03]', async () => {
    open('/people/abc');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    cleanup();
    open('/people/301', httpError(404));
    expect((await screen.findByText('Page Not Found')).tagName).toBe('H1');
  });
});

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

const now = Date.UTC(2024, 1, 28);

describe('the dates of a life', () => {
  it('include the current age of a living person', () => {
    expect(lifeDates({ birthday: '1984-02-28', deathday: null }, now).born).toBe('February 28, 1984 (age 40)');
    expect(lifeDates({ birthday: '1984-02-29', deathday: null }, now).born).toBe('February 29, 1984 (age 39)');
  });

  it('include the age at death, not the current age', () => {
    expect(lifeDates({ birthday: '1950-06-01', deathday: '2011-05-31' }, now)).toEqual({
      born: 'June 1, 1950',
      died: 'May 31, 2011 (aged 60)',
    });
  });

  it('give no age where one of them is wrong', () => {
    expect(lifeDates({ birthday: '1984-02-28', deathday: '1983-05-01' }, now)).toEqual({
      born: 'February 28, 1984',
      died: 'May 1, 1983',
    });
    expect(lifeDates({ birthday: '2030-01-01', deathday: null }, now).born).toBe('January 1, 2030');
  });

  it('are left out where they are unknown', () => {
    expect(lifeDates({ birthday: null, deathday: null }, now)).toEqual({ born: null, died: null });
    expect(lifeDates({ birthday: null, deathday: '2011-05-31' }, now).died).toBe('May 31, 2011');
  });
});
