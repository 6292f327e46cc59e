import { beforeEach, describe, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
import { listEntries, isLive, type Entry } from '@marquee/core';
import { titleRefKey } from '@marquee/core/import';
import { TmdbError, type TitleSummary, type TmdbClient } from '@marquee/tmdb';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { deleteDB } from 'idb';
import { createAppStore } from '../../app/store';
import { addToCategory } from '../bookmarks/edit-bookmarks';
import { entriesEdited, entriesMerged, entriesReplaced } from '../../shared/store/collections';
import { testServices } from '../../testing/render-app';
import { pageOf, title } from '../../testing/titles';
import { listApplied } from './applied-imports';
import { ImportJob } from './import-job';
import { findUnfinished, readAnswers, storeUnfinished } from './unfinished-import';

const films = [
  title(1, { title: 'Low Tide', year: 2001 }),
  title(2, { title: 'Dune', year: 1984 }),
  title(3, { title: 'Dune', year: 2021 }),
];

function textFile(name: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  const arrayBuffer = () => Promise.resolve(bytes.buffer);
  return { name, size: bytes.length, arrayBuffer, slice: () => ({ arrayBuffer }) } as unknown as File;
}
const diary = (rows: string) =>
  textFile('diary.csv', `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n${rows}`);
const TWO = '2024-03-06,Low Tide,2001,https://a,4.5,,,2024-03-05\n2024-03-07,Dune,,https://b,,,,2024-03-07\n';

const searchIn = (titles: TitleSummary[]): Partial<TmdbClient> => ({
  searchTitles: ({ query, mediaType }) =>
    Promise.resolve(pageOf(titles.filter((each) => each.title === query && each.mediaType === mediaType))),
  searchMulti: ({ query }) => Promise.resolve(pageOf(titles.filter((each) => each.title === query))),
});
const tmdb = searchIn(films);

function open(client: Partial<TmdbClient> = tmdb) {
  const { services } = testServices({ tmdb: client });
  const store = createAppStore(services);
  const job = new ImportJob(store, { now: services.now });
  const kept = (name: 'plays' | 'ratings' | 'bookmarks') =>
    listEntries(store.getState().collections[name] as never)
      .filter(isLive)
      .map(({ key }) => key);
  const review = () => {
    const state = job.getState();
    if (state.phase !== 'review') throw new Error(`It is ${state.phase}.`);
    return state.review;
  };
  return { store, job, kept, review };
}
const statuses = (counts: { watching: Record<string, number> }) =>
  Object.fromEntries(Object.entries(counts.watching).filter(([, count]) => count > 0));

beforeEach(async () => {
  await Promise.all([deleteDB('marquee'), deleteDB('marquee-import')]);
});

describe('an import', () => {
  it('is a dry run until it is wanted, and asks which title a name means [IMPORT-09, IMPORT-25]', async () => {
    const { job, kept, review } = open();
    await job.read([diary(TWO)]);
    expect(review().kinds).toEqual(['letterboxd']);
    expect(statuses(review().plan.counts)).toEqual({ added: 1, ambiguous: 1 });
    expect(kept('plays')).toEqual([]);
    const dune = review().titles.find(({ ref }) => ref.title === 'Dune');
    if (!dune) throw new Error('Dune is not there');
    expect(titleRefKey(dune.ref)).toBe(dune.key);
    await job.choose([{ title: dune, candidate: { mediaType: 'movie', id: 3, title: 'Dune', year: 2021 } }]);
    expect(statuses(review().plan.counts)).toEqual({ added: 2 });
    await job.apply();
    expect(kept('plays').map((key) => key.split('/')[0])).toEqual(['movie:1', 'movie:3']);
    expect(kept('ratings')).toEqual(['movie:1']);
    await job.read([diary(TWO)]);
    expect(statuses(review().plan.counts)).toEqual({ here: 1, ambiguous: 1 });
  });

  it('adds a series that was chosen just before Import, whose episodes are still on their way [IMPORT-08, IMPORT-25]', async () => {
    const recorded = createFakeTmdb().client;
    const [details, season] = await Promise.all([
      recorded.tvDetails({ id: 202 }),
      recorded.season({ tvId: 202, seasonNumber: 1 }),
    ]);
    const [first] = season.episodes;
    if (!first) throw new Error('The recorded series has no episode.');
    const series = [7, 8].map((id) => title(id, { mediaType: 'tv', title: 'Signal Box' }));
    let answer: (() => void) | undefined;
    const { job, kept, review } = open({
      ...searchIn([...films, ...series]),
      tvDetails: () => new Promise((resolve) => (answer = () => resolve(details))),
      season: () => Promise.resolve({ ...season, episodes: [{ ...first, name: 'Part 1', airDate: '2011-01-01' }] }),
    });
    const netflix = textFile('netflix.csv', 'Title,Date\n"Signal Box: Season 1: Part 1","12/31/24"\n');
    await job.read([diary(TWO), netflix]);
    const box = review().titles.find(({ ref }) => ref.title === 'Signal Box');
    if (!box) throw new Error('Signal Box is not there');
    expect(review().plan.counts.watching.ambiguous).toBe(2);
    const choosing = job.choose([
      { title: box, candidate: { mediaType: 'tv', id: 7, title: 'Signal Box', year: 2011 } },
    ]);
    expect(review().plan.counts.watching.ambiguous).toBe(1);
    const applying = job.apply();
    while (!answer) await new Promise((resolve) => setTimeout(resolve, 5));
    answer();
    await Promise.all([choosing, applying, job.apply()]);
    expect(job.getState().phase).toBe('done');
    expect(kept('plays').map((key) => key.split('/')[0])).toEqual(['movie:1', 'tv:7']);
  });

  it('goes on after a reload with what it knew of the titles, also what was chosen [IMPORT-27]', async () => {
    const before = open();
    await before.job.read([diary(TWO)]);
    const dune = before.review().titles.find(({ ref }) => ref.title === 'Dune');
    if (!dune) throw new Error('Dune is not there');
    await before.job.choose([{ title: dune, candidate: { mediaType: 'movie', id: 3, title: 'Dune', year: 2021 } }]);

    const nobody = () => Promise.reject(new TmdbError({ code: 'http', reason: 'Bad Request', path: '', status: 400 }));
    const after = open({ searchTitles: nobody, searchMulti: nobody });
    await after.job.resume([diary(TWO)]);
    expect(after.review().failed).toEqual([]);
    expect(statuses(after.review().plan.counts)).toEqual({ added: 2 });

    await after.job.apply();
    expect(await readAnswers()).toEqual([]);
  });

  it('leaves out the kinds that nobody wants [IMPORT-25]', async () => {
    const { job, kept, review } = open();
    await job.read([diary(TWO)]);
    job.setWanted('rating', false);
    expect(review().plan.counts.rating.left_out).toBe(1);
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

  it('adds nothing the second time, and all of it again after it was taken back [IMPORT-09, IMPORT-26]', async () => {
    const { job, kept, review } = open();
    await job.read([diary(TWO)]);
    await job.apply();
    await job.read([diary(TWO)]);
    expect(statuses(review().plan.counts)).toEqual({ here: 1, ambiguous: 1 });
    const [applied] = await listApplied(null);
    if (applied) await job.undo(applied);
    await job.read([diary(TWO)]);
    await job.apply();
    expect(kept('plays')).toHaveLength(1);
  });

  it('says for which titles nobody could be reached, and asks again for these alone [IMPORT-25]', async () => {
    let isDown = true;
    const asked: string[] = [];
    const refused = () => Promise.reject(new TmdbError({ code: 'http', reason: 'Bad Request', path: '', status: 400 }));
    const { job, review } = open({
      ...tmdb,
      searchTitles: (args) => {
        asked.push(args.query);
        if (isDown && args.query === 'Low Tide') return refused();
        return tmdb.searchTitles?.(args) ?? refused();
      },
    });
    await job.read([diary(TWO)]);
    expect(review().failed.map(({ ref }) => ref.title)).toEqual(['Low Tide']);
    isDown = false;
    asked.length = 0;
    await job.retry();
    expect(asked).toEqual(['Low Tide']);
    expect(review().failed).toEqual([]);
    expect(statuses(review().plan.counts)).toEqual({ added: 1, ambiguous: 1 });
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

  it('is no longer unfinished when the page hears that it was cancelled or added [IMPORT-27]', async () => {
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

  it('takes the only series of a name and the episode behind its colon, and says which episode is not there [IMPORT-07, IMPORT-08]', async () => {
    const recorded = createFakeTmdb().client;
    const season = await recorded.season({ tvId: 202, seasonNumber: 1 });
    const details = await recorded.tvDetails({ id: 202 });
    const [first] = season.episodes;
    if (!first) throw new Error('The recorded series has no episode.');
    const { job, review } = open({
      ...searchIn([...films, title(7, { mediaType: 'tv', title: 'Signal Box' })]),
      tvDetails: () => Promise.resolve(details),
      season: ({ seasonNumber }) =>
        Promise.resolve({
          ...season,
          episodes: seasonNumber === 1 ? [{ ...first, name: 'Red Light, Green Light', airDate: '2011-01-01' }] : [],
        }),
    });
    const rows =
      '"Signal Box: Red Light, Green Light",12/31/20\n"Signal Box: Blue Light",12/31/20\n"Signal Box: Season 1: Blue Light",12/31/20\n"Low Tide",12/31/20\n';
    await job.read([textFile('netflix.csv', `Title,Date\n${rows}`)]);
    expect(review().plan.lines.map(({ status, detail }) => [status, detail])).toEqual([
      ['added', 'tv:7'],
      ['missing', ''],
      ['missing', 'episode_not_found'],
      ['ambiguous', ''],
    ]);
    const low = review().titles.find(({ ref }) => ref.title === 'Low Tide');
    if (!low) throw new Error('Low Tide is not there');
    await job.choose([{ title: low, candidate: { mediaType: 'movie', id: 1, title: 'Low Tide', year: 2001 } }]);
    expect(review().plan.counts.watching.added).toBe(2);
  });

  it('of files that are no export has a line for each of them, and nothing to add', async () => {
    const { job, review } = open();
    await job.read([
      textFile('a.csv', ''),
      textFile('b.csv', '<!doctype html><title>Sign in</title>'),
      textFile('c.txt', 'hello'),
    ]);
    expect(review().plan.counts.problem.problem).toBe(3);
    expect(
      review()
        .plan.lines.map(({ detail }) => detail)
        .sort(),
    ).toEqual(['empty_file', 'html_file', 'unknown_file']);
  });
});
