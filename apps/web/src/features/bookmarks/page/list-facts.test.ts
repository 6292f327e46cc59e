import { describe, expect, it } from '@jest/globals';
import { addPlay, removePlays, toEntries, type PlayedTitle, type TitleSnapshot } from '@marquee/core';
import type { CardItem } from '../../../shared/ui';
import { ALL_CATEGORIES, type ListedBookmark, type Target } from './filter-and-sort';
import { countByCategory, factsOf } from './list-facts';
import { pickTitle } from './pick-title';

const target = (mediaId: number, ...categories: string[]): Target => ({
  ref: `movie:${mediaId}`,
  mediaId,
  mediaType: 'movie',
  categories: new Map(categories.map((category) => [category, 1])),
});
const listed = (id: number, mediaType: 'movie' | 'tv' = 'movie'): ListedBookmark => ({
  target: target(id, 'watching'),
  addedAt: 1,
  item: { key: `${mediaType}:${id}`, id, mediaType, title: 'x' } as CardItem,
});

describe('the lists of bookmarks', () => {
  it('are counted, all of them first, each title once in each [BOOKMARK-27]', () => {
    const counts = countByCategory(
      [target(1, 'watching'), target(2, 'watching', 'mine')],
      ['watching', 'watched', 'mine'],
    );
    expect([...counts]).toEqual([
      [ALL_CATEGORIES, 2],
      ['watching', 2],
      ['watched', 0],
      ['mine', 1],
    ]);
  });

  it('say how many movies and series they hold', () => {
    expect(factsOf([listed(1), listed(2, 'tv'), listed(3, 'tv')], {})).toBe('1 movie · 2 series');
    expect(factsOf([], {})).toBe('');
  });

  it('say how long all of it is, or is at least while some lengths are unknown [BOOKMARK-29]', () => {
    const long = (totalRuntimeMin: number | null) => ({ totalRuntimeMin }) as TitleSnapshot;
    const titles = [listed(1), listed(2, 'tv')];
    expect(factsOf(titles, { 'movie:1': long(100), 'tv:2': long(3000) })).toBe('1 movie · 1 series · 2 days 4 hr');
    expect(factsOf(titles, { 'movie:1': long(100), 'tv:2': long(null) })).toBe('1 movie · 1 series · at least 2 hr');
    expect(factsOf([listed(1)], { 'movie:1': long(1440) })).toBe('1 movie · 1 day');
    expect(factsOf([listed(1)], { 'movie:1': long(7) })).toBe('1 movie');
  });

  it('pick a title that was not watched, and any when all were [BOOKMARK-28]', () => {
    const film = (id: number): PlayedTitle => ({ mediaType: 'movie', id, title: 'x', year: null });
    const play = addPlay({}, { id: 'a', played: film(1), watchedAt: 5, how: 'played' }, 5);
    const plays = toEntries({}, [play]);
    const list = [listed(1), listed(2), listed(3)];
    expect([0, 0.49, 0.5, 0.99].map((random) => pickTitle(list, plays, random)?.item.id)).toEqual([2, 2, 3, 3]);
    expect(pickTitle([listed(1)], plays, 0.5)?.item.id).toBe(1);
    const forgotten = toEntries({}, removePlays(plays, film(1), 9));
    expect(pickTitle(list, forgotten, 0)?.item.id).toBe(1);
    expect(pickTitle([], plays, 0)).toBeUndefined();
  });
});
