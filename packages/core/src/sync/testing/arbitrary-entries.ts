import fc from 'fast-check';
import type { CollectionName } from '../../collections';
import type { HistoryValue } from '../../history';
import type { Entry } from '../merge-entries';

/* Few titles and few times, so that entries collide. */
const time = fc.integer({ min: 0, max: 12 });
const id = fc.integer({ min: 1, max: 3 });
const stamps = fc.record({ changedAt: time, removedAt: fc.option(time, { nil: undefined }) });
const stamped = <Value>(key: fc.Arbitrary<string>, value: fc.Arbitrary<Value>): fc.Arbitrary<Entry<Value>> =>
  fc.tuple(key, value, stamps).map(([name, held, { changedAt, removedAt }]) => {
    const entry = { key: name, value: held, changedAt };
    return removedAt === undefined ? entry : { ...entry, removedAt };
  });

const categoryName = fc.constantFrom('watchlist', 'Noir', 'a/b', '__proto__', '🎬');
const nothing = fc.constant({});
const title = fc.constantFrom('A', 'B', '\u{1f3ac}');
const year = fc.constantFrom(null, 1999);
const progress = fc.record({ watched: fc.constantFrom(1, 2.5), duration: fc.constant(99) });
const film = fc.record({ title, year, progress });
const show = fc.record({ title, year });
const episode = fc.record({ title, progress, id: id, number: id, seasonId: id });
const play = fc.record(
  {
    watchedAt: fc.option(time),
    how: fc.constantFrom('played', 'marked'),
    title,
    year,
    rating: fc.constantFrom(1, 10),
  },
  { requiredKeys: ['watchedAt', 'how', 'title', 'year'] },
);

const episodeKey = fc.tuple(id, id).map(([tv, number]) => `tv:${tv}/s1e${number}`);
const historyEntry: fc.Arbitrary<Entry<HistoryValue>> = fc.oneof(
  stamped<HistoryValue>(
    id.map((movie) => `movie:${movie}`),
    film,
  ),
  stamped<HistoryValue>(
    id.map((tv) => `tv:${tv}`),
    show,
  ),
  stamped<HistoryValue>(episodeKey, episode),
);

const arbitraries: Record<CollectionName, fc.Arbitrary<Entry>> = {
  bookmarks: stamped(
    fc.tuple(id, fc.constantFrom('movie', 'tv', 'any'), categoryName).map((parts) => parts.join('/')),
    fc.oneof(nothing, fc.record({ title }), fc.record({ title, year })),
  ),
  categories: stamped(
    categoryName.map((name) => `custom/${name}`),
    nothing,
  ),
  history: historyEntry,
  plays: stamped(
    fc
      .tuple(
        fc.oneof(
          id.map((movie) => `movie:${movie}`),
          episodeKey,
        ),
        id,
      )
      .map((parts) => parts.join('/')),
    play,
  ),
  listOrder: stamped(
    id.map((movie) => `${movie}/movie/Noir`),
    fc.record({ position: fc.constantFrom(-1, 9.5) }),
  ),
  ratings: stamped(
    fc.oneof(
      id.map((movie) => `movie:${movie}`),
      episodeKey,
    ),
    fc.record({
      rating: fc.constantFrom(1, 10),
      ratedAt: fc.constantFrom(null, 5),
      title: fc.constant('A'),
      year: fc.constant(null),
    }),
  ),
  notes: stamped(
    fc.oneof(
      id.map((movie) => `movie:${movie}`),
      episodeKey,
    ),
    fc.record({
      text: fc.constantFrom('a', 'b'),
      hasSpoilers: fc.boolean(),
      writtenAt: fc.constantFrom(null, 5),
      title: fc.constant('A'),
      year: fc.constant(null),
    }),
  ),
  favorites: stamped(
    fc.oneof(
      id.map((tv) => `tv:${tv}/s1`),
      episodeKey,
    ),
    fc.record({ title, year }),
  ),
  follows: stamped(
    id.map((tv) => `tv:${tv}`),
    fc.record({ title, year }),
  ),
  notInterested: stamped(
    id.map((movie) => `movie:${movie}`),
    fc.record({ title, year }),
  ),
  savedFilters: stamped(
    fc.constantFrom('a', 'b'),
    fc.record({ name: title, query: fc.constantFrom('genres=drama', '') }),
  ),
  settings: stamped<unknown>(fc.constantFrom('theme', 'region'), fc.constantFrom('dark', 'light', null)),
};

export const arbitraryEntry = (name: CollectionName): fc.Arbitrary<Entry> => arbitraries[name];
