import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createFakeTmdb, json, wireEpisode, wireMovieDetails, wireSeason, wireTvDetails } from '@marquee/tmdb/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { firstOf } from '../testing/first-of';
import { providerWith, renderPage } from '../testing/render-page';
import { Component as Account } from './account';
import { Component as Episode } from './episode';
import { Component as FourK } from './fourk';
import { Component as Import } from './import';
import { Component as Login } from './login';
import { Component as Movie } from './movie';
import { Component as Search } from './search';
import { Component as Signup } from './signup';
import { Component as Sources } from './sources';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** What Chrome's and Edge's translation does: each text gives way to an element that holds its translation. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, style, script')) continue;
    const font = document.createElement('font' as string);
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const season = firstOf(wireTvDetails().seasons);
const part = wireEpisode({ id: 501, season_number: 1, episode_number: 1, name: 'Part 1' });
const tmdb = () =>
  createFakeTmdb({
    'movie/101': json(wireMovieDetails({ id: 101, title: 'High Tide' })),
    'tv/201': json(wireTvDetails({ id: 201, seasons: [{ ...season, season_number: 1, episode_count: 1 }] })),
    'tv/201/season/1': json(wireSeason({ season_number: 1, episodes: [part] })),
    'tv/201/season/1/episode/1': json(part),
  });

it.each([
  ['a film', Movie, '/movies/101', '/movies/:id'],
  ['an episode', Episode, '/series/201/1/1', '/series/:id/:season/:episode'],
  ['the settings', Account, '/account?tab=player', '/account'],
  ['the appearance', Account, '/account?tab=appearance', '/account'],
  ['the search', Search, '/search?query=tide', '/search'],
  ['the sign-up', Signup, '/signup', '/signup'],
  ['the login', Login, '/login', '/login'],
  ['the sources', Sources, '/sources', '/sources'],
  ['the import', Import, '/import', '/import'],
  ['the 4K guide', FourK, '/4k', '/4k'],
])('%s can be used while a browser translates it [SHELL-25]', async (_name, Page, path, pattern) => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(Page, { path, pattern, tmdb: tmdb(), provider: providerWith('movie/101', 'tv/201') });
  await waitFor(() => expect(document.querySelector('button')).toBeTruthy());
  const pressed = new Set<string>();
  const next = () =>
    [...document.querySelectorAll('button')].find(
      (button) => !button.disabled && !pressed.has(button.ariaLabel ?? button.textContent),
    );
  for (let button = next(); button && pressed.size < 60; button = next()) {
    pressed.add(button.ariaLabel ?? button.textContent);
    translate();
    fireEvent.click(button);
    // What the press began, and another look at what came of it.
    await act(() => Promise.resolve());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
  expect(errors.mock.calls.flat().join('\n')).not.toMatch(/NotFoundError|not a child/);
  expect(screen.getByTestId('address')).toBeTruthy();
});
