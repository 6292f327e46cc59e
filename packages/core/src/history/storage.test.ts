import { describe, expect, it } from '@jest/globals';
import { parseEpisodeKey, parseHistory, serializeHistory, type WatchHistory } from './index';

const half = { watched: 50, duration: 100 };
const film = { type: 'movie', title: 'A Film', year: 2001, updatedAt: 5, progress: half };
const read = (items: object) => parseHistory({ items });

describe('the key of a stored title', () => {
  it.each([
    ['605', 'movie:605'],
    ['movie-605', 'movie:605'],
    ['9007199254740991', 'movie:9007199254740991'],
  ])('%s is read [HISTORY-01]', (key, name) => expect(Object.keys(read({ [key]: film }) ?? {})).toEqual([name]));

  it.each(['0', 'x605', '605x', 'film-605', '-605', '', '9007199254740992', '12345678901234567'])(
    '%j is none, and its entry is left out',
    (key) => expect(read({ [key]: film, 1: film })).toEqual({ 'movie:1': expect.anything() }),
  );

  it('tells what the title is where the entry does not, and so do its episodes', () => {
    const { type: _type, ...pending } = film;
    const episodes = { s1e1: { progress: half } };
    const titles = read({ 'movie-1': pending, 2: pending, 3: { episodes }, 'show-4': { episodes } }) ?? {};
    expect(Object.keys(titles).sort()).toEqual(['movie:1', 'movie:2', 'tv:3', 'tv:4']);
    expect(Object.keys(read({ 1: { type: 'tv', episodes }, 2: { type: 'person', episodes } }) ?? {})).toEqual(['tv:1']);
  });

  it('may be either of a show’s two: what they hold is joined', () => {
    const first = { type: 'show', updatedAt: 1, episodes: { s1e1: { progress: half, updatedAt: 1 } } };
    const second = { type: 'show', updatedAt: 2, episodes: { s1e2: { progress: half, updatedAt: 2 } } };
    expect(Object.keys(read({ 605: first, 'show-605': second })?.['tv:605']?.episodes ?? {})).toEqual(['s1e1', 's1e2']);
  });
});

describe('a stored title', () => {
  it('is read from numbers as texts, and from next to nothing', () => {
    expect(read({ 1: { ...film, year: '1999', updatedAt: ' 7 ', progress: { watched: '1', duration: '2' } } })).toEqual(
      {
        'movie:1': {
          mediaType: 'movie',
          id: 1,
          title: 'A Film',
          year: 1999,
          updatedAt: 7,
          progress: { watched: 1, duration: 2 },
        },
      },
    );
    expect(read({ 1: { progress: half } })).toEqual({
      'movie:1': { mediaType: 'movie', id: 1, title: '', year: null, updatedAt: 0, progress: half },
    });
    const odd = { title: 5, year: -1, updatedAt: 'soon', removedAt: ' ', progress: half };
    expect(read({ 1: odd })).toEqual(read({ 1: { progress: half } }));
  });

  it('without a position is none, unless it tells of a removal', () => {
    for (const progress of [undefined, null, [], {}, { watched: 1 }, { duration: 1 }, { watched: -1, duration: 1 }])
      expect(read({ 1: { type: 'movie', progress } })).toEqual({});
    expect(read({ 1: { type: 'movie', removedAt: 0 } })).toEqual({
      'movie:1': {
        mediaType: 'movie',
        id: 1,
        title: '',
        year: null,
        updatedAt: 0,
        removedAt: 0,
        progress: { watched: 0, duration: 0 },
      },
    });
    expect(read({ 1: { type: 'show', episodes: {} } })).toEqual({});
    expect(read({ 1: { type: 'show', episodes: [], removedAt: 3 } })?.['tv:1']).toMatchObject({ removedAt: 3 });
    expect(read({ 1: null, 2: 'text', 3: [] })).toEqual({});
  });

  it('has its episodes read the same way, and is as new as the newest [SYNC-09]', () => {
    const episodes = {
      s1e2: { progress: half, updatedAt: 9 },
      s1e3: { removedAt: 4, title: 'Gone', id: 7, number: 33, seasonId: 8 },
      s1e4: { title: 'no position' },
      s1e5: null,
      pilot: { progress: half },
    };
    expect(read({ 1: { type: 'show', updatedAt: 2, episodes } })?.['tv:1']).toEqual({
      mediaType: 'tv',
      id: 1,
      title: '',
      year: null,
      updatedAt: 9,
      episodes: {
        s1e2: { id: 0, number: 2, title: '', seasonId: 0, updatedAt: 9, progress: half },
        s1e3: {
          id: 7,
          number: 33,
          title: 'Gone',
          seasonId: 8,
          updatedAt: 0,
          removedAt: 4,
          progress: { watched: 0, duration: 0 },
        },
      },
    });
    expect(read({ 1: { type: 'show', updatedAt: 20, episodes } })?.['tv:1']?.updatedAt).toBe(20);
  });
});

describe('a stored history', () => {
  it.each([null, 7, 'text', [], { items: [] }, { items: null }, { state: { items: 5 } }])('is not %j', (value) =>
    expect(parseHistory(value)).toBeNull(),
  );

  it('may be empty', () => expect(parseHistory({})).toEqual({}));

  it('is written with the names of the sync calls [HISTORY-02]', () => {
    const history = read({ 1: film, 2: { type: 'show', episodes: { s1e1: { progress: half } } } }) as WatchHistory;
    expect(serializeHistory(history)).toMatchObject({ 1: { type: 'movie' }, 2: { type: 'show' } });
    expect(serializeHistory(history)[1]).not.toHaveProperty('id');
  });
});

describe('the key of an episode', () => {
  it.each([
    ['s1e2', { season: 1, episode: 2 }],
    ['s00e12345', { season: 0, episode: 12345 }],
    ['s1', null],
    ['xs1e2', null],
    ['s1e2x', null],
    ['s123456e1', null],
    ['s1e123456', null],
  ])('%s', (key, position) => expect(parseEpisodeKey(key)).toEqual(position));
});
