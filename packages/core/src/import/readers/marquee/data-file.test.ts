import { describe, expect, it } from '@jest/globals';
import { readOne } from '../../testing/read-text';

const json = (value: unknown) => JSON.stringify(value);

describe('Marquee’s own file [IMPORT-23]', () => {
  it('reads favorite seasons and episodes under their former name', () => {
    const hearts = [{ key: 'tv:70001/s1', changedAt: 5, value: { title: 'Harbour Lights', year: null } }];
    expect(readOne('marquee.json', json({ app: 'marquee', version: 1, data: { hearts } }))).toEqual([
      '1: favorite tv Harbour Lights s1 tmdb=70001',
    ]);
  });

  it('reads plays, ratings, notes, favorites, bookmarks and places; what was removed stays so', () => {
    const value = { watchedAt: 1_709_671_290_000, how: 'played', title: 'The Long Ferry', year: 2011 };
    const data = {
      plays: [
        { key: 'movie:80001/a', changedAt: 5, value: { ...value, rating: 9 } },
        {
          key: 'tv:70001/s1e2/b',
          changedAt: 5,
          value: { ...value, watchedAt: null, title: 'Harbour Lights', year: null, episodeTitle: 'The Pier' },
        },
        { key: 'movie:80001/c', changedAt: 5, removedAt: 6, value },
        { key: 'nonsense', changedAt: 5, value },
      ],
      ratings: [
        { key: 'movie:80001', changedAt: 5, value: { rating: 7, ratedAt: 5, title: 'The Long Ferry', year: 2011 } },
        { key: 'tv:70001/s1', changedAt: 5, value: { rating: 9, ratedAt: null, title: 'Harbour Lights', year: null } },
        { key: 'movie:80002', changedAt: 5, removedAt: 5, value: { rating: 7, ratedAt: 5, title: 'Gone', year: null } },
      ],
      notes: [
        {
          key: 'tv:70001',
          changedAt: 5,
          value: { text: 'Foggy', hasSpoilers: true, title: 'Harbour Lights', year: null },
        },
      ],
      favorites: [{ key: 'tv:70001/s1e2', changedAt: 5, value: { title: 'Harbour Lights', year: null } }],
      bookmarks: [
        { mediaId: 1, mediaType: 'movie', category: 'watchlist', addedAt: 5 },
        { mediaId: 2, category: 'favorites', addedAt: 5 },
        { mediaId: 3, mediaType: 'tv', category: 'Boats', addedAt: 5 },
        { mediaId: 4, mediaType: 'tv', category: 'Boats', addedAt: 5, removedAt: 5 },
      ],
      'media-tracking': {
        items: {
          80001: {
            type: 'movie',
            title: 'The Long Ferry',
            year: 2011,
            updatedAt: 9,
            progress: { watched: 100, duration: 100 },
          },
          80009: { type: 'movie', title: 'Old', year: 1950, updatedAt: 9, progress: { watched: 100, duration: 100 } },
          70001: {
            type: 'show',
            title: 'Harbour Lights',
            year: 2016,
            updatedAt: 9,
            episodes: {
              s1e3: {
                id: 1,
                number: 3,
                title: 'Ropes',
                seasonId: 2,
                updatedAt: 9,
                progress: { watched: 10, duration: 100 },
              },
            },
          },
        },
      },
    };
    expect(readOne('marquee.json', json({ app: 'marquee', version: 1, data }))).toEqual([
      '1: watching movie The Long Ferry 2011 2024-03-05 20:41 9/10 tmdb=80001',
      '2: watching tv Harbour Lights s1e2 The Pier ? tmdb=70001',
      '1: rating movie The Long Ferry 2011 7/10 tmdb=80001',
      '2: rating tv Harbour Lights s1 9/10 tmdb=70001',
      '1: note tv Harbour Lights "Foggy" (spoilers) tmdb=70001',
      '1: favorite tv Harbour Lights s1e2 tmdb=70001',
      '1: watchlist movie tmdb=1',
      '2: favorite any tmdb=2',
      '3: list-entry tv in "Boats" tmdb=3',
      '1: progress tv Harbour Lights 2016 s1e3 Ropes 10/100 tmdb=70001',
      '3: watching movie Old 1950 1970-01-01 00:00 tmdb=80009',
      '4: problem not_understood',
    ]);
  });
});
