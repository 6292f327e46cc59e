import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { Component } from '../../../routes/bookmarks';
import { collectToasts } from '../../../testing/collect-toasts';
import { renderApp } from '../../../testing/render-app';
import { title } from '../../../testing/titles';
import { renameCategory } from './bulk-edits';

const names = ['', 'Low Tide', 'Signal Box', 'High Tide'];
const toasts = collectToasts();
beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
});
afterEach(cleanup);

function open(path: string, firstList = 'Noir') {
  const noir = [1, 2, 3].map((mediaId) => ({
    mediaId,
    mediaType: mediaId === 2 ? 'tv' : 'movie',
    category: mediaId === 1 ? firstList : 'Noir',
    addedAt: mediaId,
  }));
  localStorage.setItem('bookmarks', JSON.stringify(noir));
  const titleSummary = ({ id, mediaType }: { id: number; mediaType: 'movie' | 'tv' }) =>
    Promise.resolve(title(id, { mediaType, title: names[id] ?? '' }));
  return renderApp(<Component />, { path, tmdb: { titleSummary } });
}
const shown = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chooseList = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Lists' })).getByRole('button', { name: new RegExp(`^${name}`) }),
  );

describe('a list in an order of its own', () => {
  it('moves what is selected, also after a reload, and takes the way to an end back [BOOKMARK-30]', async () => {
    open('/bookmarks?category=Noir&sort=custom');
    await waitFor(() => expect(shown()).toEqual(['High Tide', 'Signal Box', 'Low Tide']));
    press('Select');
    fireEvent.click(screen.getByRole('checkbox', { name: /Low Tide/ }));
    press('Move one earlier');
    press('Done');
    expect(shown()).toEqual(['High Tide', 'Low Tide', 'Signal Box']);
    press('Select');
    fireEvent.click(screen.getByRole('checkbox', { name: /Signal Box/ }));
    press('Move to the front');
    press('Done');
    expect(shown()).toEqual(['Signal Box', 'High Tide', 'Low Tide']);
    expect(toasts[0]?.message).toBe('Moved 1 title to the front');
    act(() => toasts[0]?.action?.onAction());
    expect(shown()).toEqual(['High Tide', 'Low Tide', 'Signal Box']);
  });

  it('keeps its order when it is renamed [BOOKMARK-30]', async () => {
    const { store } = open('/bookmarks?category=Noir&sort=custom');
    await waitFor(() => expect(shown()).toHaveLength(3));
    press('Select');
    fireEvent.click(screen.getByRole('checkbox', { name: /Low Tide/ }));
    press('Move to the front');
    act(() => store.dispatch(renameCategory('Noir', 'Late')));
    chooseList('Late');
    press('Done');
    expect(shown()).toEqual(['Low Tide', 'High Tide', 'Signal Box']);
  });

  it('is not offered for all lists together, nor while some are filtered away [BOOKMARK-30]', async () => {
    open('/bookmarks?sort=custom');
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(screen.queryByRole('option', { name: 'Custom order' })).toBeNull();
    press('Select');
    expect(screen.queryByRole('group', { name: 'Order' })).toBeNull();
    chooseList('Noir');
    expect(screen.getByRole('group', { name: 'Order' })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), { target: { value: 'movie' } });
    expect(screen.queryByRole('group', { name: 'Order' })).toBeNull();
  });
});

it('two choices that are made one right after the other are both kept [BOOKMARK-21]', async () => {
  open('/bookmarks', 'watchlist');
  await waitFor(() => expect(shown()).toHaveLength(3));
  act(() => {
    chooseList('Noir');
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'movie' } });
  });
  expect(shown()).toEqual(['High Tide']);
});
