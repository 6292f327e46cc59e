import { noFilters, readFilters, writeFilters } from '@marquee/core';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { TmdbError } from '@marquee/tmdb';
import { useLocation } from 'react-router-dom';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { selectHomeRows } from '../home/home-layout';
import { FilterBar, useFilters } from './index';
import { isPresetOn, presets, togglePreset } from './presets';
// Preloaded, so that the first press need not load them.
import './saved-filters-button';
import './saved-filters-dialog';

const toasts = collectToasts();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Page() {
  const [filters, setFilters] = useFilters();
  return (
    <>
      <FilterBar filters={filters} onChange={setFilters} />
      <output>{useLocation().search}</output>
    </>
  );
}
const search = () => document.querySelector('output')?.textContent;
const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Saved filters' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each(presets)(
  'the preset $name is set by one press, in the address, and taken away by the next [BROWSE-26]',
  (preset) => {
    const on = togglePreset({ ...noFilters, language: 'ja' }, preset);
    const params = new URLSearchParams();
    writeFilters(on, params);
    expect(isPresetOn(readFilters(params), preset)).toBe(true);
    expect(togglePreset(on, preset)).toEqual({ ...noFilters, language: 'ja' });
  },
);

/** Presses both before the first choice is rendered. */
const pressBoth = (...names: string[]) =>
  act(() => {
    for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
  });

it('keeps both of two presets that are pressed one right after the other [BROWSE-26]', async () => {
  renderApp(<Page />, { path: '/movies?tab=new' });
  pressBoth('Under 100 minutes', 'Well rated, little known');
  await waitFor(() => expect(search()).toBe('?tab=new&rating=7&votes=100&most-votes=1500&shorter=99'));
});

it('removes both of two filters that are removed one right after the other [BROWSE-25]', async () => {
  renderApp(<Page />, { path: '/movies?genres=comedy%2Cdrama%2Chorror&rating=7' });
  pressBoth('Remove filter: Comedy', 'Remove filter: Horror');
  await waitFor(() => expect(search()).toBe('?genres=drama&rating=7'));
});

it('saves the filters that are set under a name, applies and renames them [MINE-08]', async () => {
  renderApp(<Page />, { path: '/discover?genres=drama&to=1960' });
  await open();
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Save these filters as' });
  expect(name.value).toBe('Drama, Year up to 1960');
  fireEvent.change(name, { target: { value: ' Old dramas ' } });
  press('Save');
  const saved = await screen.findByRole('textbox', { name: 'Name of Old dramas' });
  expect(screen.queryByRole('textbox', { name: 'Save these filters as' })).toBeNull();
  fireEvent.change(saved, { target: { value: 'Classics' } });
  fireEvent.blur(saved);
  expect(await screen.findByRole('button', { name: 'Apply Classics' })).toHaveProperty('disabled', true);
  press('Close');
  press('Clear all');
  await waitFor(() => expect(search()).toBe(''));
  await open();
  press('Apply Classics');
  await waitFor(() => expect(search()).toBe('?genres=drama&to=1960'));
});

it('puts a saved filter on home, and removes it with a way back [MINE-07, MINE-08]', async () => {
  const { store } = renderApp(<Page />, { path: '/discover?genres=drama' });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add Drama to home' }));
  await waitFor(() => expect(selectHomeRows(store.getState()).at(-1)?.id).toMatch(/^filter:/));
  press('Remove Drama');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply Drama' })).toBeNull());
  act(() => toasts.at(-1)?.action?.onAction());
  expect(await screen.findByRole('button', { name: 'Apply Drama' })).toBeTruthy();
});

it('names a saved filter after its keywords [MINE-08, MINE-13]', async () => {
  const keyword = ({ id }: { id: number }) => Promise.resolve({ id, name: 'heist' });
  renderApp(<Page />, { path: '/discover?keywords=10051', tmdb: { keyword } });
  await open();
  expect(await screen.findByDisplayValue('heist')).toBeTruthy();
  press('Save');
  expect(await screen.findByRole('textbox', { name: 'Name of heist' })).toBeTruthy();
});

it('names keywords where one of them does not exist any more [MINE-13]', async () => {
  const gone = new TmdbError({ code: 'http', reason: 'Not found', path: 'keyword', status: 404 });
  const keyword = ({ id }: { id: number }) =>
    id === 2 ? Promise.reject(gone) : Promise.resolve({ id, name: 'heist' });
  renderApp(<Page />, { path: '/discover?keywords=1,2', tmdb: { keyword } });
  expect(await screen.findByRole('button', { name: 'Remove filter: heist' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove filter: Keyword 2' })).toBeTruthy();
});
