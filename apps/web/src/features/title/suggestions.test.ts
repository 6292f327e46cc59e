import { describe, expect, it } from '@jest/globals';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { title } from '../../testing/titles';
import { suggestionsOf } from './suggestions';

const film = createFakeTmdb().client.movieDetails({ id: 101 });
const titles = (...ids: number[]) => ids.map((id) => title(id));

describe('our recommendations', () => {
  it('are the recommended titles, filled up with similar ones, each once [TITLE-03]', async () => {
    const few = { ...(await film), recommendations: titles(1, 2), similar: titles(2, 3) };
    expect(suggestionsOf(few).map(({ id }) => id)).toEqual([1, 2, 3]);
    const many = { ...(await film), recommendations: titles(1, 2, 3, 4, 5, 6, 7, 8), similar: titles(9) };
    expect(suggestionsOf(many)).toHaveLength(8);
  });

  it('never contain the title itself', async () => {
    const self = { ...(await film), recommendations: titles(101, 1), similar: [] };
    expect(suggestionsOf(self).map(({ id }) => id)).toEqual([1]);
  });
});
