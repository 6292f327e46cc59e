import { describe, expect, it } from '@jest/globals';
import { describeRead, readOne, readTexts } from '../../testing/read-text';

const shows =
  'tv_show_name,user_id,tv_show_id,is_followed,is_favorited,nb_episodes_seen,created_at\n' +
  'Harbour Lights,1,555,1,1,3,2019-01-01 10:00:00\n' +
  'Still to Come,1,556,1,0,0,2020-02-02 10:00:00\n' +
  'Once Again (2011),1,557,0,0,4,\n';
const tracking =
  'gsi,s_id,ep_id,season_number,key,user_id,created_at,episode_id,series_name,episode_number\n' +
  'watch-episode-1,555,1001,1,k1,1,2021-01-01 10:00:00,1001,Harbour Lights,1\n' +
  'rewatch-episode-1,555,1001,1,k3,1,2021-03-01 10:00:00,1001,Harbour Lights,1\n' +
  'watch-episode-2,557,7001,0,k2,1,2021-01-02 10:00:00,7001,Once Again (2011),2\n' +
  'user-series-1,555,,,k9,1,2021-01-02 10:00:00,,Harbour Lights,\n';

describe('TV Time [IMPORT-11]', () => {
  it('tells series, episodes and repeats with the numbers of TVDB', () => {
    expect(
      describeRead(readTexts({ 'tracking-prod-records-v2.csv': tracking, 'user_tv_show_data.csv': shows })),
    ).toEqual([
      '2: favourite tv Harbour Lights tvdb=555',
      '3: watchlist tv Still to Come tvdb=556',
      '2: watching tv Harbour Lights s1e1 2021-01-01 10:00 tvdb=555 episode.tvdb=1001',
      '3: watching tv Harbour Lights s1e1 2021-03-01 10:00 tvdb=555 episode.tvdb=1001',
      '4: watching tv Once Again 2011 s0e2 2021-01-02 10:00 tvdb=557 episode.tvdb=7001',
      '4: problem covered_by_other_file',
      '5: problem not_carried_over',
    ]);
  });

  it('finds the number of a series in another file of the export', () => {
    const simple =
      'user_id,episode_id,watched_on_source_id,created_at,updated_at,tv_show_name,episode_season_number,episode_number\n' +
      '1,1002,1,2021-01-01 10:00:00,2021-01-01 10:00:00,Harbour Lights,1,2\n';
    const followed =
      'user_id,tv_show_id,active,created_at,tv_show_name\n1,555,1,2019-01-01 10:00:00,Harbour Lights\n1,600,1,2019-01-01 10:00:00,New Here\n';
    expect(describeRead(readTexts({ 'watched_on_episode.csv': simple }))).toEqual([
      '2: watching tv Harbour Lights s1e2 2021-01-01 10:00 episode.tvdb=1002',
    ]);
    const files = {
      'watched_on_episode.csv': simple,
      'followed_tv_show.csv': followed,
      'user_tv_show_data.csv': shows,
    };
    expect(describeRead(readTexts(files)).slice(2)).toEqual([
      '3: watchlist tv New Here tvdb=600',
      '2: watching tv Harbour Lights s1e2 2021-01-01 10:00 tvdb=555 episode.tvdb=1002',
      '4: problem covered_by_other_file',
      '2: problem covered_by_other_file',
    ]);
  });

  it('tells films by name and year, and lists in the form in which it printed them', () => {
    const films =
      'type,entity_type,movie_name,release_date,watch_date,created_at,uuid\n' +
      'watch,movie,"Ferry, The Long",2011-03-04 00:00:00,2022-04-01 00:00:00,2022-04-02 00:00:00,aa-1\n' +
      'towatch,movie,Later,0001-01-01 00:00:00,,2024-01-01 00:00:00,aa-2\n' +
      'emotion,movie,Later,2024-03-01 00:00:00,,2024-01-01 00:00:00,aa-2\n';
    const lists =
      'lists,user_id,s_key,list_count,type,name,description,created_at,ordering,is_public,objects\n' +
      '[map[created_at:1.6e+09 description:mine fanart:[u] is_public:true name:My Faves order:<nil> posters:[p] s_key:my-faves type:list user_id:4.4e+07]],4,collection,,,,,,,,\n' +
      ',4,my-faves,,list,,,2021-07-25 10:00:43,0,false,[map[created_at:1.6e+09 id:555 type:series] map[created_at:1.6e+09 type:movie uuid:aa-1] map[type:movie uuid:zz]]\n';
    const files = { 'lists-prod-lists.csv': lists, 'tracking-prod-records.csv': films, 'user_tv_show_data.csv': shows };
    expect(describeRead(readTexts(files)).slice(2)).toEqual([
      '2: watching movie Ferry, The Long 2011 2022-04-01 00:00',
      '3: watchlist movie Later',
      '3: list-entry tv Harbour Lights in "My Faves" tvdb=555',
      '3: list-entry movie Ferry, The Long 2011 in "My Faves"',
      '4: problem covered_by_other_file',
      '4: problem not_carried_over',
      '2: problem covered_by_other_file',
      '3: problem no_title',
    ]);
  });

  it('tells what is followed or kept for later from its own rows, and how a series was rated', () => {
    const table =
      's_id,series_name,key,created_at,season_number,episode_number,ep_watch_count,is_followed,is_for_later,followed_at\n' +
      '555,Harbour Lights,user-series-a,2019-01-01 10:00:00,,,3,true,false,\n' +
      '556,Still to Come,user-series-b,2019-01-01 10:00:00,,,0,true,false,2020-02-02 10:00:00\n' +
      '557,Quays,user-series-c,2019-01-01 10:00:00,,,2,false,true,\n' +
      '558,Piers,series-image-d,2019-01-01 10:00:00,,,,,,\n';
    expect(readOne('tracking-prod-records-v2.csv', table)).toEqual([
      '3: watchlist tv Still to Come tvdb=556',
      '4: watchlist tv Quays tvdb=557',
      '2: problem covered_by_other_file',
      '5: problem not_understood',
    ]);
    const rated = 'user_id,tv_show_id,rating,created_at,tv_show_name\n1,555,4,2019-01-01 10:00:00,Harbour Lights\n';
    expect(readOne('tv_show_rate.csv', rated)).toEqual(['2: rating tv Harbour Lights 8/10 tvdb=555']);
  });

  it('tells episodes and films of the records before its second version', () => {
    const table =
      'type-uuid-n,created_at,series_name,type,series_id,entity_type,episode_number,episode_id,season_number,watch_date,movie_name,release_date\n' +
      'watch-a,2021-07-11 13:14:10,Harbour Lights,watch,555,episode,15,1015,5,1626009250,,\n' +
      'watch-b,2021-07-11 13:14:10,Harbour Lights,rewatch,555,episode,16,1016,5,,,\n' +
      'follow-c,2021-07-11 13:14:10,Quays,follow,557,,,,,,,\n' +
      'count-d,2021-07-11 13:14:10,Quays,count-watch-episode-series,557,,,,,,,\n' +
      'time-count,2021-07-11 13:14:10,,time-count,,,,,,,,\n';
    expect(readOne('tracking-prod-records.csv', table)).toEqual([
      '2: watching tv Harbour Lights s5e15 2021-07-11 13:14 tvdb=555 episode.tvdb=1015',
      '3: watching tv Harbour Lights s5e16 2021-07-11 13:14 tvdb=555 episode.tvdb=1016',
      '4: watchlist tv Quays tvdb=557',
      '5: problem not_carried_over',
      '6: problem not_carried_over',
    ]);
  });

  it.each(['episode_emotion', 'episode_comment', 'episode_comments_last_read_date', 'show_character_episode_vote'])(
    'makes no watching of %s, which names episodes too',
    (name) => {
      const table =
        'user_id,episode_id,created_at,updated_at,tv_show_name,episode_season_number,episode_number\n' +
        '1,1002,2021-01-01 10:00:00,2021-01-01 10:00:00,Harbour Lights,1,2\n';
      expect(readOne(`${name}.csv`, table)).toEqual(['2: problem not_carried_over']);
      expect(readOne('seen_episode_source.csv', table)[0]).toMatch(/^2: watching tv Harbour Lights s1e2/);
    },
  );

  it('takes an episode from the first file that tells of it, which logged it at another time than the others', () => {
    const row = 'Harbour Lights,1,1,1001';
    const files = {
      'seen_episode_source.csv': `tv_show_name,episode_season_number,episode_number,episode_id,created_at\n${row},2021-01-01 10:07:00\nQuays,1,1,1002,2021-01-01 10:07:00\n`,
      'tracking-prod-records.csv': `series_name,season_number,episode_number,episode_id,type,entity_type,series_id,created_at\n${row},watch,episode,555,2021-01-01 10:03:00\n`,
      'tracking-prod-records-v2.csv': tracking,
    };
    expect(describeRead(readTexts(files)).slice(3)).toEqual([
      '3: watching tv Quays s1e1 2021-01-01 10:07 episode.tvdb=1002',
      '5: problem not_carried_over',
      '2: problem covered_by_other_file',
      '2: problem covered_by_other_file',
    ]);
  });

  it('counts the repeats of an episode', () => {
    const table =
      'tv_show_name,episode_season_number,episode_number,episode_id,cpt,created_at\nHarbour Lights,1,2,1002,2,2021-01-01 10:00:00\n';
    expect(readOne('rewatched_episode.csv', table)[0]).toContain('×3');
  });

  it('makes nothing of votes whose meaning nobody knows', () => {
    const votes =
      'series_name,season_number,episode_number,user_id,vote_key,episode_id\nHarbour Lights,1,1,1,1001-1-3,1001\n';
    expect(readOne('ratings-3-prod-episode_votes.csv', votes)).toEqual(['2: problem not_carried_over']);
  });

  it('comes back from what rescue tools saved', () => {
    const library = {
      schema_version: 1,
      source: 'TV Time local backup',
      movies: [
        {
          title: 'The Long Ferry',
          year: '2011',
          imdb_id: 'tt7000002',
          watched: true,
          on_watchlist: false,
          watched_date: '2026-06-01',
          watched_at: '2026-06-01T10:00:00Z',
          rating: 8,
          rewatch_count: 2,
        },
      ],
      series: [
        {
          title: 'Harbour Lights',
          tvdb_id: 555,
          year: '2016',
          watched_episodes: 5,
          favorite: true,
          on_watchlist: false,
          episodes: [
            { season: 1, number: 1, name: 'A', watched: true, watched_date: '2026-05-01 20:00:00', times_watched: 1 },
            { season: 1, number: 2, name: 'B', watched: null, watched_date: '', times_watched: 0 },
          ],
        },
      ],
    };
    expect(readOne('tvtime_library.json', JSON.stringify(library))).toEqual([
      '1: watching movie The Long Ferry 2011 2026-06-01 10:00 ×3 imdb=tt7000002',
      '1: rating movie The Long Ferry 2011 8/10 imdb=tt7000002',
      '2: watching tv Harbour Lights 2016 s1e1 A 2026-05-01 20:00 tvdb=555',
      '2: favourite tv Harbour Lights 2016 tvdb=555',
      '2: problem unreadable_episodes',
    ]);
    const series = [
      {
        uuid: 'u1',
        id: { tvdb: 555, imdb: 'tt7000001' },
        title: 'Harbour Lights',
        status: 'continuing',
        seasons: [
          {
            number: 1,
            episodes: [
              {
                id: { tvdb: 1001, imdb: null },
                number: 1,
                special: false,
                is_watched: true,
                watched_at: '2026-05-01 20:00:00',
              },
              { id: { tvdb: 1002 }, number: 2, is_watched: false, watched_at: null },
            ],
          },
        ],
      },
    ];
    expect(readOne('tvtime-series.json', JSON.stringify(series))).toEqual([
      '1: watching tv Harbour Lights s1e1 2026-05-01 20:00 imdb=tt7000001 tvdb=555 episode.tvdb=1001',
    ]);
    const movies = [
      {
        uuid: 'u2',
        id: { tvdb: 77, imdb: 'tt7000002' },
        created_at: '2026-01-01T00:00:00Z',
        title: 'The Long Ferry',
        year: 2011,
        is_watched: true,
        watched_at: '2026-05-01T20:00:00Z',
      },
      { uuid: 'u3', id: { tvdb: 78, imdb: null }, title: 'Later', year: 2030, is_watched: false, watched_at: null },
    ];
    expect(readOne('tvtime-movies.json', JSON.stringify(movies))).toEqual([
      '1: watching movie The Long Ferry 2011 2026-05-01 20:00 imdb=tt7000002 tvdb=77',
      '2: watchlist movie Later 2030 tvdb=78',
    ]);
  });
});
