import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addPlay } from '@marquee/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Component as Diary } from '../../../routes/diary';
import { Component as History } from '../../../routes/history';
import { entriesEdited } from '../../../shared/store/collections';
import { renderPage } from '../../../testing/render-page';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(Page: ComponentType, path: string) {
  const PageWithLink = () => (
    <>
      <Link to={path}>everything</Link>
      <Page />
    </>
  );
  const view = renderPage(PageWithLink, { path, pattern: path });
  const played = { mediaType: 'movie' as const, id: 1, title: 'High Tide', year: 2020 };
  const watchedAt = Date.UTC(2026, 10, 20, 12);
  await screen.findByText('Nothing here yet');
  const play = addPlay({}, { id: 'a', played, watchedAt, how: 'played' }, 1);
  act(() => void view.store.dispatch(entriesEdited('plays', [play])));
  const box = await screen.findByRole<HTMLInputElement>('searchbox');
  /** Adds letters to what is in the box, before the first of them is in the rendered address. */
  const type = (letters: string) =>
    act(() => {
      for (const letter of letters) fireEvent.change(box, { target: { value: box.value + letter } });
    });
  return { ...view, box, type };
}

describe.each([
  ['diary', Diary, '/diary', 'DIARY-01'],
  ['history', History, '/history', 'HISTORY-14'],
] as const)('the search of the %s', (_, Page, path, id) => {
  it(`keeps every letter that is typed fast [${id}]`, async () => {
    const { address, box, type } = await open(Page, path);
    type('tide');
    expect(box.value).toBe('tide');
    await waitFor(() => expect(address()).toBe(`${path}?title=tide`));
    type('s');
    await waitFor(() => expect(address()).toBe(`${path}?title=tides`));
    fireEvent.click(screen.getByRole('button', { name: 'See all' }));
    await waitFor(() => expect(address()).toBe(path));
    expect(box.value).toBe('');
  });

  it(`is emptied by a link to everything, even one that is pressed while the list follows [${id}]`, async () => {
    const { address, box, type } = await open(Page, path);
    act(() => {
      box.focus();
      type('tide');
      box.blur();
      fireEvent.click(screen.getByRole('link', { name: 'everything' }));
    });
    await waitFor(() => expect(box.value).toBe(''));
    expect(address()).toBe(path);
  });

  it(`is kept with a type that is chosen right after it [${id}]`, async () => {
    const { address, box, type } = await open(Page, path);
    act(() => {
      type('tide');
      fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'movie' } });
    });
    await waitFor(() => expect(address()).toBe(`${path}?title=tide&type=movie`));
    expect(box.value).toBe('tide');
  });
});
