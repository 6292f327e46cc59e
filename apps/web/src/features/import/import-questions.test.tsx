import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { listEntries } from '@marquee/core';
import { reportCsv, type ImportPlan, type ReportLine, type TitleCandidate } from '@marquee/core/import';
import { TmdbError } from '@marquee/tmdb';
import { createFakeTmdb } from '@marquee/tmdb/testing';
import { deleteDB } from 'idb';
import { renderApp } from '../../testing/render-app';
import { title } from '../../testing/titles';
import type { ImportJob } from './import-job';
import type { OpenTitle } from './import-state';
import { OpenTitles } from './open-titles';
import { reportTexts } from './report-texts';
import { nothingToAdd, totalsOf } from './texts';
import { diary, open, searchIn, statuses, textFile, tmdb, films, TWO } from './testing/open-import';

afterEach(cleanup);
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

const candidate = (id: number): TitleCandidate => ({ mediaType: 'movie', id, title: `Film ${id}`, year: 2000 + id });
const openTitle = (name: string, ...candidates: TitleCandidate[]): OpenTitle => ({
  title: {
    ...{ key: name, ref: { mediaType: 'movie', title: name, year: null, ids: {} } },
    ...{ episode: undefined, count: 1, needsEpisodes: false, orSeries: undefined },
  },
  candidates,
});

it('films with one match by name can be looked through and taken together [IMPORT-07, IMPORT-25]', () => {
  const chooseSingle = jest.fn<ImportJob['chooseSingle']>(() => Promise.resolve());
  const showMore = jest.fn<ImportJob['showMore']>(() => Promise.resolve());
  renderApp(
    <OpenTitles
      open={{
        single: { count: 40, titles: [openTitle('Low Tide', candidate(1)), openTitle('Rafts', candidate(2))] },
        several: { count: 1, titles: [openTitle('Dune', candidate(3), candidate(4))] },
        none: { count: 0, titles: [] },
      }}
      job={{ chooseSingle, showMore } as unknown as ImportJob}
    />,
  );
  const single = screen.getByRole('region', { name: 'One match by name' });
  expect(within(single).getByRole('button', { name: 'Film 2 (movie, 2002)' })).toBeTruthy();
  fireEvent.click(within(single).getByRole('button', { name: 'Take all 40 titles' }));
  expect(chooseSingle).toHaveBeenCalledTimes(1);
  fireEvent.click(within(single).getByRole('button', { name: 'Show 30 more' }));
  expect(showMore).toHaveBeenCalledWith('single');
  const several = screen.getByRole('region', { name: 'Which one is it?' });
  expect(within(several).queryByRole('button', { name: /^Take/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Not found' })).toBeNull();
});

const none = { added: 0, here: 0, ambiguous: 0, missing: 0, left_out: 0, problem: 0 };
const planWith = (counts: Partial<typeof none>) =>
  ({ counts: { play: none, bookmark: { ...none, ...counts } } }) as unknown as Pick<ImportPlan, 'counts'>;

it('an import that would add nothing asks for what is still to be decided, or says that all is here already [IMPORT-07]', () => {
  const toDecide = 'Nothing to import yet. Choose the titles below first.';
  expect(nothingToAdd(planWith({ ambiguous: 2 }))).toBe(toDecide);
  expect(nothingToAdd(planWith({ missing: 1, here: 4 }))).toBe(toDecide);
  expect(nothingToAdd(planWith({ here: 4 }))).toBe('There’s nothing new to add.');
});

it('the totals of a dry run are one sentence [IMPORT-25]', () => {
  const counts = { added: 1200, ambiguous: 2, missing: 1, here: 40 };
  expect(totalsOf(planWith(counts))).toBe('1,200 matched, 2 ambiguous, 1 not found, 40 already here');
});

it('the report says in words what became of a line, and why [IMPORT-24]', () => {
  const line: ReportLine = {
    source: { file: 'diary.csv', line: 2 },
    kind: 'problem',
    status: 'problem',
    title: 'Alien',
    year: null,
    mediaType: 'movie',
    season: null,
    episode: null,
    episodeTitle: '',
    date: null,
    added: 0,
    detail: 'no_title',
  };
  const added: ReportLine = { ...line, kind: 'watching', status: 'added', added: 1, detail: 'movie:348' };
  expect(reportCsv([line, added], reportTexts()).split('\r\n')).toEqual([
    'File,Line,Kind,Status,Type,Title,Year,Season,Episode,Date,Added,Detail',
    'diary.csv,2,Problem,Problem,movie,Alien,,,,,0,The line has no title.',
    'diary.csv,2,Watched,Added,movie,Alien,,,,,1,movie:348',
    '',
  ]);
});
