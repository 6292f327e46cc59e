import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CollectionName } from '../collections';
import { changeEntry, findEntry, isLive, removeEntry } from './merge-entries';
import {
  Device,
  missing,
  Program,
  Server,
  type Edit,
  type Everything,
  type Fate,
  type Seen,
} from './testing/collections-world';

const START = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;
/** `npm run simulate` runs 100,000. */
const { process } = globalThis as { process?: { env: Partial<Record<string, string>> } };
const HISTORIES = Number(process?.env.SIMULATED_HISTORIES ?? 400);

const title = { title: 'A', year: 2001 };
/** Keys that are edited, and the value of each numbered edit. */
const places: [CollectionName, string, (number: number) => unknown][] = [
  ['bookmarks', '1/movie/watchlist', () => ({})],
  ['bookmarks', '2/tv/a/b', () => ({})],
  ['categories', 'custom/Noir', () => ({})],
  ['history', 'movie:1', (watched) => ({ ...title, progress: { watched, duration: 99 } })],
  ['history', 'tv:2/s1e1', (watched) => ({ title: 'Pilot', progress: { watched, duration: 99 }, id: 1, number: 1 })],
  ['plays', 'movie:1/a', (watchedAt) => ({ ...title, watchedAt, how: 'played' })],
  ['plays', 'tv:1/s1e1/b', (watchedAt) => ({ ...title, watchedAt, how: 'marked' })],
  ['settings', 'theme', (number) => (number % 2 === 0 ? 'dark' : 'light')],
  ['listOrder', '1/movie/Noir', (position) => ({ position })],
  ['ratings', 'tv:1/s1', (number) => ({ ...title, rating: 1 + (number % 10), ratedAt: number })],
  ['favorites', 'tv:1/s1', () => title],
  ['follows', 'tv:1', () => title],
  ['notInterested', 'tv:1', () => title],
  ['savedFilters', 'a', (number) => ({ name: `${number}`, query: '' })],
  ['notes', 'movie:1', (number) => ({ ...title, text: `${number}`, hasSpoilers: false, writtenAt: number })],
  // These converge, but the last edit need not win: an edit of an untyped entry is applied to the typed one, and times
  // of one title that were stamped before and after a clock change are moved back together (docs/decisions/0097).
  ['bookmarks', '3/any/watchlist', () => ({})],
  ['bookmarks', '3/movie/watchlist', () => ({})],
  ['history', 'tv:1', () => title],
  ['history', 'tv:1/s1e1', (watched) => ({ title: 'Pilot', progress: { watched, duration: 99 }, id: 1, number: 1 })],
];
const PLACES_WITH_LAST_WORD = places.length - 4;

interface Word {
  number: number;
  place: number;
  removes: boolean;
  before: Seen;
}

const editOf = ({ place, removes, number }: Pick<Word, 'place' | 'removes' | 'number'>) => {
  const [collection, key, value] = places[place] ?? ['settings', 'theme', () => 'dark'];
  const edit: Edit = (known, nowMs) =>
    removes ? known && removeEntry(known, nowMs) : changeEntry(known, key, value(number), nowMs);
  return { collection, key, value: value(number), edit };
};

function holds(state: Everything, word: Word): boolean {
  const { collection, key, value } = editOf(word);
  const entry = findEntry(state[collection], key);
  if (word.removes || !entry) return word.removes && !(entry && isLive(entry));
  return isLive(entry) && JSON.stringify(entry.value) === JSON.stringify(value);
}

/** Entries of one side that are unknown to the other. */
const entriesUnknownTo = (theirs: Everything, mine: Everything) => Object.values(missing(theirs, mine)).flat();

/** Edits that no later edit replaced knowingly. */
const lastWords = (words: Word[], place: number): Word[] => {
  const mine = words.filter((word) => word.place === place);
  return mine.filter(({ number }) => !mine.some(({ before }) => before.has(number)));
};

const place = fc.nat({ max: places.length - 1 });
const device = fc.nat({ max: 3 });
const skew = fc.integer({ min: -72 * HOUR, max: 72 * HOUR });
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'arrives', 'cut', 'answer lost', 'doubled', 'late');
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('edit' as const), device, place, removes: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('sync' as const), device, fate }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('redeliver' as const), device, which: fc.nat({ max: 20 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('clock' as const), device, skew }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('program' as const), place, removes: fc.boolean() }) },
);

describe('four devices, a program whose clock is far ahead, and one server', () => {
  it('end equal in every collection, with nothing lost and nothing brought back [SYNC-10, SYNC-11, SYNC-18]', () => {
    const history = fc.record({
      skews: fc.tuple(skew, skew, skew, skew),
      ahead: fc.integer({ min: 0, max: 72 * HOUR }),
      steps: fc.array(step, { minLength: 5, maxLength: 60, size: 'max' }),
    });
    fc.assert(
      fc.property(history, ({ skews, ahead, steps }) => {
        const server = new Server();
        const devices = skews.map((ms) => new Device(ms));
        const program = new Program(ahead);
        const words: Word[] = [];
        let nowMs = START;
        for (const [number, action] of steps.entries()) {
          nowMs += 60_000;
          if (action.kind === 'program') {
            const before = program.edit(server, { ...editOf({ ...action, number }), number }, nowMs);
            if (before) words.push({ ...action, number, before });
          }
          const actor = 'device' in action ? devices[action.device] : undefined;
          if (!actor || !('device' in action)) continue;
          if (action.kind === 'edit') {
            const before = actor.seen;
            if (actor.edit({ ...editOf({ ...action, number }), number }, nowMs))
              words.push({ ...action, number, before });
          }
          if (action.kind === 'sync') actor.sync(server, nowMs, action.fate);
          if (action.kind === 'redeliver') actor.redeliver(server, nowMs, action.which);
          if (action.kind === 'clock') actor.skewMs = action.skew;
        }
        // All devices come online and stay online.
        for (let round = 0; round < 3; round += 1)
          for (const each of devices) each.sync(server, (nowMs += 60_000), 'arrives');
        for (const { state } of devices)
          expect([...entriesUnknownTo(state, server.state), ...entriesUnknownTo(server.state, state)]).toEqual([]);
        for (const at of new Set(words.map((word) => word.place))) {
          if (at >= PLACES_WITH_LAST_WORD) continue;
          // Of concurrent edits one must win; a single one always does.
          expect(lastWords(words, at).some((word) => holds(server.state, word))).toBe(true);
        }
      }),
      { numRuns: HISTORIES },
    );
  });
});
