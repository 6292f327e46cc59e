import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { addPlay, dayToMs } from '@marquee/core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { createRecords } from '../../../shared/store/collections';
import { renderApp } from '../../../testing/render-app';
import { title } from '../../../testing/titles';
import { connectHere } from '../testing/connect-here';
import { BecauseRows } from './because-rows';

/** Where the rows' place is, as the page scrolls. */
let tell: (isIntersecting: boolean) => void = () => undefined;
const original = window.IntersectionObserver;

beforeEach(async () => {
  await deleteDB('marquee');
  localStorage.clear();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => notice([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(() => {
  cleanup();
  Object.assign(window, { IntersectionObserver: original });
});

it('home shows what follows from what was watched, once its place is below the screen [FORYOU-01]', async () => {
  const records = createRecords();
  const played = { mediaType: 'movie' as const, id: 1, title: 'Low Tide', year: 2001 };
  const entry = addPlay({}, { id: 'a', played, watchedAt: dayToMs('2026-03-01'), how: 'marked' }, 1);
  await records.put([{ name: 'plays', entry, isPending: false }]);
  const asked: number[] = [];
  renderApp(<BecauseRows connect={connectHere} />, {
    records,
    tmdb: {
      relatedTitles: ({ id }) => {
        asked.push(id);
        const similar = Array.from({ length: 9 }, (_, at) => title(at + 1));
        return Promise.resolve({ title: title(id), keywords: [], recommendations: similar, similar: [] });
      },
    },
  });
  await waitFor(() => expect(asked).toEqual([1]));
  act(() => tell(true));
  expect(screen.queryByRole('region')).toBeNull();
  act(() => tell(false));
  const row = within(await screen.findByRole('region', { name: 'Because you watched Low Tide' }));
  expect(row.getAllByRole('article')).toHaveLength(8);
  expect(row.queryByText('Title 1')).toBeNull();
  expect(row.getByRole('button', { name: 'Why Title 2 is recommended' })).toBeTruthy();
});
