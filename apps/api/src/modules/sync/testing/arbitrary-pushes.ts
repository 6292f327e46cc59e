import fc from 'fast-check';
import { historyFromWire, mergeBookmarks, settingsFromWire, type Bookmark } from '@marquee/core';

/* Pushes with few keys and few times, so that they meet. */

const time = fc.integer({ min: 0, max: 6 });
const bookmark: fc.Arbitrary<Bookmark> = fc.record(
  {
    mediaId: fc.integer({ min: 1, max: 2 }),
    category: fc.constantFrom('watchlist', 'Noir'),
    addedAt: time,
    mediaType: fc.constantFrom('movie' as const, 'tv' as const),
    removedAt: time,
  },
  { requiredKeys: ['mediaId', 'category', 'addedAt'] },
);
export const bookmarkPush = fc.array(bookmark, { maxLength: 6 }).map((entries) => mergeBookmarks(entries, []));

const progress = fc.record({ watched: fc.constantFrom(0, 1.5, 2), duration: fc.constantFrom(2, 3) });
// Texts that sort one way by code points and another by halves of characters.
const title = fc.constantFrom('a', 'b', '', '\u{1f600}', '\uff5e');
const written = { updatedAt: time, removedAt: time };
const episode = fc.record(
  { id: time, number: time, seasonId: time, title, progress, ...written },
  { requiredKeys: ['id', 'number', 'seasonId', 'title', 'progress', 'updatedAt'] },
);
const head = { title, year: fc.constantFrom(null, 0, 2000), ...written };
export const historyPush = fc
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
  .map(historyFromWire);

const setting = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ value, ...written }, { requiredKeys: ['value', 'updatedAt'] });
export const settingsPush = fc
  .record(
    {
      quality: setting(fc.constantFrom('auto', '4K', '1080p')),
      region: setting(fc.constantFrom(null, 'DE', 'US')),
      autoplayNext: setting(fc.boolean()),
    },
    { requiredKeys: [] },
  )
  .map(settingsFromWire);
