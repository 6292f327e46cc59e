import { describe, expect, it } from '@jest/globals';
import { plays } from '../collections';
import { bookmarkRules, bookmarkToEntry } from '../bookmarks';
import { historyRules } from '../history';
import { addPlay } from '../plays';
import type { Favorite } from '../collections/favorites';
import type { Note, Rating } from '../ratings';
import { toEntries } from '../sync/merge-entries';
import { recordsFromCollections } from './records-from-collections';

const NOON = Date.UTC(2024, 2, 5, 12);

describe('what a person keeps [EXPORT-08]', () => {
  it('becomes records: plays, bookmarks and places', () => {
    const film = { mediaType: 'movie' as const, id: 5, title: 'The Long Ferry', year: 2011 };
    const kept = {
      plays: toEntries(plays, [addPlay({}, { id: 'a', played: film, watchedAt: NOON, how: 'imported' }, 1)]),
      bookmarks: toEntries(bookmarkRules, [
        bookmarkToEntry({ mediaId: 5, mediaType: 'movie', category: 'watchlist', addedAt: 3 }),
        bookmarkToEntry({ mediaId: 6, mediaType: 'tv', category: 'Boats', addedAt: 4 }),
        bookmarkToEntry({ mediaId: 7, mediaType: 'tv', category: 'favorites', addedAt: 5, removedAt: 6 }),
      ]),
      history: toEntries(historyRules, [
        {
          key: 'movie:9',
          value: { title: 'Half', year: 2000, progress: { watched: 10, duration: 100 } },
          changedAt: 8,
        },
      ]),
      ratings: toEntries<Rating>({}, [
        { key: 'tv:7/s1e2', value: { rating: 9, ratedAt: NOON, title: 'Harbour Lights', year: 2016 }, changedAt: 1 },
        { key: 'tv:7/s1', value: { rating: 8, ratedAt: null, title: 'Harbour Lights', year: 2016 }, changedAt: 1 },
      ]),
      notes: toEntries<Note>({}, [
        {
          key: 'movie:5',
          value: { text: 'Good', hasSpoilers: true, writtenAt: null, title: 'The Long Ferry', year: 2011 },
          changedAt: 1,
        },
      ]),
      favorites: toEntries<Favorite>({}, [
        { key: 'tv:7/s2', value: { title: 'Harbour Lights', year: 2016 }, changedAt: 2 },
        { key: 'tv:7/s3', value: { title: 'Harbour Lights', year: 2016 }, changedAt: 2, removedAt: 2 },
      ]),
    };
    expect(
      [...recordsFromCollections(kept)].map(({ kind, title: of }) => `${kind} ${of.mediaType}:${of.ids.tmdb}`),
    ).toEqual([
      'watching movie:5',
      'watchlist movie:5',
      'list-entry tv:6',
      'favorite tv:7',
      'progress movie:9',
      'rating tv:7',
      'rating tv:7',
      'note movie:5',
    ]);
    expect([...recordsFromCollections(kept)].slice(-5)).toMatchObject([
      { kind: 'favorite', episode: { season: 2, number: null }, addedAt: 2 },
      { kind: 'progress' },
      { rating: 9, episode: { season: 1, number: 2 } },
      { rating: 8, episode: { season: 1, number: null } },
      { text: 'Good', hasSpoilers: true },
    ]);
  });
});
