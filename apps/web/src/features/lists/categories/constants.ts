import { categoryBySlug, genreBySlug, genres } from '@marquee/core';

/** The genres in the hero of `/categories`: eight that movies and series share, or that are searched most often. */
export const heroGenres = [
  'action',
  'comedy',
  'drama',
  'sci-fi',
  'thriller',
  'horror',
  'animation',
  'documentary',
].flatMap((slug) => genreBySlug(slug) ?? []);

/** Highlight rows of `/categories` (BROWSE-01). */
export const highlights = genres.slice(0, 6).flatMap(({ slug }) => categoryBySlug(slug) ?? []);
