import { beforeEach, describe, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
import { listEntries, type Entry } from '@marquee/core';
import { titleRefKey } from '@marquee/core/import';
import { TmdbError } from '@marquee/tmdb';
import { deleteDB, openDB } from 'idb';
import { addToCategory } from '../bookmarks/edit-bookmarks';
import { entriesEdited, entriesMerged, entriesReplaced } from '../../shared/store/collections';
import { pageOf } from '../../testing/titles';
import { listApplied } from './applied-imports';
import { usingImportDatabase } from './import-database';
import { ImportJob } from './import-job';
import { ImportPlanner } from './import-planner';
import { findUnfinished, readAnswers, storeUnfinished } from './unfinished-import';

import { diary, open, statuses, textFile, tmdb, films, TWO } from './testing/open-import';

beforeEach(async () => {
  await Promise.all([deleteDB('marquee'), deleteDB('marquee-import')]);
});

describe('an import', () => {
  it('is a dry run until it is wanted, asks which title a name means, and adds nothing twice unless it was taken back [IMPORT-09, IMPORT-25, IMPORT-26]', async () => {
    const { job, kept, review, titleNamed } = open();
    await job.read([diary(TWO)]);
    expect(review().kinds).toEqual(['letterboxd']);
    expect(statuses(review().summary.counts)).toEqual({ added: 1, ambiguous: 1 });
    expect(kept('plays')).toEqual([]);
    const dune = titleNamed('Dune');
    expect(titleRefKey(dune.ref)).toBe(dune.key);
    await job.choose([{ title: dune, candidate: { mediaType: 'movie', id: 3, title: 'Dune', year: 2021 } }]);
    expect(statuses(review().summary.counts)).toEqual({ added: 2 });
    await job.apply();
    expect(kept('plays').map((key) => key.split('/')[0])).toEqual(['movie:1', 'movie:3']);
    expect(kept('ratings')).toEqual(['movie:1']);
    await job.read([diary(TWO)]);
    expect(statuses(review().summary.counts)).toEqual({ here: 1, ambiguous: 1 });
    const [applied] = await listApplied(null);
    if (applied) await job.undo(applied);
    await job.read([diary(TWO)]);
    await job.apply();
    expect(kept('plays')).toHaveLength(1);
  });

  it('continues after a reload with the titles that were found or chosen [IMPORT-27]', async () => {
    const before = open();
    await before.job.read([diary(TWO)]);
    const dune = before.titleNamed('Dune');
    await before.job.choose([{ title: dune, candidate: { mediaType: 'movie', id: 3, title: 'Dune', year: 2021 } }]);

    const nobody = () => Promise.reject(new TmdbError({ code: 'http', reason: 'Bad Request', path: '', status: 400 }));
    const after = open({ searchTitles: nobody, searchMulti: nobody });
    await after.job.resume([diary(TWO)]);
    expect(after.review().summary.failed).toBe(0);
    expect(statuses(after.review().summary.counts)).toEqual({ added: 2 });

    await after.job.apply();
    expect(await readAnswers()).toEqual([]);
  });

  it('keeps a choice over a reload at once, before the episodes of a series are looked up [IMPORT-27]', async () => {
    const { job, titleNamed } = open();
    await job.read([diary(TWO)]);
    const dune = titleNamed('Dune');
    await new ImportPlanner().choose([
      { title: dune, candidate: { mediaType: 'tv', id: 3, title: 'Dune', year: 2021 } },
    ]);
    expect(await readAnswers()).toContainEqual(expect.objectContaining({ kind: 'choice', key: dune.key }));
  });

  it('leaves out the kinds that were deselected [IMPORT-25]', async () => {
    const { job, kept, review } = open();
    await job.read([diary(TWO)]);
    await job.setWanted('rating', false);
    expect(review().summary.counts.rating.left_out).toBe(1);
    await job.apply();
    expect(kept('ratings')).toEqual([]);
    expect(kept('plays')).toHaveLength(1);
  });

  it('is taken back whole, also tomorrow, but for what was changed since [IMPORT-26]', async () => {
    const { store, job, kept } = open();
    await job.read([
      diary(TWO),
      textFile('watchlist.csv', 'Date,Name,Year,Letterboxd URI\n2024-03-06,Low Tide,2001,https://a\n'),
    ]);
    await job.apply();
    expect([kept('plays'), kept('ratings'), kept('bookmarks')].map((keys) => keys.length)).toEqual([1, 1, 1]);
    store.dispatch(addToCategory({ id: 1, mediaType: 'movie', title: 'Low Tide', year: 2001 }, 'favorites'));
    const [applied] = await listApplied(null);
    if (!applied) throw new Error('It was not kept');
    const later = new ImportJob(store, { now: () => applied.appliedAt + 86_400_000 });
    await later.undo(applied);
    expect(later.getState()).toEqual({ phase: 'undone', count: 3 });
    expect([kept('plays'), kept('ratings'), kept('bookmarks')]).toEqual([[], [], ['1/movie/favorites']]);
    expect(await listApplied(null)).toEqual([]);
  });

  it('is taken back on every device after a sync, but for what another one changed [IMPORT-26]', async () => {
    const { store, job, kept } = open();
    const other = open();
    const names = ['plays', 'ratings', 'bookmarks'] as const;
    type Store = typeof store;
    // Imitates the server: merges entries, and moves times ahead of its clock back.
    const sync = (from: Store, to: Store) =>
      names.forEach((name) => {
        const entries: Entry[] = listEntries(from.getState().collections[name] as never);
        to.dispatch(entriesMerged(name, entries, 'server'));
      });
    await job.read([diary(`${TWO}2024-03-08,Dune,2021,https://c,3,,,2024-03-08\n`)]);
    await job.apply();
    const early = listEntries(store.getState().collections.plays).map((entry) => ({ ...entry, changedAt: 1 }));
    store.dispatch(entriesReplaced('plays', early));
    sync(store, other.store);
    expect(other.kept('ratings')).toEqual(['movie:1', 'movie:3']);
    const [rating] = listEntries(other.store.getState().collections.ratings);
    if (!rating) throw new Error('The rating did not come');
    const changed = { ...rating, value: { ...rating.value, rating: 2 }, changedAt: rating.changedAt + 1 };
    other.store.dispatch(entriesEdited('ratings', [changed as never]));
    sync(other.store, store);

    const [applied] = await listApplied(null);
    if (!applied) throw new Error('It was not kept');
    await job.undo(applied);
    sync(store, other.store);
    for (const keys of [kept, other.kept]) expect([keys('plays'), keys('ratings')]).toEqual([[], ['movie:1']]);
  });

  it('can be cancelled while titles are looked up, and changes nothing then [IMPORT-25]', async () => {
    let answer: () => void = () => undefined;
    const { job, kept } = open({
      ...tmdb,
      searchTitles: () => new Promise((resolve) => (answer = () => resolve(pageOf(films)))),
    });
    const reading = job.read([diary(TWO)]);
    while (job.getState().phase !== 'matching') await new Promise((resolve) => setTimeout(resolve, 5));
    const cancelling = job.cancel();
    answer();
    await Promise.all([reading, cancelling]);
    expect(job.getState()).toEqual({ phase: 'idle' });
    expect(kept('plays')).toEqual([]);
  });

  it('is no longer unfinished when the page is notified that it was cancelled or added [IMPORT-27]', async () => {
    const { job } = open();
    const left: unknown[] = [];
    job.subscribe(() => {
      if (['idle', 'done'].includes(job.getState().phase)) left.push(findUnfinished(null));
    });
    await job.read([diary(TWO)]);
    // The files of this test cannot be stored.
    await storeUnfinished({ owner: null, files: [] });
    await job.cancel();
    await job.read([diary(TWO)]);
    await storeUnfinished({ owner: null, files: [] });
    await job.apply();
    expect(await Promise.all(left)).toEqual([null, null]);
  });

  it('of files that are no export has a line for each of them, and nothing to add', async () => {
    const { job, review } = open();
    await job.read([
      textFile('a.csv', ''),
      textFile('b.csv', '<!doctype html><title>Sign in</title>'),
      textFile('c.txt', 'hello'),
    ]);
    expect(review().summary.counts.problem.problem).toBe(3);
    expect(
      review()
        .summary.problems.map(({ detail }) => detail)
        .sort(),
    ).toEqual(['empty_file', 'html_file', 'unknown_file']);
  });
});

const NAME = 'marquee-import';
const entry = (key: string) => ({ name: 'plays', entry: { key, value: { of: key }, changedAt: 1 } });
const imported = (id: string, appliedAt: number) => ({ id, appliedAt, owner: null, files: [`${id}.csv`] });

/** What is stored of applied imports, and of one that is unfinished. */
const stored = () =>
  usingImportDatabase(async (database) => {
    const keys = await database.getAllKeys('applied-parts');
    const parts = await database.getAll('applied-parts');
    return {
      applied: await database.getAll('applied'),
      parts: keys.map((key, at) => [key, parts[at]]),
      unfinished: await database.get('unfinished', 'current'),
      answers: await database.getAllKeys('answers'),
    };
  });

it('imports that earlier versions applied can still be taken back, and an unfinished one goes on [IMPORT-26, IMPORT-27]', async () => {
  const before = await openDB(NAME, 2, {
    upgrade(database) {
      database.createObjectStore('applied', { keyPath: 'id' });
      database.createObjectStore('unfinished');
      database.createObjectStore('answers');
    },
  });
  await before.put('applied', { ...imported('a', 1), entries: [entry('1'), entry('2')] });
  await before.put('applied', { ...imported('b', 2), entries: [entry('3')] });
  await before.put('unfinished', { owner: 'ada', files: [] }, 'current');
  await before.put('answers', { kind: 'match', key: 'any  rafts', match: { kind: 'missing' } }, 'match:any  rafts');
  before.close();
  const after = {
    applied: [
      { ...imported('a', 1), count: 2 },
      { ...imported('b', 2), count: 1 },
    ],
    parts: [
      [
        ['a', 2],
        [entry('1'), entry('2')],
      ],
      [['b', 1], [entry('3')]],
    ],
    unfinished: { owner: 'ada', files: [] },
    answers: ['match:any  rafts'],
  };
  expect(await stored()).toEqual(after);
  // Opened again, there is nothing to upgrade.
  expect(await stored()).toEqual(after);
});

it('an import that the first version applied can be taken back, too [IMPORT-26]', async () => {
  const before = await openDB(NAME, 1, {
    upgrade: (database) => void database.createObjectStore('applied', { keyPath: 'id' }),
  });
  await before.put('applied', { ...imported('a', 1), entries: [entry('1')] });
  before.close();
  expect(await stored()).toMatchObject({
    applied: [{ ...imported('a', 1), count: 1 }],
    parts: [[['a', 1], [entry('1')]]],
    answers: [],
  });
});

it('a browser without one has empty stores', async () => {
  expect(await stored()).toEqual({ applied: [], parts: [], unfinished: undefined, answers: [] });
});
