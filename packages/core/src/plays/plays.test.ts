import { describe, expect, it } from '@jest/globals';
import { plays as collection, readEntry } from '../collections';
import type { WatchHistory } from '../history';
import { isLive, removeEntry, toEntries } from '../sync/merge-entries';
import { addPlay, editPlay, finishedPlays, isLatestPlay, listPlays, playsOf, removePlays } from './plays';

const film = { mediaType: 'movie' as const, id: 603, title: 'The Matrix', year: 1999 };
const episode = { season: 1, number: 2, id: 12, title: 'Two', seasonId: 7 };
const series = { mediaType: 'tv' as const, id: 1399, title: 'A Show', year: 2011, episode };
const at = (watched: number) => ({ watched, duration: 100 });

describe('the log of plays', () => {
  it('has one entry for each time that something was watched to its end', () => {
    const first = addPlay({}, { id: 'a', played: film, watchedAt: 5, how: 'played' }, 5);
    const second = addPlay({}, { id: 'b', played: film, watchedAt: null, how: 'imported', device: 'A phone' }, 9);
    const other = addPlay({}, { id: 'a', played: series, watchedAt: 7, how: 'marked' }, 7);
    const plays = toEntries(collection, [first, second, other]);
    expect(playsOf(plays, film)).toEqual([first, second]);
    expect(listPlays(plays, 'tv:1399')).toEqual([
      { ...other.value, key: 'tv:1399/s1e2/a', mediaType: 'tv', id: 1399, season: 1, episode: 2 },
    ]);
    for (const entry of [first, second, other]) expect(readEntry(collection, entry)).toEqual(entry);
  });

  it('forgets all plays of an episode, and of no other', () => {
    const pilot = { ...series, episode: { ...episode, number: 1 } };
    const plays = toEntries(collection, [
      addPlay({}, { id: 'a', played: series, watchedAt: 5, how: 'played' }, 5),
      addPlay({}, { id: 'a', played: pilot, watchedAt: 5, how: 'played' }, 5),
    ]);
    const removed = removePlays(plays, series, 9);
    expect(removed.map(({ key }) => key)).toEqual(['tv:1399/s1e2/a']);
    expect(removed.some(isLive)).toBe(false);
  });
});

describe('the rating of a viewing', () => {
  const entry = addPlay({}, { id: 'a', played: film, watchedAt: 5, how: 'played' }, 5);
  const rated = editPlay(entry, { watchedAt: 5, rating: 9 }, 6);

  it('is half stars or nothing, and goes without a trace [RATING-09]', () => {
    expect(readEntry(collection, rated)).toEqual({ ...entry, changedAt: 6, value: { ...entry.value, rating: 9 } });
    for (const rating of [0, 11, 4.5, '9', null])
      expect(readEntry(collection, { ...rated, value: { ...rated.value, rating } })).toBeNull();
    expect(editPlay(rated, { watchedAt: 7, rating: null }, 9).value).toEqual({ ...entry.value, watchedAt: 7 });
  });

  it('outlives the copy of a client from before viewings had ratings [RATING-09]', () => {
    const { rating: _rating, ...value } = rated.value;
    const stripped = { ...rated, value };
    for (const order of [
      [rated, stripped],
      [stripped, rated],
    ])
      expect(playsOf(toEntries(collection, order), film)).toEqual([rated]);
  });

  it('is the title’s, too, where no other viewing of it is later [RATING-09]', () => {
    const undated = addPlay({}, { id: 'b', played: film, watchedAt: null, how: 'imported' }, 5);
    const later = addPlay({}, { id: 'c', played: film, watchedAt: 6, how: 'played' }, 5);
    expect(isLatestPlay(toEntries(collection, [entry, undated]), entry)).toBe(true);
    expect(isLatestPlay(toEntries(collection, [entry, undated]), undated)).toBe(false);
    expect(isLatestPlay(toEntries(collection, [entry, later]), entry)).toBe(false);
    expect(isLatestPlay(toEntries(collection, [entry, removeEntry(later, 9)]), entry)).toBe(true);
    const pilot = addPlay({}, { id: 'a', played: series, watchedAt: 5, how: 'played' }, 5);
    const next = { ...series, episode: { ...episode, number: 3 } };
    const second = addPlay({}, { id: 'a', played: next, watchedAt: 9, how: 'played' }, 5);
    expect(isLatestPlay(toEntries(collection, [pilot, second]), pilot)).toBe(true);
  });
});

describe('a history from before there was a log', () => {
  const history: WatchHistory = {
    'movie:603': { ...film, updatedAt: 5, progress: at(95) },
    'movie:604': { ...film, id: 604, updatedAt: 5, progress: at(93) },
    'movie:605': { ...film, id: 605, updatedAt: 5, removedAt: 6, progress: at(99) },
    'tv:1399': {
      mediaType: 'tv',
      id: 1399,
      title: 'A Show',
      year: 2011,
      updatedAt: 9,
      episodes: {
        s1e2: { ...episode, updatedAt: 8, progress: at(94) },
        s1e3: { ...episode, number: 3, updatedAt: 9, progress: at(50) },
      },
    },
  };

  it('gives what is finished one play, dated by its last change, the same on every device', () => {
    expect(finishedPlays(history)).toEqual([
      {
        key: 'movie:603/history',
        value: { watchedAt: 5, how: 'played', title: 'The Matrix', year: 1999 },
        changedAt: 5,
      },
      {
        key: 'tv:1399/s1e2/history',
        value: { watchedAt: 8, how: 'played', title: 'A Show', year: 2011, episodeTitle: 'Two' },
        changedAt: 8,
      },
    ]);
  });
});
