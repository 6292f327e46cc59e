import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseJson } from '../../json';
import { readFiles } from '../recognise/open-file';
import { TextDecoder, utf8 } from '../testing/platform';
import { columnName } from '../text/table';
import { writeCsv } from '../text/write-csv';
import { jsonReaders, tableReaders } from './index';
import { baseName, emptyContext } from './reader';
import { traktListsReader } from './trakt/trakt';

const source = (name: string, text: string) => ({ name, bytes: utf8(text) });
/** The lines that became records or lines of the report. */
const linesOf = (name: string, text: string): number[] =>
  [...new Set([...readFiles([source(name, text)], TextDecoder)].map((item) => item.source.line))].sort((a, b) => a - b);

const row = (text: string): string[] => text.split(',');
/** Number of the first line below the header. */
const firstLine = (header: string): number => (/^\d/.test(header) ? 1 : 2);

/** A header and rows of each table, in the shape of the real export. */
const tables: Record<string, string[]> = {
  'diary.csv': [
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
    '2025-02-25,Rafts,1979,https://boxd.it/d,3.5,Yes,,2025-02-24',
  ],
  'watchlist.csv': ['Date,Name,Year,Letterboxd URI', '2025-02-25,Rafts,1979,https://boxd.it/d'],
  'import.csv': ['tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Review', '1,tt0000001,Rafts,1979,7,2025-02-24,Good'],
  'export-ratings-1.csv': ['title,year,tmdbId,imdbId,userRating', 'Rafts,1979,1,tt0000001,7'],
  'ratings.csv': [
    'Const,Your Rating,Date Rated,Title,Title Type,IMDb Rating,Year',
    'tt0000001,8,2025-02-02,Rafts,Movie,7.1,1979',
  ],
  'trakt.csv': ['watched_at,type,title,year,trakt_id,imdb_id', '2018-08-24T13:48:52Z,movie,Rafts,1979,1,tt0000001'],
  'tmdb.csv': [
    'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
    '1,tt0000001,tv,A S1E1,2016-09-22T00:00:00Z,1,1,6.9,8,2023-01-07T16:35:52Z',
  ],
  'simkl.csv': [
    'SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB',
    '1,A,tv,2016,watching,s02e03,2024-01-02,9,,555,70001,tt7000001',
  ],
  'NetflixViewingHistory.csv': ['Title,Date', 'A: Season 2: B,12/31/26'],
  'ViewingActivity.csv': [
    'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type',
    'Ann,2024-03-05 20:41:30,01:39:00,,Rafts,,TV',
  ],
  'yamtrack.csv': [
    'media_id,source,media_type,title,image,season_number,episode_number,score,progress,status,end_date,notes',
    '1,tmdb,movie,A,x,,,9.0,1,Completed,2024-02-09,Good',
  ],
  'user_tv_show_data.csv': [
    'user_id,tv_show_id,is_followed,is_favorited,nb_episodes_seen,tv_show_name',
    '1,555,1,0,3,Harbour Lights',
  ],
  'followed_tv_show.csv': ['user_id,tv_show_id,active,created_at,tv_show_name', '1,555,0,2019-01-01 10:00:00,Quays'],
  'tracking-prod-records-v2.csv': [
    's_id,series_name,key,created_at,season_number,episode_number,is_followed,is_for_later',
    '555,Quays,user-series-a,2019-01-01 10:00:00,,,true,false',
  ],
  'tracking-prod-records.csv': [
    'type,created_at,series_name,series_id,entity_type,season_number,episode_number,watch_date,movie_name,release_date',
    'watch,2021-07-11 13:14:10,Quays,555,episode,5,15,1626009250,,',
  ],
  'watched_on_episode.csv': [
    'user_id,episode_id,created_at,tv_show_name,episode_season_number,episode_number',
    '1,1002,2021-01-01 10:00:00,Quays,1,2',
  ],
  'episode_emotion.csv': ['user_id,emotion_id,tv_show_name,episode_season_number,episode_number', '1,2,Quays,1,2'],
  'lists/boats.csv': ['Position,Name,Year,URL,Description', '1,Rafts,1979,https://boxd.it/d,Good'],
  'lists-prod-lists.csv': [
    'lists,s_key,objects,name,created_at',
    ',a,map[created_at:1 id:555 type:series uuid:u],Boats,2019-01-01 10:00:00',
  ],
  'tv_show_rate.csv': ['tv_show_id,tv_show_name,rating,created_at', '555,Quays,4,2019-01-01 10:00:00'],
  // Without a header.
  'PlaybackReporting.tsv': Array.from(
    { length: 2 },
    () => '2024-03-05 20:41:30,abc,def,Movie,Rafts,DirectPlay,Web,Firefox,5900',
  ),
  'marquee.csv': [
    'Kind,Type,Title,Year,Season,Episode,Date,Times,And all before,Rating,List,Text,TMDB',
    'note,movie,Rafts,1979,,,2024-01-01,,,,,Good,1',
  ],
};

