import { describe, expect, it } from '@jest/globals';
import { readOne } from '../testing/read-text';

const json = (value: unknown) => JSON.stringify(value);

describe('movie-web and its forks [IMPORT-21]', () => {
  const progress = {
    80001: {
      type: 'movie',
      title: 'The Long Ferry',
      year: 2011,
      updatedAt: 1_709_671_290_000,
      progress: { watched: 5_900, duration: 6_000 },
    },
    70001: {
      type: 'show',
      title: 'Harbour Lights',
      year: 2016,
      updatedAt: 1_709_671_290_000,
      seasons: { 1: { id: '1', number: 2 } },
      episodes: {
        9: {
          id: '9',
          number: 3,
          title: 'The Pier',
          seasonId: '1',
          updatedAt: 1_709_671_290_000,
          progress: { watched: 600, duration: 3_000 },
        },
      },
    },
  };
  const bookmarks = {
    80002: { type: 'movie', title: 'Later', year: 2030, updatedAt: 1_709_671_290_000 },
    80003: { type: 'movie', title: 'Rafts', year: 1979, updatedAt: 1, group: ['[BOAT]Boats'] },
  };

  it('are read from local storage: bookmarks, what was watched, and positions', () => {
    const storage = {
      '__MW::auth': json({ state: { account: { token: 'secret', seed: 'secret' } } }),
      '__MW::progress': json({ state: { items: progress }, version: 3 }),
      '__MW::bookmarks': json({ state: { bookmarks: { 80002: bookmarks[80002] } }, version: 0 }),
    };
    const lines = readOne('localStorage.json', json(storage));
    expect(lines).toEqual([
      '1: watchlist movie Later 2030 tmdb=80002',
      '2: progress tv Harbour Lights 2016 s2e3 The Pier 600/3000 tmdb=70001 episode.tmdb=9',
      '3: watching movie The Long Ferry 2011 2024-03-05 20:41 tmdb=80001',
    ]);
    expect(lines.join()).not.toContain('secret');
  });

  it('are read from the file that they export', () => {
    const watchHistory = {
      '70001-9': {
        type: 'show',
        title: 'Harbour Lights',
        year: 2016,
        watchedAt: 1_709_671_290_000,
        completed: true,
        seasonNumber: 2,
        episodeNumber: 4,
        progress: { watched: 1, duration: 2 },
      },
    };
    const lines = readOne(
      'mw-account-data.json',
      json({ account: { deviceName: 'x' }, bookmarks, progress: {}, watchHistory }),
    );
    expect(lines.sort()).toEqual([
      '1: watchlist movie Later 2030 tmdb=80002',
      '2: list-entry movie Rafts 1979 in "Boats" tmdb=80003',
      '3: watching tv Harbour Lights 2016 s2e4 2024-03-05 20:41 tmdb=70001',
    ]);
  });
});
