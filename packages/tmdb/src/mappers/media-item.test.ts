import { describe, expect, it } from '@jest/globals';
import { wireMovieItem, wireTvItem } from '../testing';
import { toMovieItem, toTitleItem, toTvItem } from './media-item';

describe('a movie in a list', () => {
  it('carries its identity, date and year [MEDIA-11]', () => {
    expect(toMovieItem(wireMovieItem({ id: 603, title: 'Harbour', release_date: '1999-03-31' }))).toMatchObject({
      key: 'movie:603',
      mediaType: 'movie',
      title: 'Harbour',
      date: '1999-03-31',
      year: 1999,
      genreIds: [18, 9648],
      posterPath: '/harbour-poster.jpg',
    });
  });

  it.each([[''], [null], ['2023-02-30'], ['soon'], ['0000-00-00']])(
    'has no date when TMDB sends %j',
    (release_date) => {
      expect(toMovieItem(wireMovieItem({ release_date }))).toMatchObject({ date: null, year: null });
    },
  );

  it('without a title is an Untitled Movie [MEDIA-02]', () => {
    expect(toMovieItem(wireMovieItem({ title: '' })).title).toBe('Untitled Movie');
    expect(toMovieItem(wireMovieItem({ title: '  ' })).title).toBe('Untitled Movie');
  });

  it('treats an empty picture path as no picture', () => {
    expect(toMovieItem(wireMovieItem({ poster_path: '', backdrop_path: null }))).toMatchObject({
      posterPath: null,
      backdropPath: null,
    });
  });
});

describe('a series in a list', () => {
  it('takes its title from the name and its date from the first airing [MEDIA-11]', () => {
    expect(toTvItem(wireTvItem({ id: 603 }))).toMatchObject({
      key: 'tv:603',
      mediaType: 'tv',
      title: 'The Orchard Line',
      originalTitle: 'The Orchard Line',
      date: '2021-09-17',
    });
  });

  it('without a name is an Untitled Series [MEDIA-02]', () => {
    expect(toTvItem(wireTvItem({ name: '' })).title).toBe('Untitled Series');
  });
});

it('items of a mixed list with the same number stay two titles [MEDIA-03]', () => {
  const keys = [
    toTitleItem({ ...wireMovieItem({ id: 7 }), media_type: 'movie' }),
    toTitleItem({ ...wireTvItem({ id: 7 }), media_type: 'tv' }),
  ].map((item) => item.key);
  expect(keys).toEqual(['movie:7', 'tv:7']);
});
