import { describe, expect, it } from '@jest/globals';
import { movieItem, tvItem, wireMovieItem, wirePage } from '../testing';
import { toMovieItem } from './media-item';
import { MAX_PAGE, toPaged, uniqueTitles } from './paged';

describe('a page', () => {
  it('never offers a page that TMDB refuses', () => {
    const wire = wirePage([wireMovieItem()], { page: 3, total_pages: 42_471, total_results: 849_412 });
    expect(toPaged(wire, toMovieItem)).toMatchObject({ page: 3, totalPages: MAX_PAGE, totalResults: 849_412 });
  });

  it('keeps a smaller number of pages', () => {
    expect(toPaged(wirePage([], { total_pages: 0 }), toMovieItem).totalPages).toBe(0);
  });
});

describe('repeated titles', () => {
  it('are shown once, where they came first, and a movie is never taken for a series', () => {
    const first = movieItem({ id: 1, title: 'First' });
    const items = [first, tvItem({ id: 1 }), movieItem({ id: 2 }), movieItem({ id: 1, title: 'Again' })];
    expect(uniqueTitles(items).map((item) => [item.key, item.title])).toEqual([
      ['movie:1', 'First'],
      ['tv:1', 'The Orchard Line'],
      ['movie:2', 'Harbour Lights'],
    ]);
  });
});
