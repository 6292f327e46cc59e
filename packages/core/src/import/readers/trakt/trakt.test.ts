import { describe, expect, it } from '@jest/globals';
import { describeRead, readOne, readTexts } from '../../testing/read-text';

const show = {
  title: 'Harbour Lights',
  year: 2016,
  ids: { trakt: 11, slug: 'harbour-lights', tvdb: 555, imdb: 'tt7000001', tmdb: 70001 },
};
const movie = {
  title: 'The Long Ferry',
  year: 2011,
  ids: { trakt: 12, slug: 'the-long-ferry-2011', imdb: 'tt7000002', tmdb: 80001 },
};
const episode = (season: number, number: number) => ({
  season,
  number,
  title: `Part ${number}`,
  ids: { trakt: 1, tvdb: 9000 + number, imdb: null, tmdb: null },
});
const json = (value: unknown) => JSON.stringify(value);

describe('Trakt [IMPORT-10]', () => {
  it('tells each single watching, repeats and specials included', () => {
    const history = [
      { id: 3, watched_at: '2025-06-24T21:30:00.000Z', action: 'watch', type: 'movie', movie },
      { id: 2, watched_at: '2024-01-02T10:04:54.000Z', action: 'scrobble', type: 'movie', movie },
      { id: 1, watched_at: null, action: 'checkin', type: 'episode', episode: episode(0, 2), show },
      {
        id: 0,
        watched_at: '2020-05-01T00:00:00.000Z',
        type: 'episode',
        episode: { ...episode(2, 4), number_abs: 14 },
        show,
      },
    ];
    expect(readOne('watched-history.json', json(history))).toEqual([
      '1: watching movie The Long Ferry 2011 2025-06-24 21:30 imdb=tt7000002 tmdb=80001 trakt=12',
      '2: watching movie The Long Ferry 2011 2024-01-02 10:04 imdb=tt7000002 tmdb=80001 trakt=12',
      '3: watching tv Harbour Lights 2016 s0e2 Part 2 ? imdb=tt7000001 tmdb=70001 tvdb=555 trakt=11 episode.tvdb=9002 episode.trakt=1',
      '4: watching tv Harbour Lights 2016 s2e4#14 Part 4 2020-05-01 00:00 imdb=tt7000001 tmdb=70001 tvdb=555 trakt=11 episode.tvdb=9004 episode.trakt=1',
    ]);
  });

  it('tells ratings of titles, seasons and episodes, and what was written', () => {
    const ratings = [
      { rated_at: '2024-09-11T08:38:24.000Z', rating: 7, type: 'episode', episode: episode(1, 1), show },
      { rated_at: '2024-09-11T08:38:24.000Z', rating: 9, type: 'season', season: { number: 1, ids: {} }, show },
      { rated_at: '2024-09-11T08:38:24.000Z', rating: 11, type: 'movie', movie },
    ];
    expect(readOne('ratings-episodes.json', json(ratings))).toEqual([
      '1: rating tv Harbour Lights 2016 s1e1 Part 1 7/10 imdb=tt7000001 tmdb=70001 tvdb=555 trakt=11 episode.tvdb=9001 episode.trakt=1',
      '2: rating tv Harbour Lights 2016 s1 9/10 imdb=tt7000001 tmdb=70001 tvdb=555 trakt=11',
      '3: problem bad_rating',
    ]);
    const comments = [
      {
        type: 'movie',
        movie,
        comment: { comment: 'Slow, and right.', spoiler: true, created_at: '2025-05-19T10:18:31.000Z' },
      },
    ];
    expect(readOne('comments-movies.json', json(comments))).toEqual([
      '1: note movie The Long Ferry 2011 "Slow, and right." (spoilers) imdb=tt7000002 tmdb=80001 trakt=12',
    ]);
  });

  it('tells the watchlist, favourites and lists by the names of their files', () => {
    const entries = [{ rank: 1, listed_at: '2024-03-05T20:41:30.000Z', type: 'movie', movie, notes: 'With Ann' }];
    const files = {
      'lists-list-42-rainy-days.json': json([
        ...entries,
        { rank: 2, listed_at: '2024-03-05T20:41:30.000Z', type: 'episode', show, episode: episode(1, 2) },
      ]),
      'lists-watchlist.json': json(entries),
      'lists-favorites.json': json(entries),
      'lists-lists.json': json([{ name: 'Rainy days', item_count: 2, ids: { trakt: 42, slug: 'rainy-days' } }]),
      'lists-collaborations.json': '[]',
    };
    const ids = 'imdb=tt7000002 tmdb=80001 trakt=12';
    expect(describeRead(readTexts(files))).toEqual([
      `1: list-entry movie The Long Ferry 2011 in "Rainy days" ${ids}`,
      `1: note movie The Long Ferry 2011 "With Ann" ${ids}`,
      '2: list-entry tv Harbour Lights 2016 in "Rainy days" imdb=tt7000001 tmdb=70001 tvdb=555 trakt=11',
      `1: watchlist movie The Long Ferry 2011 ${ids}`,
      `1: note movie The Long Ferry 2011 "With Ann" ${ids}`,
      `1: favourite movie The Long Ferry 2011 ${ids}`,
      `1: note movie The Long Ferry 2011 "With Ann" ${ids}`,
      '2: problem not_carried_over',
    ]);
  });

  it('counts by its totals only where the single watchings are missing', () => {
    const totals = [{ plays: 3, last_watched_at: '2025-06-24T21:30:00.000Z', movie }];
    const shows = [
      {
        plays: 2,
        last_watched_at: '2025-06-24T21:30:00.000Z',
        show,
        seasons: [{ number: 1, episodes: [{ number: 1, plays: 2, last_watched_at: '2025-01-01T00:00:00.000Z' }] }],
      },
    ];
    expect(readOne('watched-movies.json', json(totals))).toEqual([
      '1: watching movie The Long Ferry 2011 2025-06-24 21:30 ×3 imdb=tt7000002 tmdb=80001 trakt=12',
    ]);
    expect(readOne('watched-shows.json', json(shows))).toEqual([
      '1: watching tv Harbour Lights 2016 s1e1 2025-01-01 00:00 ×2 imdb=tt7000001 tmdb=70001 tvdb=555 trakt=11',
    ]);
    const history = [{ watched_at: '2025-06-24T21:30:00.000Z', type: 'movie', movie }];
    expect(
      describeRead(readTexts({ 'watched-movies.json': json(totals), 'watched-history.json': json(history) })),
    ).toEqual([
      '1: watching movie The Long Ferry 2011 2025-06-24 21:30 imdb=tt7000002 tmdb=80001 trakt=12',
      '1: problem covered_by_other_file',
    ]);
  });

  it('tells the tables that it offers its members', () => {
    const head =
      'type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,season_number,episode_number,episode_title,episode_tmdb_id,rating';
    const rows =
      '2018-08-24T13:48:52Z,movie,The Long Ferry,2011,8.3,12,tt7000002,80001,,,,,9\n' +
      '2018-08-24T13:48:52Z,episode,Harbour Lights,2016,7.7,11,tt7000001,70001,7,8,Ropes,9008,6\n';
    const read = (name: string, date: string) => readOne(name, `${date},${head}\n${rows}`);
    const film = 'movie The Long Ferry 2011';
    expect(read('ratings.csv', 'rated_at')).toEqual([
      `2: rating ${film} 9/10 imdb=tt7000002 tmdb=80001 trakt=12`,
      '3: rating tv Harbour Lights 2016 s7e8 Ropes 6/10 imdb=tt7000001 tmdb=70001 trakt=11 episode.tmdb=9008',
    ]);
    expect(read('history.csv', 'watched_at')[0]).toMatch(`2: watching ${film} 2018-08-24 13:48`);
    expect(read('watchlist.csv', 'listed_at')[0]).toMatch(`2: watchlist ${film}`);
    expect(read('rainy days.csv', 'listed_at')[0]).toMatch(`2: list-entry ${film} in "rainy days"`);
    expect(read('collection.csv', 'collected_at')[0]).toBe('2: problem not_carried_over');
  });

  it('has a line for people, for what has no name, and for what has no place here', () => {
    const entries = [
      { watched_at: '2025-06-24T21:30:00.000Z', type: 'movie', movie },
      { watched_at: '2025-06-24T21:30:00.000Z', type: 'movie', movie: { title: '', ids: {} } },
      { listed_at: '2025-06-24T21:30:00.000Z', type: 'person', person: { name: 'Ann' } },
      { collected_at: '2025-06-24T21:30:00.000Z', type: 'movie', movie },
    ];
    expect(readOne('watched-history.json', json(entries)).slice(1)).toEqual([
      '2: problem no_title',
      '3: problem not_a_video',
      '4: problem not_carried_over',
    ]);
  });
});
