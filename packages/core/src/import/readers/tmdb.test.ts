import { describe, expect, it } from '@jest/globals';
import { readOne } from '../testing/read-text';

const HEAD = 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n';

describe('TMDB [IMPORT-16]', () => {
  it('reads ratings; the ids of an episode are its own', () => {
    const table =
      HEAD +
      '90001,tt7100001,tv,Harbour Lights S1E1,2016-09-22T00:00:00Z,1,1,6.976,8,2023-01-07T16:35:52Z\n80001,tt7000002,movie,The Long Ferry,2011-03-04T00:00:00Z,,,7.757,7.5,2023-05-02T09:29:50Z\n';
    expect(readOne('ratings.csv', table)).toEqual([
      '2: rating tv Harbour Lights s1e1 8/10 episode.imdb=tt7100001 episode.tmdb=90001',
      '3: rating movie The Long Ferry 2011 8/10 imdb=tt7000002 tmdb=80001',
      '3: problem rounded_rating',
    ]);
  });

  it('reads the watchlist and favorites by the names of their files', () => {
    const table = HEAD + '80001,,movie,The Long Ferry,2011-03-04T00:00:00Z,,,7.757,,\n,,movie,,,,,,,\n';
    expect(readOne('movie_watchlist.csv', table)).toEqual([
      '2: watchlist movie The Long Ferry 2011 tmdb=80001',
      '3: problem no_title',
    ]);
    expect(readOne('favorites.csv', table)[0]).toBe('2: favorite movie The Long Ferry 2011 tmdb=80001');
  });
});