/** What people, programs and damage leave in a cell. */
const cell = fc.constantFrom(
  ...['', '0', '-1', '99999999999', 'soon', '31/31/2024', '0001-01-01', '1970-01-01T00:00:01Z', 'null'],
  ...['two\nlines', 'a "quoted" word', 'comma, semicolon; tab\t', '\\', 'é🎬', '<b>&amp;</b>', 'user', 'map[map['],
);

describe('rows in are rows taken and rows in the report [IMPORT-24]', () => {
  it.each(Object.entries(tables))('%s, whatever is in its cells', (name, [header = '', example = '']) => {
    const width = row(header).length;
    const cells = fc.array(fc.tuple(fc.nat(width - 1), cell), { maxLength: 3 }).map((changes) => {
      const changed = [...row(example)];
      for (const [at, text] of changes) changed[at] = text;
      return changed;
    });
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
        // A row in which nothing is left is no row.
        const filled = rows.filter((each) => each.some((text) => text !== ''));
        let line = 2;
        const own = firstLine(header) === 1 ? [1] : [];
        const expected = filled.map((each) => {
          const at = line;
          line += writeCsv([each]).split('\n').length - 1;
          return at;
        });
        expect(linesOf(name, writeCsv([row(header), ...filled]))).toEqual([...own, ...expected]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(Object.entries(tables))('%s with a stray quote', (name, [header = '', example = '']) => {
    const before = [header, example, example, example, example].map((text) => text.split(','));
    for (let at = 0; at < row(header).length; at += 1) {
      for (const damage of ['"', '\\"', '"x"y']) {
        const rows = before.map((cells, index) =>
          cells.map((text, place) => (index === 2 && place === at ? damage + text : text)).join(','),
        );
        const expected = [1, 2, 3, 4, 5].slice(firstLine(header) - 1);
        expect([damage, at, linesOf(name, rows.join('\n'))]).toEqual([damage, at, expected]);
      }
    }
  });

  it.each(Object.entries(tables))(
    '%s with rows that are too short or too long, among empty ones and a second header',
    (name, [header = '', example = '']) => {
      const cells = row(example);
      const short = cells.map((_, at) => cells.slice(0, at + 1).join(','));
      const lines = [header, ...short, '', `${example},more,5`, '', header, example];
      for (const end of ['\n', '\r\n', '\r']) {
        const found = linesOf(name, lines.join(end));
        const expected = lines.flatMap((line, at) => (line === '' || at < firstLine(header) - 1 ? [] : [at + 1]));
        expect([end, found]).toEqual([end, expected]);
      }
    },
  );

  const film = { title: 'Rafts', year: 1979, ids: { tmdb: 1 } };
  const lists: Record<string, (entries: unknown[]) => unknown> = {
    'watched-history.json': (entries) => entries,
    'SimklBackup.json': (entries) => ({ movies: entries }),
    'stremio.json': (entries) => entries,
    'watcharr.json': (entries) => entries,
    'Home.json': (entries) => ({ Items: entries }),
    'tvtime-movies.json': (entries) => entries,
    'tvtime-series.json': (entries) => entries,
    'watched-movies.json': (entries) => entries,
    'movie-web.json': (entries) => ({ bookmarks: Object.fromEntries(entries.map((entry, at) => [at + 1, entry])) }),
    'marquee-data.json': (entries) => ({ app: 'marquee', version: 1, data: { ratings: entries } }),
  };
  const examples: Record<string, Record<string, unknown>> = {
    'watched-history.json': { watched_at: '2024-01-01T00:00:00Z', type: 'movie', movie: film },
    'SimklBackup.json': { status: 'completed', last_watched_at: '2024-01-01T00:00:00Z', movie: film },
    'stremio.json': { _id: 'tt0000001', name: 'Rafts', type: 'movie', state: { timesWatched: 1 } },
    'watcharr.json': { status: 'FINISHED', rating: 8, content: { type: 'movie', title: 'Rafts', tmdbId: 1 } },
    'Home.json': { Name: 'Rafts', Type: 'Movie', UserData: { Played: true } },
    'tvtime-series.json': {
      uuid: 'u',
      title: 'Quays',
      id: { tvdb: 555 },
      seasons: [{ number: 1, episodes: [{ number: 2, is_watched: true, watched_at: '2024-01-01' }] }],
    },
    'watched-movies.json': { last_watched_at: '2024-01-01T00:00:00Z', plays: 2, movie: film },
    'movie-web.json': { type: 'movie', title: 'Rafts', year: 1979, updatedAt: 1 },
    'marquee-data.json': { key: 'movie:1', changedAt: 5, value: { rating: 8, ratedAt: 5, title: 'Rafts' } },
    'tvtime-movies.json': { uuid: 'u', title: 'Rafts', is_watched: true, watched_at: '2024-01-01' },
  };
  const value = fc.oneof(cell, fc.constantFrom(null, 0, -1, true, {}, []));

  it.each(Object.entries(lists))('%s, whatever is in its entries', (name, listOf) => {
    const example = examples[name] ?? {};
    const changed = fc
      .array(fc.tuple(fc.constantFrom(...Object.keys(example)), value), { maxLength: 3 })
      .map((changes) => ({ ...example, ...Object.fromEntries(changes) }));
    fc.assert(
      fc.property(fc.array(changed, { maxLength: 5 }), (others) => {
        const text = JSON.stringify(listOf([example, ...others]));
        expect(parseJson(text)).toBeDefined();
        expect(linesOf(name, text)).toEqual([example, ...others].map((_, at) => at + 1));
      }),
      { numRuns: 100 },
    );
  });

  it('the list of MyAnimeList, whatever is in its elements', () => {
    const anime = fc.array(fc.tuple(fc.constantFrom('series_title', 'my_status', 'my_score', 'my_finish_date'), cell));
    fc.assert(
      fc.property(fc.array(anime, { minLength: 1, maxLength: 5 }), (entries) => {
        const xml = entries.map((cells) =>
          ['<anime>', ...cells.map(([name, text]) => `<${name}>${text}</${name}>`), '</anime>'].join(''),
        );
        const text = `<?xml version="1.0"?><myanimelist>${xml.join('')}</myanimelist>`;
        expect(linesOf('animelist.xml', text)).toEqual(entries.map((_, at) => at + 1));
      }),
      { numRuns: 60 },
    );
  });

  it('has an example for every reader', () => {
    const info = (name: string) => ({ name, base: baseName(name), context: emptyContext() });
    const tableReadersOf = Object.entries(tables).map(([name, [header = '']]) =>
      tableReaders.find(({ fits, columns }) => {
        const cells = row(header);
        return (
          (columns ?? cells).length <= cells.length &&
          fits(new Set(cells.map(columnName)), { ...info(name), firstRow: cells })
        );
      }),
    );
    expect(tableReaders.filter((reader) => !tableReadersOf.includes(reader))).toEqual([]);
    const jsonReadersOf = Object.entries(lists).map(([name, listOf]) =>
      jsonReaders.find(({ fits }) => fits(listOf([examples[name]]), info(name))),
    );
    // The names of lists are no rows: the entries are in other files.
    expect(jsonReaders.filter((reader) => reader !== traktListsReader && !jsonReadersOf.includes(reader))).toEqual([]);
  });
});
