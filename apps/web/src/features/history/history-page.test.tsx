import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addPlay, titleKey, type Entry, type HistoryValue, type Play } from '@marquee/core';
import { entriesEdited } from '../../shared/store/collections';
import { collectToasts } from '../../testing/collect-toasts';
import { renderApp } from '../../testing/render-app';
import { title } from '../../testing/titles';
import { useState } from 'react';
import { episodesText } from './episodes-text';
import { EVERYTHING, filtersFromSearch, filtersToSearch, type HistoryFilters } from './history-filters';
import { HistoryPage } from './history-page';

function Page() {
  const [filters, setFilters] = useState<HistoryFilters>(EVERYTHING);
  return <HistoryPage filters={filters} onChange={setFilters} />;
}

const episode = {
  id: 7,
  number: 2,
  title: 'Part 2',
  seasonId: 1,
  updatedAt: 30,
  progress: { watched: 20, duration: 100 },
};
const items = {
  1: { type: 'movie', title: 'High Tide', year: 2020, updatedAt: 10, progress: { watched: 99, duration: 100 } },
  2: { type: 'movie', title: 'Low Tide', year: 2020, updatedAt: 20, progress: { watched: 600, duration: 6000 } },
  3: { type: 'show', title: 'Signal Box', year: 2020, updatedAt: 30, episodes: { s1e2: episode } },
};
const toasts = collectToasts();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (stored: object | null) => {
  if (stored) localStorage.setItem('media-tracking', JSON.stringify({ items: stored }));
  return renderApp(<Page />, { tmdb: { titleSummary: ({ id }) => Promise.resolve(title(id)) } });
};
const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);

