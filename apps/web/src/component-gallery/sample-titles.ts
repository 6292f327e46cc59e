import { titleKey } from '@marquee/core';
import type { CardItem } from '../shared/ui';

const sampleTitle = (id: number, changes: Partial<CardItem>): CardItem => ({
  key: titleKey('movie', id),
  id,
  mediaType: 'movie',
  title: 'Metropolis',
  posterPath: null,
  genreIds: [878, 18],
  year: 1927,
  voteAverage: 8.1,
  popularity: 20,
  ...changes,
});

/** Titles that exercise the edge cases of a card. */
export const sampleTitles: readonly CardItem[] = [
  sampleTitle(1, {}),
  sampleTitle(2, {
    title: 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
    year: 1964,
    genreIds: [35, 10752, 878],
  }),
  sampleTitle(3, { title: 'M', year: 1931, popularity: 900 }),
  sampleTitle(4, { title: 'جدایی نادر از سیمین', year: 2011, genreIds: [18] }),
  sampleTitle(5, { title: '七人の侍', year: 1954, genreIds: [] }),
  sampleTitle(6, { title: 'Donaudampfschifffahrtsgesellschaftskapitän', year: null, voteAverage: 0 }),
];
