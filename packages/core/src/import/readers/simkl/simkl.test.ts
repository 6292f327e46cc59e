import { describe, expect, it } from '@jest/globals';
import { readOne } from '../../testing/read-text';

describe('Simkl [IMPORT-14]', () => {
  it('tells films, series and their episodes', () => {
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

  it('tells from its CSV the last episode and all before', () => {
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
