import { describe, expect, it } from '@jest/globals';
import { readOne } from '../testing/read-text';

describe('Yamtrack [IMPORT-18]', () => {
  it('reads films, episodes, scores and notes; games become lines of the report', () => {
    const table =
      '"media_id","source","media_type","title","image","season_number","episode_number","score","progress","status","start_date","end_date","notes","progress_changed"\n' +
      '"70001","tmdb","tv","Harbour Lights","x","","","","24","In progress","2024-02-09","","",""\n' +
      '"70001","tmdb","season","Harbour Lights","x","1","","8.0","24","Completed","","","",""\n' +
      '"70001","tmdb","episode","Harbour Lights","x","1","2","","","","","2024-02-09 10:00:00+00:00","",""\n' +
      '"80001","tmdb","movie","The Long Ferry","x","","","9.0","1","Completed","","2024-02-09","Good","2024-02-09T15:30:00Z"\n' +
      '"80002","tmdb","movie","Later","x","","","","","Planning","","","",""\n' +
      '"227","mal","anime","Gulls","x","","","","2","In progress","2024-02-09","","",""\n' +
      '"1","igdb","game","Boats","x","","","","3h","Completed","","2024-02-09","",""\n';
    expect(readOne('yamtrack.csv', table)).toEqual([
      '3: rating tv Harbour Lights s1 8/10 tmdb=70001',
      '4: watching tv Harbour Lights s1e2 2024-02-09 10:00 tmdb=70001',
      '5: watching movie The Long Ferry 2024-02-09 tmdb=80001',
      '5: rating movie The Long Ferry 9/10 tmdb=80001',
      '5: note movie The Long Ferry "Good" tmdb=80001',
      '6: watchlist movie Later tmdb=80002',
      '7: watching tv Gulls #2 ? and before mal=227',
      '2: problem not_carried_over',
      '8: problem not_a_video',
    ]);
  });

  it('reads the columns of 2024', () => {
    const table =
      'media_id,source,media_type,title,image,season_number,episode_number,score,progress,status,repeats,start_date,end_date,watch_date,notes\n' +
      '80001,tmdb,movie,The Long Ferry,x,,,,1,Repeating,2,,,2024-02-09,\n' +
      '70001,tmdb,episode,Harbour Lights,x,1,2,,,,0,,,2024-02-10,\n';
    expect(readOne('yamtrack.csv', table)).toEqual([
      '2: watching movie The Long Ferry 2024-02-09 ×3 tmdb=80001',
      '3: watching tv Harbour Lights s1e2 2024-02-10 tmdb=70001',
    ]);
  });
});

const json = (value: unknown) => JSON.stringify(value);

