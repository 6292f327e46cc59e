import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { listenToDialogs } from '../../../boot/dialogs';
import { renderApp } from '../../../testing/render-app';
import { pageOf, title } from '../../../testing/titles';
import { SearchBox } from './search-box';

beforeAll(listenToDialogs);
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const show = () => renderApp(<SearchBox />, { tmdb: { popular: () => Promise.resolve(pageOf([title(1)])) } });
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });

it('closes with every change of page [SEARCH-04]', () => {
  show();
  open();
  expect(dialog()).toBeTruthy();
  act(() => window.history.pushState(null, '', '/movies'));
  expect(dialog()).toBeNull();
});

it('is closed by its button and by a press beside it, and empty when it opens again', () => {
  show();
  open();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dune' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  open();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  // Selecting text and releasing outside the dialog must not close it.
  fireEvent.pointerDown(screen.getByRole('searchbox'));
  fireEvent.click(dialog() ?? document.body);
  expect(dialog()).toBeTruthy();
  fireEvent.pointerDown(dialog() ?? document.body);
  fireEvent.click(dialog() ?? document.body);
  expect(dialog()).toBeNull();
});

it('keeps the focus among its controls', () => {
  show();
  open();
  const last = screen.getByRole('link', { name: 'Advanced Search/Filter' });
  const first = screen.getByRole('button', { name: 'See all results' });
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
});
