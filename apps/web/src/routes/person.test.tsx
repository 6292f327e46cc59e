import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeTmdb, httpError, json, wireMovieItem, wirePerson, wireTvItem } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { Component } from './person';

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
  it('shows the biography and the filmography, newest first [PEOPLE-01]', async () => {
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Mara Quill');
    expect(screen.getByText(/^February 29, 1984 \(age \d+\)$/)).toBeTruthy();
    expect(screen.getByText(/a town that does not exist/)).toBeTruthy();
    expect(await years()).toEqual(['2019', '2010', '2001']);
    const line = within(await filmography()).getByText('Herself · Series · 3 episodes');
    expect(line).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Mara Quill · Marquee'));
  });

  it('links to IMDb and TMDB without sending a referrer', async () => {
    open();
    const link = await screen.findByRole('link', { name: /IMDb/ });
    expect(link.getAttribute('href')).toBe('https://www.imdb.com/name/nm0000301/');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  it('has a tab for each department, and keeps the choice in the URL [PEOPLE-01]', async () => {
    const { address } = open();
    fireEvent.click(await screen.findByRole('tab', { name: 'Directing 1' }));
    await waitFor(() => expect(address()).toBe('/people/301-mara-quill?department=Directing'));
    expect(await years()).toEqual(['Date unknown']);
    expect(within(await filmography()).getByRole('link', { name: 'Harbour Dawn' })).toBeTruthy();
  });

  it('can show only films or only series [PEOPLE-01]', async () => {
    const { address } = open();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Show' }), { target: { value: 'tv' } });
    await waitFor(() => expect(address()).toBe('/people/301-mara-quill?type=tv'));
    expect(await years()).toEqual(['2010']);
  });

  it('keeps a department and a type that are chosen one right after the other [PEOPLE-01]', async () => {
    const { address } = open();
    const directing = await screen.findByRole('tab', { name: 'Directing 1' });
    const show = screen.getByRole('combobox', { name: 'Show' });
    act(() => {
      fireEvent.click(directing);
      fireEvent.change(show, { target: { value: 'movie' } });
    });
    await waitFor(() => expect(address()).toBe('/people/301-mara-quill?department=Directing&type=movie'));
    act(() => {
      fireEvent.change(show, { target: { value: 'tv' } });
      fireEvent.click(screen.getByRole('tab', { name: 'Acting 3' }));
    });
    await waitFor(() => expect(address()).toBe('/people/301-mara-quill?department=Acting&type=tv'));
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