describe('Watcharr [IMPORT-19]', () => {
  it('reads films with the dates of its log, and episodes', () => {
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

describe('Simkl [IMPORT-14]', () => {
  it('reads films, series and their episodes', () => {
    const backup = {
      movies: [
        {
          status: 'completed',
          user_rating: 8,
          last_watched_at: '2024-01-02T10:00:00Z',
          movie: { title: 'The Long Ferry', year: 2011, ids: { simkl: 9, tmdb: '80001', imdb: 'tt7000002' } },
          memo: { text: 'Good', is_private: true },
        },
        {
          status: 'plantowatch',
          added_to_watchlist_at: '2024-01-02T10:00:00Z',
          movie: { title: 'Later', year: 2030, ids: {} },
          memo: {},
        },
        { status: 'dropped', movie: { title: 'No', year: 2000, ids: {} } },
      ],
      shows: [
        {
          status: 'watching',
          last_watched: 'S02E03',
          show: { title: 'Harbour Lights', year: 2016, ids: { tvdb: '555' } },
          seasons: [{ number: 1, episodes: [{ number: 1, watched_at: '2024-01-02T10:00:00Z' }, { number: 2 }] }],
        },
        {
          status: 'watching',
          last_watched: 'S02E03',
          last_watched_at: '2024-01-02T10:00:00Z',
          show: { title: 'Piers', year: 2017, ids: { tvdb: '556' } },
        },
        { status: 'completed', show: { title: 'Quays', year: 2018, ids: { tvdb: '557' } } },
      ],
      anime: [
        {
          status: 'completed',
          anime_type: 'tv',
          show: { title: 'Lighthouse Season 3', year: 2018, ids: { mal: '35760', tmdb: '1429', tvdb: 267440 } },
          seasons: [{ number: 1, episodes: [{ number: 5, watched_at: '2024-01-02T10:00:00Z' }] }],
        },
        {
          status: 'completed',
          anime_type: 'movie',
          last_watched_at: '2024-01-02T10:00:00Z',
          show: { title: 'Gulls', year: 2016, ids: { mal: '32281', tmdb: '372058' } },
        },
      ],
    };
    expect(readOne('SimklBackup.json', JSON.stringify(backup))).toEqual([
      '1: watching movie The Long Ferry 2011 2024-01-02 10:00 imdb=tt7000002 tmdb=80001 simkl=9',
      '1: rating movie The Long Ferry 2011 8/10 imdb=tt7000002 tmdb=80001 simkl=9',
      '1: note movie The Long Ferry 2011 "Good" imdb=tt7000002 tmdb=80001 simkl=9',
      '2: watchlist movie Later 2030',
      '4: watching tv Harbour Lights 2016 s1e1 2024-01-02 10:00 tvdb=555',
      '4: watching tv Harbour Lights 2016 s1e2 ? tvdb=555',
      '5: watching tv Piers 2017 s2e3 2024-01-02 10:00 and before tvdb=556',
      '6: watching tv Quays 2018 ? tvdb=557',
      // The TMDB and TVDB ids belong to the whole series, so they must not be used here.
      '7: watching tv Lighthouse Season 3 2018 #5 2024-01-02 10:00 mal=35760',
      '8: watching movie Gulls 2016 2024-01-02 10:00 tmdb=372058 mal=32281',
      '3: problem not_carried_over',
    ]);
  });

  it('reads the last episode and all before it from its CSV', () => {
    const table =
      '"SIMKL_ID","Title","Type","Year","Watchlist","LastEpWatched","WatchedDate","Rating","Memo","TVDB","TMDB","IMDB"\n' +
      '"1","Harbour Lights","tv","2016","watching","s02e03","2024-01-02","9","","555","70001","tt7000001"\n' +
      '"2","The Long Ferry","movie","2011","completed","","2024-01-02","","Good","","80001","tt7000002"\n' +
      '"3","Later","movie","2030","plan to watch","","","","","","80002",""\n' +
      '"4","Gone","tv","2000","on hold","","","","","","80003",""\n';
    const ids = 'imdb=tt7000001 tmdb=70001 tvdb=555 simkl=1';
    expect(readOne('simkl.csv', table)).toEqual([
      `2: watching tv Harbour Lights 2016 s2e3 2024-01-02 and before ${ids}`,
      `2: rating tv Harbour Lights 2016 9/10 ${ids}`,
      '3: watching movie The Long Ferry 2011 2024-01-02 imdb=tt7000002 tmdb=80001 simkl=2',
      '3: note movie The Long Ferry 2011 "Good" imdb=tt7000002 tmdb=80001 simkl=2',
      '4: watchlist movie Later 2030 tmdb=80002 simkl=3',
      '5: problem not_carried_over',
    ]);
    const times =
      'SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating\n' +
      '1,A,movie,2011,completed,,13/11/2023 01:48,\n1,B,movie,2011,completed,,18-12-2023 21:50:41,\n' +
      '1,C,movie,2011,completed,,1970-01-01T00:00:01Z,\n1,D,anime,2016,completed,,2023-11-13,\n';
    expect(readOne('times.csv', times)).toEqual([
      '2: watching movie A 2011 2023-11-13 01:48 simkl=1',
      '3: watching movie B 2011 2023-12-18 21:50 simkl=1',
      '4: watching movie C 2011 ? simkl=1',
      // The entry may be a film: it has no episodes.
      '5: watching any D 2016 2023-11-13 simkl=1',
    ]);
    const days =
      'simkl_id,TVDB_ID,TMDB,IMDB_ID,MAL_ID,Type,Title,Year,LastEpWatched,Watchlist,WatchedDate,Rating,Memo\n,,80001,,,movie,The Long Ferry,2011,,completed,31/12/2023,,\n,,80002,,,movie,Rafts,2012,,completed,01/02/2023,,\n';
    expect(readOne('import.csv', days)).toEqual([
      '2: watching movie The Long Ferry 2011 2023-12-31 tmdb=80001',
      '3: watching movie Rafts 2012 2023-02-01 tmdb=80002',
    ]);
  });
});
