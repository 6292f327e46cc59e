import { beforeEach, describe, expect, it } from '@jest/globals';
import 'fake-indexeddb/auto';
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

  it('asks whose watchings are wanted, where a file has those of several people [IMPORT-17]', async () => {
    const { job, review } = open();
    const head = 'Profile Name,Start Time,Duration,Title,Supplemental Video Type\n';
    const ann = 'Ann,2021-03-05 20:41:30,01:39:00,Low Tide: Season 1: A,\n';
    const ben = 'Ben,2021-03-05 20:41:30,01:39:00,Low Tide: Season 1: A,\n';
    await job.read([textFile('ViewingActivity.csv', head + ann + ben)]);
    expect(review().profiles).toEqual(['Ann', 'Ben']);
    expect(statuses(review().plan.counts)).toEqual({ left_out: 2 });
    job.setProfile('Ben');
    expect(statuses(review().plan.counts)).toEqual({ left_out: 1, missing: 1 });
    await job.read([textFile('ViewingActivity.csv', head + ann)]);
    expect(statuses(review().plan.counts)).toEqual({ missing: 1 });
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
});
