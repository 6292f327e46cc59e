import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addPlay, type DiaryMonth } from '@marquee/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Component as Diary } from '../../../routes/diary';
import { Component as History } from '../../../routes/history';
import { entriesEdited } from '../../../shared/store/collections';
import { renderPage } from '../../../testing/render-page';
import { diaryLineKey, diaryLines } from './diary-lines';

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

it.each([
  ['diary', Diary, '/diary'],
  ['history', History, '/history'],
] as const)(
  'the search of the %s keeps every letter that is typed fast, and is emptied by a link [DIARY-01, HISTORY-14]',
  async (_, Page, path) => {
    const { address, box, type } = await open(Page, path);
    type('tide');
    expect(box.value).toBe('tide');
    await waitFor(() => expect(address()).toBe(`${path}?title=tide`));
    type('s');
    await waitFor(() => expect(address()).toBe(`${path}?title=tides`));
    fireEvent.click(screen.getByRole('button', { name: 'See all' }));
    await waitFor(() => expect(address()).toBe(path));
    expect(box.value).toBe('');

    // Even by one that is pressed while the list follows.
    act(() => {
      box.focus();
      type('tide');
      box.blur();
      fireEvent.click(screen.getByRole('link', { name: 'everything' }));
    });
    await waitFor(() => expect(box.value).toBe(''));
    expect(address()).toBe(path);

    // A type that is chosen right after the letters keeps them.
    act(() => {
      type('tide');
      fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'movie' } });
    });
    await waitFor(() => expect(address()).toBe(`${path}?title=tide&type=movie`));
    expect(box.value).toBe('tide');
  },
);

const month = (name: string, ...days: number[]) =>
  ({
    month: name,
    totals: {},
    rows: days.map((day, index) => ({ id: `${name}-${day}-${index}`, day: `${name}-${day}` })),
  }) as unknown as DiaryMonth;
const months = [month('2026-11', 25, 24, 24), month('2026-10', 3)];

describe('the lines of a diary', () => {
  it('are one below the other in one column, with each date once', () => {
    const lines = diaryLines(months, 1);
    expect(lines.map(diaryLineKey)).toEqual([
      '2026-11',
      '2026-11-25-0',
      '2026-11-24-1',
      '2026-11-24-2',
      '2026-10',
      '2026-10-3-0',
    ]);
    expect(lines.flatMap((line) => ('row' in line ? [line.hasDate] : []))).toEqual([true, true, false, true]);
  });

  it('have a date at the start of each row of two, though the day began before [HISTORY-17]', () => {
    const lines = diaryLines([month('2026-11', 25, 24, 24, 24, 24)], 2);
    expect(lines.flatMap((line) => ('row' in line ? [line.hasDate] : []))).toEqual([true, true, true, false, true]);
  });

  it('leave the place beside the name of a month and its last row free in two columns [HISTORY-17]', () => {
    const names = diaryLines(months, 2).map((line) => ('gap' in line ? '' : diaryLineKey(line)));
    expect(names).toEqual([
      '2026-11',
      '',
      '2026-11-25-0',
      '2026-11-24-1',
      '2026-11-24-2',
      '',
      '2026-10',
      '',
      '2026-10-3-0',
    ]);
  });
});
