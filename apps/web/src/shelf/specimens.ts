import { titleKey } from '@marquee/core';
import type { CardItem } from '../shared/ui';

const specimen = (id: number, changes: Partial<CardItem>): CardItem => ({
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

/** Titles that find the weak places of a card. */
export const specimens: readonly CardItem[] = [
  specimen(1, {}),
  specimen(2, {
    title: 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
    year: 1964,
    genreIds: [35, 10752, 878],
  }),
  specimen(3, { title: 'M', year: 1931, popularity: 900 }),
  specimen(4, { title: 'جدایی نادر از سیمین', year: 2011, genreIds: [18] }),
  specimen(5, { title: '七人の侍', year: 1954, genreIds: [] }),
  specimen(6, { title: 'Donaudampfschifffahrtsgesellschaftskapitän', year: null, voteAverage: 0 }),
];
