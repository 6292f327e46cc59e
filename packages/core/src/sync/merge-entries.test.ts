import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { collectionByName, collectionNames, readEntry } from '../collections';
import { arbitraryEntry } from './testing/arbitrary-entries';
import { clampEntries } from './define-collection';
import {
  changedEntries,
  changeEntry,
  findEntry,
  groupOf,
  isLive,
  listEntries,
  mergeEntries,
  missingEntries,
  removeEntry,
  reconcileEntries,
  toEntries,
  type Entries,
  type Entry,
} from './merge-entries';

const sorted = (entries: Entries) => listEntries(entries).sort((a, b) => (a.key < b.key ? -1 : 1));

describe.each(collectionNames)('merging %s', (name) => {
  const collection = collectionByName(name);
  const some = fc.array(arbitraryEntry(name), { maxLength: 12 }).map((entries) => toEntries(collection, entries));
  const merge = (a: Entries, b: Entries) => mergeEntries(collection, a, listEntries(b));

  it('gives the same result in whatever order entries arrive, and however often [SYNC-10]', () => {
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        expect(sorted(merge(a, b))).toEqual(sorted(merge(b, a)));
        expect(sorted(merge(merge(a, b), c))).toEqual(sorted(merge(a, merge(b, c))));
        expect(merge(a, a)).toBe(a);
      }),
    );
  });

  it('comes to the same when entries are put into groups first, and settled then', () => {
    const each = fc.uniqueArray(arbitraryEntry(name), { selector: ({ key }) => key, maxLength: 12 });
    fc.assert(
      fc.property(each, (entries) => {
        const groups: Record<string, Record<string, Entry>> = {};
        for (const entry of entries) (groups[groupOf(entry.key)] ??= {})[entry.key] = entry;
        const settled = reconcileEntries(collection, groups);
        expect(settled).toEqual(toEntries(collection, entries));
        expect(reconcileEntries(collection, settled)).toBe(settled);
      }),
    );
  });

  it('sends exactly what the other side does not know', () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        const both = merge(a, b);
        expect(missingEntries(collection, both, a)).toEqual([]);
        expect(sorted(mergeEntries(collection, a, missingEntries(collection, a, both)))).toEqual(sorted(both));
      }),
    );
  });

  it('accepts the entries that it makes, and none with half a character or an endless key', () => {
    fc.assert(
      fc.property(arbitraryEntry(name), (entry) => {
        expect(readEntry(collection, entry)).toEqual(entry);
        expect(readEntry(collection, { ...entry, key: `${entry.key}\ud83c` })).toBeNull();
        expect(readEntry(collection, { ...entry, key: entry.key.repeat(301) })).toBeNull();
        expect(readEntry(collection, { ...entry, changedAt: -1 })).toBeNull();
        expect(readEntry(collection, { ...entry, changedAt: 8_640_000_000_000_001 })).toBeNull();
      }),
    );
    for (const nothing of [null, 1, 'x', [], {}]) expect(readEntry(collection, nothing)).toBeNull();
  });
});

describe('a collection', () => {
  const plays = collectionByName('plays');
  const entry = { key: 'movie:603/a', value: { watchedAt: 1, how: 'played', title: 'A', year: null }, changedAt: 5 };

  it('keeps the objects of what did not change, and tells what did', () => {
    const before = toEntries(plays, [entry, { ...entry, key: 'movie:604/b' }]);
    const changed = changeEntry(findEntry(before, entry.key), entry.key, { ...entry.value, title: 'B' }, 4);
    const after = mergeEntries(plays, before, [changed]);
    expect(after['movie:604']).toBe(before['movie:604']);
    expect(changedEntries(before, after)).toEqual([changed]);
    expect(changed.changedAt).toBe(6);
    expect(changedEntries(after, after)).toEqual([]);
  });

  it('lets a removal win over a change of the same moment, and a later change over the removal', () => {
    const removed = removeEntry(entry, 1);
    expect(removed.removedAt).toBe(5);
    expect(isLive(removed)).toBe(false);
    const back = changeEntry(removed, entry.key, entry.value, 1);
    expect(isLive(back)).toBe(true);
    expect(removeEntry(removed, 99)).toBe(removed);
  });
});

describe('times in the future', () => {
  const at = (key: string, changedAt: number, removedAt?: number) => ({
    key,
    value: {},
    changedAt,
    ...(removedAt && { removedAt }),
  });

  it('move back together within a title, and leave other titles alone', () => {
    const entries = [at('tv:1', 10, 110), at('tv:1/s1e1', 105), at('tv:2', 90)];
    expect(clampEntries(entries, { nowMs: 100 })).toEqual([at('tv:1', 0, 100), at('tv:1/s1e1', 95), at('tv:2', 90)]);
  });

  it('move back by how far the sender is ahead, unless that is absurd', () => {
    expect(clampEntries([at('tv:1', 110)], { nowMs: 100, sentAtMs: 150 })).toEqual([at('tv:1', 60)]);
    expect(clampEntries([at('tv:1', 110)], { nowMs: 100, sentAtMs: 9e12 })).toEqual([at('tv:1', 100)]);
    const past = [at('tv:1', 99)];
    expect(clampEntries(past, { nowMs: 100, sentAtMs: 150 })).toBe(past);
  });
});
