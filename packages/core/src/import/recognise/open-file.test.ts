import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import fc from 'fast-check';
import { TextDecoder, utf8 } from '../testing/platform';
import type { ExportKind } from '../readers/reader';
import { readOne, readTexts } from '../testing/read-text';
import { readFiles } from './open-file';

const codes = (name: string, text: string) => readTexts({ [name]: text }).problems.map(({ code }) => code);
/** The export that a file is recognised as; null if it is none. */
function kindOf(name: string, text: string): ExportKind | null {
  const kinds: ExportKind[] = [];
  Array.from(readFiles([{ name, bytes: utf8(text) }], TextDecoder, (kind) => kinds.push(kind)));
  return kinds[0] ?? null;
}

const headers = {
  letterboxd: 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
  imdb: 'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors',
  tmdb: 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
  simkl: 'SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB',
  netflix: 'Title,Date',
  yamtrack:
    'media_id,source,media_type,title,image,season_number,episode_number,score,progress,status,start_date,end_date,notes',
  'tv-time': 'gsi,s_id,ep_id,season_number,key,user_id,created_at,episode_id,series_name,episode_number',
} as const;

const values = [
  { watched_at: '2024-01-01T00:00:00Z', type: 'movie', movie: { title: 'A', year: 2000, ids: { tmdb: 1 } } },
  { status: 'completed', movie: { title: 'A', ids: {} } },
  { _id: 'tt0000001', name: 'A', type: 'movie', state: {} },
  { status: 'FINISHED', content: { type: 'tv', title: 'A', tmdbId: 1 }, watchedEpisodes: [{}] },
  { uuid: 'x', id: { tvdb: 1 }, title: 'A', seasons: [{ number: 1, episodes: [{}] }] },
];

describe('a file is recognised by its name and its header [IMPORT-01]', () => {
  it.each(Object.entries(headers))('as one of %s, whatever it is called', (kind, header) => {
    expect(kindOf('download (3).csv', `${header}\n`)).toBe(kind);
    expect(kindOf('download.csv', `\uFEFF${header}\r\n`)).toBe(kind);
    expect(kindOf('excel.csv', `sep=;\n${header.replaceAll(',', ';')}\n`)).toBe(kind);
  });

  it('as JSON or XML by what is in it', () => {
    expect(values.slice(0, 1).map((value) => kindOf('a.json', JSON.stringify([value])))).toEqual(['trakt']);
    expect(kindOf('b.json', JSON.stringify({ movies: [values[1]] }))).toBe('simkl');
    expect(kindOf('c.json', JSON.stringify([values[2]]))).toBe('stremio');
    expect(kindOf('d.json', JSON.stringify([values[3]]))).toBe('watcharr');
    expect(kindOf('e.json', JSON.stringify([values[4]]))).toBe('tv-time');
    expect(kindOf('f.xml', '<?xml version="1.0"?>\n<myanimelist></myanimelist>')).toBe('myanimelist');
    expect(kindOf('g.csv', 'a,b\n1,2\n')).toBeNull();
    expect(kindOf('h.json', '{"a":1}')).toBeNull();
    expect(kindOf('user-profile.json', JSON.stringify([values[0]]))).toBeNull();
  });

  it.each([
    ['empty.csv', '', 'empty_file'],
    ['blank.csv', '\uFEFF \r\n', 'empty_file'],
    ['diary.csv', '<!DOCTYPE html><html><body>Please log in</body></html>', 'html_file'],
    ['history.json', '[{"watched_at":', 'broken_json'],
    ['other.json', '{"some":"thing"}', 'unknown_file'],
    ['other.csv', 'a,b\n1,2\n', 'unknown_file'],
    ['other.xml', '<?xml version="1.0"?><rss></rss>', 'unknown_file'],
    ['book.csv', 'PK\u0003\u0004xx', 'unreadable_text'],
    ['access-token.json', '[]', 'credentials'],
  ])('and %s gets a line where it is none of them', (name, text, code) => {
    expect(codes(name, text)).toEqual([code]);
  });

  it('and an empty list is nothing to speak of', () => {
    expect(readOne('lists-lists.json', '[]')).toEqual([]);
  });

  it('and one that never closes a quote says so', () => {
    expect(codes('diary.csv', `${headers.letterboxd}\n2024-01-01,"A,2000,x,,,,2024-01-01\n`)).toEqual([
      'unclosed_quote',
    ]);
  });
});

/** Reads all records to the end. */
const readAll = (name: string, text: string): number =>
  [...readFiles([{ name, bytes: utf8(text) }], TextDecoder)].length;

