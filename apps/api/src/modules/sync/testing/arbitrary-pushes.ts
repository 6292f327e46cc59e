import fc from 'fast-check';
import {
  bookmarksFromWire,
  bookmarkToEntry,
  historyFromWire,
  historyToEntries,
  settingsFromWire,
  settingsToEntries,
  type Entry,
} from '@marquee/core';
import type { CollectionName } from '@marquee/core/collections';

/* Pushes with few keys and few times, so that they conflict. */

const time = fc.integer({ min: 0, max: 6 });
const bookmark = fc.record(
  {
    mediaId: fc.integer({ min: 1, max: 2 }),
    category: fc.constantFrom('watchlist', 'Noir'),
    addedAt: time,
    mediaType: fc.constantFrom('movie' as const, 'tv' as const),
    removedAt: time,
  },
  { requiredKeys: ['mediaId', 'category', 'addedAt'] },
);
const bookmarks = fc
  .array(bookmark, { maxLength: 6 })
  .map((entries) => bookmarksFromWire(entries).map(bookmarkToEntry));

const progress = fc.record({ watched: fc.constantFrom(0, 1.5, 2), duration: fc.constantFrom(2, 3) });
// Texts that sort differently by code points than by UTF-16 code units.
const title = fc.constantFrom('a', 'b', '', '\u{1f600}', '\uff5e', '"\\\n\u0001');
const written = { updatedAt: time, removedAt: time };
const episode = fc.record(
  { id: time, number: time, seasonId: time, title, progress, ...written },
  { requiredKeys: ['id', 'number', 'seasonId', 'title', 'progress', 'updatedAt'] },
);
const head = { title, year: fc.constantFrom(null, 0, 2000), ...written };
const history = fc
  .dictionary(
    fc.constantFrom('1', '2', 'show-1', 'movie-2'),
    fc.oneof(
      fc.record({ type: fc.constant('movie'), progress, ...head }, { requiredKeys: ['type', 'progress', 'updatedAt'] }),
      fc.record(
        { type: fc.constant('show'), episodes: fc.dictionary(fc.constantFrom('s1e1', 's1e2'), episode), ...head },
        { requiredKeys: ['type', 'episodes', 'updatedAt'] },
      ),
    ),
  )
  .map((items) => historyToEntries(historyFromWire(items)));

const setting = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ value, ...written }, { requiredKeys: ['value', 'updatedAt'] });
const settings = fc
  .record(
    {
      quality: setting(fc.constantFrom('auto', '4K', '1080p')),
      region: setting(fc.constantFrom(null, 'DE', 'US')),
      autoplayNext: setting(fc.boolean()),
    },
    { requiredKeys: [] },
  )
  .map((map) => settingsToEntries(settingsFromWire(map)));

const entriesOf = (keys: string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<Entry[]> =>
  fc.array(
    fc.record(
      { key: fc.constantFrom(...keys), value, changedAt: time, removedAt: time },
      { requiredKeys: ['key', 'value', 'changedAt'] },
    ),
    { maxLength: 4 },
  );
const play = fc.record({
  watchedAt: fc.option(time),
  how: fc.constantFrom('played', 'marked'),
  title,
  year: head.year,
});

/** One device's push to each collection. */
export const arbitraryPush: Record<CollectionName, fc.Arbitrary<Entry[]>> = {
  bookmarks,
  categories: entriesOf(['custom/Noir', 'custom/a/b'], fc.constant({})),
  history,
  plays: entriesOf(['movie:1/a', 'movie:1/b', 'tv:1/s1e1/a'], play),
  listOrder: entriesOf(['1/movie/Noir', '2/tv/watchlist'], fc.record({ position: fc.constantFrom(-1, 9.5) })),
  ratings: entriesOf(
    ['movie:1', 'tv:2/s1e2'],
    fc.record({
      rating: fc.constantFrom(1, 10),
      ratedAt: fc.constantFrom(null, 5),
      title: fc.constant('A'),
      year: fc.constant(null),
    }),
  ),
  notes: entriesOf(
    ['movie:1', 'tv:2/s1'],
    fc.record({
      text: fc.constantFrom('a', 'b'),
      hasSpoilers: fc.boolean(),
      writtenAt: fc.constantFrom(null, 5),
      title: fc.constant('A'),
      year: fc.constant(null),
    }),
  ),
  favorites: entriesOf(['tv:1/s1', 'tv:2/s1e2'], fc.record({ title, year: head.year })),
  follows: entriesOf(['tv:1', 'tv:2'], fc.record({ title, year: head.year })),
  notInterested: entriesOf(['movie:1', 'tv:2'], fc.record({ title, year: head.year })),
  savedFilters: entriesOf(
    ['a', 'b'],
    fc.record({ name: fc.constantFrom('a', '\u{1f600}'), query: fc.constant('genres=drama') }),
  ),
  settings,
};
