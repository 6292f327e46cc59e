import { describe, expect, it } from '@jest/globals';
import { readOne } from '../testing/read-text';

const json = (value: unknown) => JSON.stringify(value);

describe('Stremio [IMPORT-20]', () => {
  it('tells the library, films that were watched, and where things were left', () => {
    const state = {
      lastWatched: '2024-03-05T20:41:30Z',
      timeOffset: 0,
      duration: 0,
      timesWatched: 0,
      flaggedWatched: 0,
      video_id: null,
      watched: null,
    };
    const library = [
      {
        _id: 'tt7000002',
        name: 'The Long Ferry',
        type: 'movie',
        removed: false,
        temp: false,
        _ctime: '2024-01-01T00:00:00Z',
        state: { ...state, timesWatched: 2 },
      },
      {
        _id: 'tt7000001',
        name: 'Harbour Lights',
        type: 'series',
        removed: true,
        temp: true,
        _ctime: '2024-01-01T00:00:00Z',
        state: {
          ...state,
          timeOffset: 600_000,
          duration: 3_000_000,
          video_id: 'tt7000001:2:3',
          watched: 'tt7000001:2:2:5:eJyTZwA=',
        },
      },
      {
        _id: 'kitsu:42',
        name: 'Gulls',
        type: 'anime',
        removed: false,
        temp: false,
        state: { ...state, timeOffset: 600_000, duration: 1_200_000, video_id: 'kitsu:42:7' },
      },
      { _id: 'yt_id:abc', name: 'A channel', type: 'channel', removed: false, temp: false, state },
    ];
    expect(readOne('stremio-library.json', json(library))).toEqual([
      '1: watching movie The Long Ferry 2024-03-05 20:41 ×2 imdb=tt7000002',
      '1: watchlist movie The Long Ferry imdb=tt7000002',
      '2: progress tv Harbour Lights s2e3 600/3000 imdb=tt7000001',
      '3: progress tv Gulls #7 600/1200',
      '3: watchlist tv Gulls',
      '2: problem unreadable_episodes',
      '4: problem not_a_video',
    ]);
    expect(readOne('export.json', json({ user: { authKey: 'x' }, libraryItem: library }))).toHaveLength(7);
  });
});
