import { afterEach, beforeEach, jest } from '@jest/globals';
import type { TmdbClient } from '@marquee/tmdb';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../../testing/render-app';
import { pageOf, title } from '../../../testing/titles';
import { SearchOverlay } from '../overlay/search-overlay';
// Preloaded, because the tests use fake timers.
import '../overlay/search-panel';

export const matrix = title(603, { title: 'The Matrix', voteAverage: 8.25 });
export const thrones = title(1399, {
  mediaType: 'tv',
  title: 'Game of Thrones',
  date: '2011-04-17',
  overview: 'Seven noble families fight for control of the mythical land of Westeros. '.repeat(3),
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const one = ({ mediaType }: { mediaType: string }) =>
  Promise.resolve(pageOf([title(1, { title: mediaType === 'movie' ? 'Alien' : 'Dark' })]));
/** A metadata service that searches so; one film and one series are popular and trending. */
export const searching = (search: TmdbClient['searchMulti']) => ({
  searchMulti: jest.fn(search),
  popular: one,
  trending: one,
});
export const open = (tmdb: ReturnType<typeof searching>) => {
  const onClose = jest.fn();
  const search = (
    <>
      <SearchOverlay id="search" />
      <Address />
    </>
  );
  renderApp(search, { tmdb: tmdb as unknown as Partial<TmdbClient> });
  const dialog = document.querySelector('dialog');
  dialog?.addEventListener('close', onClose);
  act(() => dialog?.showModal());
  return onClose;
};
export const input = () => screen.getByRole('searchbox', { name: 'Search movies and series' });
export const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Waits for the debounce, then for the frame in which the store notifies of the response. */
export const answered = async () => {
  await wait(300);
  await wait(50);
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
