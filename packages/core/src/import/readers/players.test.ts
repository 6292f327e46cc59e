import { describe, expect, it } from '@jest/globals';
import { readOne } from '../testing/read-text';

describe('Jellyfin’s playback reporting [IMPORT-22]', () => {
  it('reads what was played for long enough', () => {
    const table =
      '2024-03-05 20:41:30.1234567\tabc\tdef\tMovie\tThe Long Ferry\tDirectPlay\tWeb\tFirefox\t5900\n' +
      '2024-03-05 20:41:30.1234567\tabc\tdef\tEpisode\tHarbour Lights (2016) - s02e03 - The Pier\tDirectPlay\tWeb\tFirefox\t2400\n' +
      '2024-03-05 20:41:30.1234567\tabc\tdef\tEpisode\tHarbour Lights - s02e04 - Ropes\tDirectPlay\tWeb\tFirefox\t20\n' +
      '2024-03-05 20:41:30.1234567\tabc\tdef\tAudio\tA song\tDirectPlay\tWeb\tFirefox\t200\n' +
      '2024-03-05 20:41:30.1234567\tabc\tdef\tEpisode\tNot known\tDirectPlay\tWeb\tFirefox\t2000\n';
    expect(readOne('PlaybackReportingBackup.tsv', table)).toEqual([
      '1: watching movie The Long Ferry 2024-03-05 20:41',
      '2: watching tv Harbour Lights 2016 s2e3 The Pier 2024-03-05 20:41',
      '3: problem not_finished',
      '4: problem not_a_video',
      '5: problem no_title',
    ]);
  });

  it('is not recognised in just any table of nine columns', () => {
    expect(readOne('a.csv', 'movie,b,c,d,e,f,g,h,i\n')).toEqual(['1: problem unknown_file']);
  });
});

const items = [
  {
    Id: 'a',
    Type: 'Movie',
    Name: 'The Long Ferry',
    ProductionYear: 2011,
    ProviderIds: { Tmdb: '80001', Imdb: 'tt7000002' },
    UserData: { Played: true, PlayCount: 3, LastPlayedDate: '2024-03-05T20:41:30.0000000Z', IsFavorite: true },
  },
  {
    Id: 's',
    Type: 'Series',
    Name: 'Harbour Lights',
    ProductionYear: 2016,
    ProviderIds: { Tvdb: '90001' },
    UserData: { Played: true, IsFavorite: true },
  },
  {
    Id: 'e',
    Type: 'Episode',
    Name: 'The Pier',
    SeriesId: 's',
    SeriesName: 'Harbour Lights',
    ParentIndexNumber: 2,
    IndexNumber: 3,
    ProviderIds: {},
    UserData: { Played: true, PlayCount: 1, IsFavorite: true },
  },
  {
    Id: 'f',
    Type: 'Movie',
    Name: 'Half Seen',
    ProductionYear: null,
    RunTimeTicks: 60_000_000_000,
    UserData: { Played: false, PlaybackPositionTicks: 6_000_000_000, LastPlayedDate: '2024-03-06T20:00:00Z' },
  },
  { Id: 'g', Type: 'Movie', Name: 'Never seen', UserData: { Played: false, PlayCount: 0 } },
  { Id: 'm', Type: 'Audio', Name: 'A song', UserData: { Played: true } },
  { Id: 'x', Type: 'Movie', Name: '', UserData: { Played: true } },
];

describe('a person’s data on a Jellyfin server [IMPORT-28]', () => {
  it('reads what was played, how often and when last, where it was left, and favorites', () => {
    expect(readOne('Home (Jellyfin).json', JSON.stringify({ Items: items }))).toEqual([
      '1: watching movie The Long Ferry 2011 2024-03-05 20:41 ×3 imdb=tt7000002 tmdb=80001',
      '1: favorite movie The Long Ferry 2011 imdb=tt7000002 tmdb=80001',
      '2: favorite tv Harbour Lights 2016 tvdb=90001',
      '3: watching tv Harbour Lights 2016 s2e3 The Pier ? tvdb=90001',
      '3: favorite tv Harbour Lights 2016 s2e3 The Pier tvdb=90001',
      '4: progress movie Half Seen 600/6000',
      '5: problem not_carried_over',
      '6: problem not_a_video',
      '7: problem no_title',
    ]);
  });
});

const json = (value: unknown) => JSON.stringify(value);

describe('Stremio [IMPORT-20]', () => {
  it('reads the library, films that were watched, and where things were left', () => {
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
