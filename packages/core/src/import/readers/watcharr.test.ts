import { describe, expect, it } from '@jest/globals';
import { readOne } from '../testing/read-text';

const json = (value: unknown) => JSON.stringify(value);

describe('Watcharr [IMPORT-19]', () => {
  it('tells films with the dates of its log, and episodes', () => {
    const content = {
      tmdbId: 80001,
      title: 'The Long Ferry',
      type: 'movie',
      release_date: '2011-03-04T00:00:00Z',
      imdb_id: 'tt7000002',
    };
    const series = {
      tmdbId: 70001,
      title: 'Harbour Lights',
      type: 'tv',
      release_date: '2016-01-01T00:00:00Z',
      imdb_id: '',
    };
    const list = [
      {
        id: 1,
        createdAt: '2024-06-08T12:51:09Z',
        updatedAt: '2025-09-10T20:00:27Z',
        status: 'FINISHED',
        rating: 10,
        thoughts: 'Good',
        content,
        activity: [
          {
            type: 'STATUS_CHANGED',
            data: 'FINISHED',
            createdAt: '2024-07-01T00:00:00Z',
            customDate: '2024-06-30T00:00:00Z',
          },
        ],
      },
      { id: 2, createdAt: '2024-06-08T12:51:09Z', status: 'FINISHED', rating: 0, thoughts: '', content, activity: [] },
      { id: 3, createdAt: '2024-06-08T12:51:09Z', status: 'PLANNED', rating: 0, content },
      {
        id: 4,
        createdAt: '2024-06-08T12:51:09Z',
        status: 'WATCHING',
        rating: 0,
        content: series,
        watchedSeasons: [{ seasonNumber: 1, status: 'FINISHED', rating: 7 }],
        watchedEpisodes: [
          { seasonNumber: 1, episodeNumber: 1, status: 'FINISHED', rating: 0, createdAt: '2024-08-02T20:16:19Z' },
          { seasonNumber: 1, episodeNumber: 2, status: 'PLANNED', rating: 0 },
        ],
      },
      { id: 5, status: 'FINISHED', game: { name: 'Boats' } },
    ];
    expect(readOne('watcharr.json', json(list))).toEqual([
      '1: watching movie The Long Ferry 2011 2024-06-30 00:00 imdb=tt7000002 tmdb=80001',
      '1: rating movie The Long Ferry 2011 10/10 imdb=tt7000002 tmdb=80001',
      '1: note movie The Long Ferry 2011 "Good" imdb=tt7000002 tmdb=80001',
      '2: watching movie The Long Ferry 2011 ? imdb=tt7000002 tmdb=80001',
      '3: watchlist movie The Long Ferry 2011 imdb=tt7000002 tmdb=80001',
      '4: watching tv Harbour Lights 2016 s1 ? tmdb=70001',
      '4: rating tv Harbour Lights 2016 s1 7/10 tmdb=70001',
      '4: watching tv Harbour Lights 2016 s1e1 2024-08-02 20:16 tmdb=70001',
      '5: problem not_a_video',
    ]);
  });
});