describe('whatever a file holds [IMPORT-04]', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '',
      '1',
      '-1',
      '2024-01-01',
      '1/2/24',
      'tt0000001',
      's01e02',
      'movie',
      'tv',
      'completed',
      '"',
      '\n',
      '\0',
      '99999999999999999999',
      'map[map[',
    ),
  );

  it.each(Object.entries(headers))('a table of %s never throws, and no row is lost without a line', (_, header) => {
    const columns = header.split(',').length;
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: columns + 2 }), { maxLength: 8 }), (rows) => {
        const text = [header, ...rows.map((row) => row.join(','))].join('\n');
        expect(readAll('some.csv', text)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it('JSON of any shape never throws', () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    const nearly = fc.tuple(
      fc.constantFrom(...values),
      fc.dictionary(
        fc.constantFrom(
          'movie',
          'show',
          'episode',
          'status',
          'seasons',
          'content',
          'state',
          'ids',
          'watched_at',
          'listed_at',
          'comment',
        ),
        json,
      ),
    );
    fc.assert(
      fc.property(nearly, json, ([value, changed], other) => {
        for (const shape of [
          [value, changed],
          [{ ...value, ...changed }, other],
          { movies: [{ ...value, ...changed }], shows: [changed] },
          changed,
          { '__MW::progress': changed, progress: other },
        ])
          readAll('some.json', JSON.stringify(shape));
      }),
      { numRuns: 150 },
    );
  });

  it('texts and bytes of any kind never throw', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', '[', '{', '<myanimelist><anime>', 'Title,Date\n'), (text, start) => {
        readAll('some.csv', start + text);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...readFiles([{ name: 'x.csv', bytes }], TextDecoder)].length).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('may nest to any depth', () => {
    expect(codes('deep.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toEqual(['unknown_file']);
  });

  const row: Record<keyof typeof headers, string> = {
    letterboxd: '2026-08-18,"Name, the",1974,https://boxd.it/a,3,Yes,,2025-02-24',
    imdb: 'tt7000002,8,2025-02-02,A: B,A,,TV Episode,7.1,99,2011,"Drama, Mystery",100,2011-03-04,Ann',
    tmdb: '90001,tt7100001,tv,A S1E1,2016-09-22T00:00:00Z,1,1,6.976,8,2023-01-07T16:35:52Z',
    simkl: '1,A,tv,2016,watching,s02e03,2024-01-02,9,,555,70001,tt7000001',
    netflix: '"A: Season 2: B","12/31/26"',
    yamtrack: '80001,tmdb,movie,A,x,,,9.0,1,Completed,,2024-02-09,Good',
    'tv-time': 'watch-episode-1,555,1001,1,k1,1,2021-01-01 10:00:00,1001,A,1',
  };

  it.each(Object.entries(headers))('10,000 rows of %s are read in a moment', (kind, header) => {
    const text = `${header}\n${`${row[kind as keyof typeof row]}\n`.repeat(10_000)}`;
    const spentMs = startProcessorClock();
    expect(readAll('some.csv', text)).toBeGreaterThanOrEqual(10_000);
    // 0.2 s when measured.
    expect(spentMs()).toBeLessThan(2_000);
  });

  it('10,000 entries of JSON are read in a moment', () => {
    const text = JSON.stringify(Array.from({ length: 10_000 }, () => values[0]));
    const spentMs = startProcessorClock();
    expect(readAll('watched-history.json', text)).toBe(10_000);
    expect(spentMs()).toBeLessThan(2_000);
  });
});

it('what is longer than any title is named as too large at once, not looked up [IMPORT-24]', () => {
  const long = 'x'.repeat(100_000);
  const film = { type: 'movie', watched_at: '2024-01-01T00:00:00Z' };
  const titled = (title: string) => ({ ...film, movie: { title, year: 2000, ids: {} } });
  const { records, problems } = readTexts({ 'watched-history-1.json': JSON.stringify([titled(long), titled('A')]) });
  expect(records.map(({ title }) => title.title)).toEqual(['A']);
  expect(problems).toMatchObject([{ code: 'too_big', source: { line: 1 }, text: 'x'.repeat(200) }]);
  expect(codes('netflix.csv', `Title,Date\n"${long}","12/31/26"\n`)).toEqual(['too_big']);
  expect(codes('netflix.csv', `Title,Date\n"A: Season 1: ${long}","12/31/26"\n`)).toEqual(['too_big']);
});
