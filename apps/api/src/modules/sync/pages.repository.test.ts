import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  historyFromWire,
  historyToEntries,
  listEntries,
  replaceEntries,
  type Entries,
  type Entry,
} from '@marquee/core';
import { collectionNames, type CollectionName } from '@marquee/core/collections';
import { syncLimits } from '@marquee/core/contracts';
import { defined } from '../../testing/defined';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { versionOf } from './pages.repository';
import { PLAN, READ } from './pages.repository';
import { arbitraryPush } from './testing/arbitrary-pushes';
import { bookmarkEntries, manyBookmarks, newPerson, type TestPerson } from './testing/test-person';

// Takes seconds: the plan of the reads is that of twenty thousand rows.

describe('a collection in pages', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.remove());

  /** Reads all pages; `between` runs after the first. */
  async function readAll(person: TestPerson, collection: CollectionName, limit: number, between = async () => {}) {
    const pages: Entry[][] = [];
    let since = 0;
    for (;;) {
      const { entries, upTo, more } = await person.readPage(collection, since, limit);
      pages.push(entries);
      if (pages.length === 1) await between();
      if (!more) return pages;
      expect(upTo).toBeGreaterThan(since);
      since = upTo;
    }
  }
  const pushThree = async (person: TestPerson) => {
    for (const from of [1, 101, 201]) await person.write('bookmarks', manyBookmarks(from, 100));
  };
  const episodes = (show: number, length: number) =>
    historyToEntries(
      historyFromWire({
        [show]: {
          type: 'show',
          title: 'A Show',
          year: 2001,
          updatedAt: 1,
          episodes: Object.fromEntries(
            Array.from({ length }, (_, at) => [
              `s1e${at + 1}`,
              { id: at, number: at, title: 'Pilot', seasonId: 1, updatedAt: 1, progress: { watched: 1, duration: 2 } },
            ]),
          ),
        },
      }),
    );

  it('is the same as in one piece, whatever was pushed and however small the pages', async () => {
    const pushes = fc.array(fc.record({ bookmarks: arbitraryPush.bookmarks, history: arbitraryPush.history }), {
      maxLength: 4,
    });
    const joined = (pages: Entry[][]) =>
      listEntries(pages.reduce<Entries>((all, page) => replaceEntries({}, all, page), {})).toSorted((a, b) =>
        a.key < b.key ? -1 : 1,
      );
    await fc.assert(
      fc.asyncProperty(pushes, fc.integer({ min: 1, max: 4 }), async (all, limit) => {
        const person = await newPerson(database);
        for (const push of all)
          for (const name of ['bookmarks', 'history'] as const) await person.write(name, push[name]);
        for (const name of ['bookmarks', 'history'] as const)
          expect(joined(await readAll(person, name, limit))).toEqual(joined([await person.read(name, 0)]));
      }),
      { numRuns: 10 },
    );
  });

  it('ends a page with a push, holds about as many as asked for, and says whether there is more', async () => {
    const person = await newPerson(database);
    await pushThree(person);
    expect(await person.readPage('bookmarks', 0, 250)).toMatchObject({ upTo: 2, more: true, rows: 200 });
    expect(await person.readPage('bookmarks', 0, 50)).toMatchObject({ upTo: 1, more: true });
    expect(await person.readPage('bookmarks', 2, 250)).toMatchObject({ upTo: 3, more: false });
    expect(await person.readPage('bookmarks', 0, 300)).toMatchObject({ upTo: 3, more: false, rows: 300 });
  });

  it('misses nothing that is changed while it is read', async () => {
    const person = await newPerson(database);
    await pushThree(person);
    const pages = await readAll(person, 'bookmarks', 100, async () => {
      await person.write('bookmarks', bookmarkEntries([{ mediaId: 150, category: 'a', addedAt: 9 }]));
    });
    expect(pages.map(({ length }) => length)).toEqual([100, 99, 100, 1]);
    expect(pages.at(-1)).toMatchObject([{ key: '150/any/a', changedAt: 9 }]);
  });

  it('is not larger than an answer may be, though nobody asked for pages', async () => {
    const person = await newPerson(database);
    for (let push = 1; push <= 8; push += 1) await person.write('history', episodes(push, 1));
    // As if each push had saved three megabytes.
    await database.sql(
      `UPDATE entries SET value = jsonb_build_object('title', repeat('x', 1500000)) WHERE user_id = '${person.userId}' RETURNING 1`,
    );
    expect(await person.readPage('history', 0)).toMatchObject({ more: true, upTo: 5 });
    expect(await person.readPage('history')).toMatchObject({ more: true });
  });

  it('is empty for a device that is up to date', async () => {
    const person = await newPerson(database);
    await person.write('bookmarks', manyBookmarks(1, 3));
    const since = new Map(collectionNames.map((name) => [name, 0]));
    const { epoch, revision } = defined(await person.pages.plan(person.owner, { since }));
    const plan = await person.pages.plan(person.owner, { since, known: versionOf({ epoch, revision }) });
    expect(plan?.revision).toBe(1);
    expect(plan?.pages.map(({ rows }) => rows)).toEqual(collectionNames.map(() => 0));
  });

  it('of ten years is read by one index scan, even before the database has statistics of the table', async () => {
    // Statistics that are updated in between would change the query plan.
    await database.database.prisma.$executeRawUnsafe('ALTER TABLE entries SET (autovacuum_enabled = off)');
    const person = await newPerson(database);
    for (let show = 1; show <= 40; show += 1) await person.write('history', episodes(show, 500));
    expect(await person.read('history', 0)).toHaveLength(40 * 501);
    const explain = async (statement: string, ...values: unknown[]) => {
      const lines = await database.database.prisma.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
        `EXPLAIN (ANALYZE, TIMING OFF) ${statement}`,
        ...values,
      );
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    };
    const read = await explain(READ, person.userId, 'history', 0, 1_000, '1');
    // Each row is read once, through an index: no join, and no rows of other users.
    expect(read).toMatch(/entries_(pkey|user_id_profile_id_collection_revision_idx)/);
    expect(read).not.toMatch(/Join|Nested Loop|SubPlan|Seq Scan/);
    const plan = await explain(PLAN, person.userId, ['history'], [-1], 1_000_000, syncLimits.answerBytes, -1, '1');
    // Counted once before.
    expect(plan.match(/on entries .*/g)).toEqual([expect.stringMatching(/actual rows=20040(\.00)? loops=1\)$/)]);
    expect(plan).toMatch(/Index Cond: \(\(user_id = .* AND \(collection = .* AND \(revision > /);
    expect(plan).not.toMatch(/Sort/);
  });
});
