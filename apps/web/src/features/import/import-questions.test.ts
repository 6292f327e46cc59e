import { beforeEach, describe, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
import { listEntries } from '@marquee/core';
import { TmdbError } from '@marquee/tmdb';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { deleteDB } from 'idb';
import { title } from '../../testing/titles';
import { diary, open, searchIn, statuses, textFile, tmdb, films, TWO } from './testing/open-import';

beforeEach(async () => {
  await Promise.all([deleteDB('marquee'), deleteDB('marquee-import')]);
});

describe('what an import asks', () => {
  it('takes the only series of a name and the episode behind its colon, and says which episode is not there [IMPORT-07, IMPORT-08]', async () => {
    const recorded = createFakeTmdb().client;
    const season = await recorded.season({ tvId: 202, seasonNumber: 1 });
    const details = await recorded.tvDetails({ id: 202 });
    const [first] = season.episodes;
    if (!first) throw new Error('The recorded series has no episode.');
    const { job, review, titleNamed } = open({
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
    expect(statuses(review().summary.counts)).toEqual({ added: 1, missing: 2, ambiguous: 1 });
    expect(review().summary.problems).toEqual([
      { detail: 'episode_not_found', count: 1, examples: ['Signal Box · Blue Light'] },
    ]);
    const low = titleNamed('Low Tide');
    await job.choose([{ title: low, candidate: { mediaType: 'movie', id: 1, title: 'Low Tide', year: 2001 } }]);
    expect(review().summary.counts.watching.added).toBe(2);
  });

  it('asks whose watchings are wanted, where a file has those of several people [IMPORT-17]', async () => {
    const { job, review } = open();
    const head = 'Profile Name,Start Time,Duration,Title,Supplemental Video Type\n';
    const ann = 'Ann,2021-03-05 20:41:30,01:39:00,Low Tide: Season 1: A,\n';
    const ben = 'Ben,2021-03-05 20:41:30,01:39:00,Low Tide: Season 1: A,\n';
    await job.read([textFile('ViewingActivity.csv', head + ann + ben)]);
    expect(review().profiles).toEqual(['Ann', 'Ben']);
    expect(statuses(review().summary.counts)).toEqual({ left_out: 2 });
    await job.setProfile('Ben');
    expect(statuses(review().summary.counts)).toEqual({ left_out: 1, missing: 1 });
    await job.read([textFile('ViewingActivity.csv', head + ann)]);
    expect(statuses(review().summary.counts)).toEqual({ missing: 1 });
  });

  it('asks for the time zone of a server that wrote local times [IMPORT-22]', async () => {
    const { job, store, review } = open();
    const row = '2021-03-05 00:10:00.123\tabc\tdef\tMovie\tLow Tide (2001)\tDirectPlay\tWeb\tFirefox\t5900\n';
    await job.read([textFile('PlaybackReportingBackup.tsv', row)]);
    expect(review()).toMatchObject({ hasLocalTimes: true, timeZone: 'UTC' });
    await job.setTimeZone('Asia/Kolkata');
    await job.apply();
    const [play] = listEntries(store.getState().collections.plays);
    expect(new Date(play?.value.watchedAt ?? 0).toISOString()).toBe('2021-03-04T18:40:00.123Z');
    await job.read([diary(TWO)]);
    expect(review().hasLocalTimes).toBe(false);
  });

  it('names the titles whose lookup failed, and retries only these [IMPORT-25]', async () => {
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
    expect(review().summary.failed).toBe(1);
    isDown = false;
    asked.length = 0;
    await job.retry();
    expect(asked).toEqual(['Low Tide']);
    expect(review().summary.failed).toBe(0);
    expect(statuses(review().summary.counts)).toEqual({ added: 1, ambiguous: 1 });
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
    const { job, kept, review, titleNamed } = open({
      ...searchIn([...films, ...series]),
      tvDetails: () => new Promise((resolve) => (answer = () => resolve(details))),
      season: () => Promise.resolve({ ...season, episodes: [{ ...first, name: 'Part 1', airDate: '2011-01-01' }] }),
    });
    const netflix = textFile('netflix.csv', 'Title,Date\n"Signal Box: Season 1: Part 1","12/31/24"\n');
    await job.read([diary(TWO), netflix]);
    const box = titleNamed('Signal Box');
    expect(review().summary.counts.watching.ambiguous).toBe(2);
    const choosing = job.choose([
      { title: box, candidate: { mediaType: 'tv', id: 7, title: 'Signal Box', year: 2011 } },
    ]);
    while (review().summary.counts.watching.ambiguous > 1) await new Promise((resolve) => setTimeout(resolve, 5));
    const applying = job.apply();
    while (!answer) await new Promise((resolve) => setTimeout(resolve, 5));
    answer();
    await Promise.all([choosing, applying, job.apply()]);
    expect(job.getState().phase).toBe('done');
    expect(kept('plays').map((key) => key.split('/')[0])).toEqual(['movie:1', 'tv:7']);
  });

  it('is not held up by what a cancelled import was still waiting for', async () => {
    const series = [7, 8].map((id) => title(id, { mediaType: 'tv', title: 'Signal Box' }));
    let isAsked = (): void => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const { job, kept, titleNamed } = open({
      ...searchIn([...films, ...series]),
      tvDetails: () => {
        isAsked();
        return new Promise(() => undefined);
      },
    });
    await job.read([textFile('netflix.csv', 'Title,Date\n"Signal Box: Season 1: Part 1","12/31/24"\n')]);
    const candidate = { mediaType: 'tv' as const, id: 7, title: 'Signal Box', year: 2011 };
    void job.choose([{ title: titleNamed('Signal Box'), candidate }]);
    await asked;
    await job.cancel();
    await job.read([diary(TWO)]);
    await job.apply();
    expect(kept('plays')).toHaveLength(1);
  });
});
