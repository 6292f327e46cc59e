import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { pageOf, title } from '../../../testing/titles';
import { SearchBox } from './search-box';

afterEach(cleanup);

const type = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

// One test: once the search's code is there, nobody types before it.
it('text typed while the search overlay is loading appears in its input', async () => {
  renderApp(<SearchBox />, { tmdb: { popular: () => Promise.resolve(pageOf([title(1)])) } });
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  open();
  expect(screen.queryByRole('dialog')).toBeNull();
  type('x', 'Escape', 'y');
  open();
  type('d', 'u', 'n', 'k', 'Backspace', 'e', 'Shift', 'F5');
  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
  const field = await screen.findByRole('searchbox');
  expect(field).toHaveProperty('value', 'dune');
  expect(document.activeElement).toBe(field);
  await act(() => Promise.resolve());
  type('z');
  expect(field).toHaveProperty('value', 'dune');
});
