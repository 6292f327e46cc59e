import { describe, expect, it, jest } from '@jest/globals';
import { pageOf, title } from '../../testing/titles';
import { fillRow } from './fill-row';

const pageWith = (totalPages: number, ...ids: number[]) => ({ ...pageOf(ids.map((id) => title(id))), totalPages });
const fill = async (pages: Parameters<typeof pageWith>[1][][], length: number, above: number[] = []) => {
  const fetchPage = jest.fn((page: number) => Promise.resolve(pageWith(pages.length, ...(pages[page - 1] ?? []))));
  const row = await fillRow(
    fetchPage,
    length,
    above.map((id) => title(id).key),
  );
  return { ids: row.map(({ id }) => id), asked: fetchPage.mock.calls.length };
};

describe('a row without the titles above it [HOME-19]', () => {
  it('is filled from further pages, as far as needed', async () => {
    expect(await fill([[1, 2, 3], [4, 5, 6], [7]], 3, [1, 3])).toEqual({ ids: [2, 4, 5], asked: 2 });
    expect(
      await fill(
        [
          [1, 2, 3],
          [4, 5, 6],
        ],
        3,
      ),
    ).toEqual({ ids: [1, 2, 3], asked: 1 });
  });

  it('shows no title twice that the list repeats', async () => {
    expect(
      (
        await fill(
          [
            [1, 1, 2],
            [2, 3],
          ],
          3,
        )
      ).ids,
    ).toEqual([1, 2, 3]);
  });

  it('stays short where the list ends, and after some pages', async () => {
    expect(await fill([[1, 2]], 3, [1])).toEqual({ ids: [2], asked: 1 });
    expect((await fill([[1], [1], [1], [1], [1], [1]], 3)).asked).toBe(4);
  });
});
