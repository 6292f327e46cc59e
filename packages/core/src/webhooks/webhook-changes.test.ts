import { describe, expect, it } from '@jest/globals';
import { changeEntry, removeEntry, type Entry } from '../sync/merge-entries';
import { addPlay, editPlay } from '../plays';
import { MOST_EVENTS_OF_PUSH, webhookChanges, type StoredChange } from './webhook-changes';

const now = Date.parse('2026-11-28T20:00:00.000Z');
const timestamp = '2026-11-28T20:00:00.000Z';
const film = { mediaType: 'movie' as const, id: 603, title: 'The Matrix', year: 1999 };
const series = { ...film, mediaType: 'tv' as const, id: 1399, title: 'A Show', year: 2011 };
const episode = { season: 1, number: 2, id: 12, title: 'Two', seasonId: 7 };
const told = (collection: StoredChange['collection'], after: Entry, before?: Entry) =>
  webhookChanges([{ collection, before, after }], now);

describe('what a webhook is told [ACCOUNT-36]', () => {
  const play = addPlay({}, { id: 'a', played: { ...series, episode }, watchedAt: now, how: 'played' }, now);

  it('is that a film or an episode was finished, once', () => {
    const { mediaType, id, title, year } = series;
    const data = { mediaType, id, title, year, season: 1, episode: 2, episodeTitle: 'Two', watchedAt: timestamp };
    expect(told('plays', play)).toEqual([{ type: 'title.finished', timestamp, data: { ...data, how: 'played' } }]);
    const undated = addPlay({}, { id: 'a', played: film, watchedAt: null, how: 'marked' }, now);
    expect(told('plays', undated)).toMatchObject([{ data: { ...film, watchedAt: null, how: 'marked' } }]);
    expect(told('plays', editPlay(play, { watchedAt: now, rating: 9 }, now + 1), play)).toEqual([]);
    const removed = removeEntry(play, now + 1);
    expect(told('plays', removed, play)).toEqual([]);
    expect(told('plays', changeEntry(removed, play.key, play.value, now + 2), removed)).toEqual([]);
  });

  it('is a rating that was given, changed or removed, of a title, a season or an episode', () => {
    const { mediaType: _type, id: _id, ...name } = series;
    const rate = (key: string, rating: number, known?: Entry) =>
      changeEntry(known, key, { rating, ratedAt: now, ...name }, now);
    const given = rate('tv:1399/s1', 8);
    expect(told('ratings', given)).toEqual([
      { type: 'rating.given', timestamp, data: { ...series, season: 1, rating: 8 } },
    ]);
    expect(told('ratings', rate('tv:1399/s1e2', 8))).toMatchObject([{ data: { season: 1, episode: 2 } }]);
    expect(told('ratings', rate('tv:1399', 8))[0]?.data).toEqual({ ...series, rating: 8 });
    expect(told('ratings', rate('tv:1399/s1', 9, given), given)).toMatchObject([{ data: { rating: 9 } }]);
    expect(told('ratings', rate('tv:1399/s1', 8, given), given)).toEqual([]);
    const removed = removeEntry(given, now);
    expect(told('ratings', removed, given)).toMatchObject([{ type: 'rating.removed', data: { rating: 8 } }]);
    expect(told('ratings', removed)).toEqual([]);
  });

  it('is a bookmark that was added or removed, and not that its title has a name now', () => {
    const added = changeEntry(undefined, '603/movie/Noir/1', { title: 'The Matrix', year: 1999 }, now);
    const data = { ...film, category: 'Noir/1' };
    expect(told('bookmarks', added)).toEqual([{ type: 'bookmark.added', timestamp, data }]);
    expect(told('bookmarks', removeEntry(added, now), added)).toMatchObject([{ type: 'bookmark.removed', data }]);
    expect(told('bookmarks', { ...added, value: { title: 'Matrix' } }, added)).toEqual([]);
    const old = changeEntry(undefined, '603/any/watchlist', {}, now);
    expect(told('bookmarks', old)).toMatchObject([{ data: { mediaType: null, title: null, year: null } }]);
    expect(told('notes', changeEntry(undefined, 'movie:603', {}, now))).toEqual([]);
  });

  it('is of this moment: nothing that was imported, or waited for long on a device', () => {
    const imported = addPlay({}, { id: 'a', played: film, watchedAt: 5, how: 'imported' }, now);
    const dated = changeEntry(undefined, 'movie:603', { rating: 8, ratedAt: 5, title: 'A', year: 1 }, now);
    const undated = { ...dated, value: { ...dated.value, ratedAt: null } };
    const late = { ...play, changedAt: now - 11 * 60_000 };
    const stored = [
      { collection: 'plays' as const, after: imported },
      { collection: 'ratings' as const, after: dated },
      { collection: 'ratings' as const, after: undated },
      { collection: 'plays' as const, after: late },
    ];
    expect(
      webhookChanges(
        stored.map((each) => ({ ...each, before: undefined })),
        now,
      ),
    ).toEqual([]);
  });

  it('is what came first of a push, and no more than 20', () => {
    const stored = Array.from({ length: 5_000 }, (_, at) => ({
      collection: 'bookmarks' as const,
      before: undefined,
      after: changeEntry(undefined, `${at + 1}/movie/watchlist`, {}, now - at),
    }));
    const changes = webhookChanges(stored, now);
    expect(changes).toHaveLength(MOST_EVENTS_OF_PUSH);
    expect(changes[0]).toMatchObject({ data: { id: 5_000 } });
  });
});