describe('the history page', () => {
  it("is headed 'Movies and shows you've watched', lists the latest first, goes on playing what was begun, and opens the page of what was finished [HISTORY-04]", async () => {
    open(items);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Movies and shows you've watched");
    await screen.findAllByRole('article');
    expect(names()).toEqual(['Signal Box', 'Low Tide', 'High Tide']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/diary',
      '/?month=1970-01',
      '/series/3/1/2?play=true',
      '/movies/2-low-tide?play=true',
      '/movies/1-high-tide',
    ]);
    expect(screen.getByText('1 hr 30 min left')).toBeTruthy();
  });

  const film = (id: number, name = `Film ${id}`) => ({ mediaType: 'movie' as const, id, title: name, year: 2001 });
  const imported = (...plays: { id: number; name: string; watchedAt: number }[]): Entry<Play>[] =>
    plays.map(({ id, name, watchedAt }) =>
      addPlay({}, { id: 'a', played: film(id, name), watchedAt, how: 'imported' }, 90),
    );

  it('lists what was imported where it belongs by its date, removes one title or everything, and takes that back [HISTORY-09]', async () => {
    const { store } = open(items);
    await screen.findAllByRole('article');
    act(() => void store.dispatch(entriesEdited('plays', imported({ id: 4, name: 'Ebb', watchedAt: 25 }))));
    const all = ['Signal Box', 'Ebb', 'Low Tide', 'High Tide'];
    expect(names()).toEqual(all);
    const removeAndUndo = (name: string) => {
      fireEvent.click(screen.getByRole('button', { name: `Remove ${name}, January 1, 1970` }));
      expect(names()).toHaveLength(3);
      expect(names()).not.toContain(name);
      expect(toasts.at(-1)?.message).toBe(`Removed ${name} from your history`);
      act(() => toasts.at(-1)?.action?.onAction());
      expect(names()).toContain(name);
    };
    removeAndUndo('Ebb');
    expect(names()).toEqual(all);
    removeAndUndo('Low Tide');
    const before = names();
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('Nothing here yet')).toBeTruthy();
    act(() => toasts.at(-1)?.action?.onAction());
    expect(names()).toEqual(before);
  });

  it('renders a few of many titles, with their own names, and asks for few of them at once', async () => {
    let open = 0;
    let most = 0;
    const titleSummary = () => {
      most = Math.max(most, (open += 1));
      return new Promise<never>(() => undefined);
    };
    const { store } = renderApp(<Page />, { tmdb: { titleSummary } });
    await screen.findByText('Nothing here yet');
    const entries = Array.from({ length: 300 }, (_, index): Entry<HistoryValue> => {
      const { mediaType, id, title: name, year } = film(index + 1);
      const progress = { watched: 600, duration: 6000 };
      return { key: titleKey(mediaType, id), value: { title: name, year, progress }, changedAt: index };
    });
    act(() => void store.dispatch(entriesEdited('history', entries)));
    const cards = screen.getAllByRole('listitem');
    expect(cards.length).toBeLessThan(60);
    expect(cards[0]?.getAttribute('aria-setsize')).toBe('301');
    expect(names()[0]).toBe('Film 300');
    await waitFor(() => expect(most).toBe(6));
  });

  it('tells months and days, and what was finished in them [HISTORY-13]', async () => {
    const { store } = open(items);
    await screen.findAllByRole('article');
    const december = imported(
      { id: 4, name: 'Ebb', watchedAt: Date.UTC(2025, 11, 24, 12) },
      { id: 5, name: 'Flow', watchedAt: Date.UTC(2025, 11, 24, 14) },
    );
    act(() => void store.dispatch(entriesEdited('plays', december)));
    expect(screen.getAllByRole('heading', { level: 3 }).map((month) => month.textContent)).toEqual([
      'December 2025',
      'January 1970',
    ]);
    expect(screen.getByText('2 movies')).toBeTruthy();
    // The date is shown beside the first title of a day only; screen readers read it with each.
    expect(screen.getAllByText('Wed')).toHaveLength(1);
    expect(screen.getAllByText('December 24, 2025')).toHaveLength(2);
  });

  it('narrows to what is in progress, to what was finished, to a month and to words [HISTORY-14]', async () => {
    open(items);
    await screen.findAllByRole('article');
    fireEvent.click(screen.getByRole('tab', { name: 'In progress' }));
    expect(names()).toEqual(['Signal Box', 'Low Tide']);
    fireEvent.click(screen.getByRole('tab', { name: 'Finished' }));
    expect(names()).toEqual(['High Tide']);
    fireEvent.click(screen.getByRole('tab', { name: 'All' }));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search your history' }), { target: { value: 'TÍDE' } });
    expect(names()).toEqual(['Low Tide', 'High Tide']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '1970-01' } });
    expect(names()).toEqual(['Low Tide', 'High Tide']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
    expect(screen.getByText('No matches')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'See all' }));
    expect(names()).toHaveLength(3);
  });

  it('removes what was watched on one day, and keeps the other [HISTORY-15]', async () => {
    const { store } = open(null);
    await screen.findByText('Nothing here yet');
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    const [first] = imported({ id: 4, name: 'Ebb', watchedAt: Date.UTC(2024, 0, 2, 12) });
    const again = addPlay(
      {},
      { id: 'b', played: film(4, 'Ebb'), watchedAt: Date.UTC(2026, 0, 2, 12), how: 'played' },
      90,
    );
    act(() => void store.dispatch(entriesEdited('plays', [...(first ? [first] : []), again])));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ebb, January 2, 2026' }));
    expect(screen.getAllByRole('heading', { level: 3 }).map((month) => month.textContent)).toEqual(['January 2024']);
    act(() => toasts[0]?.action?.onAction());
    expect(names()).toEqual(['Ebb', 'Ebb']);
  });
});

describe('the address of the history', () => {
  it('contains the filters, and nothing if everything is shown', () => {
    const filters = { tab: 'finished', month: '2026-11', words: 'high tide', type: 'movie', rating: '4' } as const;
    expect(filtersToSearch(filters).toString()).toBe('show=finished&month=2026-11&title=high+tide&type=movie&rating=4');
    expect(filtersFromSearch(filtersToSearch(filters))).toEqual(filters);
    expect(filtersToSearch(EVERYTHING).toString()).toBe('');
  });

  it('shows everything for an address that makes no sense', () => {
    expect(filtersFromSearch(new URLSearchParams('show=1&x=2'))).toEqual(EVERYTHING);
  });
});

it.each([
  [['s1e3'], 'S1 E3'],
  [['s1e1', 's1e2', 's1e3', 's1e5'], 'S1 E1–E3, E5'],
  [['s1e1', 's1e3', 's1e4'], 'S1 E1, E3–E4'],
  [['s1e9', 's2e1'], 'S1 E9, S2 E1'],
  [['s1e1', 's1e3', 's1e5', 's1e7'], '4 episodes'],
  [[], ''],
])('the episodes %j of a row are written as %s', (keys, text) => {
  expect(episodesText(keys)).toBe(text);
});
