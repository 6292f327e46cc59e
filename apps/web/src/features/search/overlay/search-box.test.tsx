import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderApp } from '../../../testing/render-app';
import { pageOf, title } from '../../../testing/titles';
import { SearchBox } from './search-box';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const Page = () => (
  <>
    <SearchBox />
    <Link to="/movies">Movies</Link>
    <Link to="/series">Series</Link>
  </>
);
const overlay = () => screen.queryByRole('dialog');

it('closes on navigation, but not for a navigation that was under way when it was opened [SEARCH-04]', async () => {
  renderApp(<Page />, { tmdb: { popular: () => Promise.resolve(pageOf([title(1)])) } });
  // The address is the new page's while that is still being drawn.
  window.history.pushState(null, '', '/movies');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByText('Movies'));
  expect(overlay()).toBeTruthy();
  fireEvent.click(screen.getByText('Series'));
  expect(overlay()).toBeNull();
});
