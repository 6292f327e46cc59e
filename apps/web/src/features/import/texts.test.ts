import { describe, expect, it } from '@jest/globals';
import { reportCsv, type ImportPlan, type ReportLine } from '@marquee/core/import';
import { reportTexts } from './report-texts';
import { nothingToAdd, totalsOf } from './texts';

const none = { added: 0, here: 0, ambiguous: 0, missing: 0, left_out: 0, problem: 0 };
const planWith = (counts: Partial<typeof none>) =>
  ({ counts: { play: none, bookmark: { ...none, ...counts } } }) as unknown as Pick<ImportPlan, 'counts'>;

describe('an import that would add nothing [IMPORT-07]', () => {
  it('asks for the titles that are still to be told', () => {
    expect(nothingToAdd(planWith({ ambiguous: 2 }))).toBe('Nothing to import yet. Choose the titles below first.');
    expect(nothingToAdd(planWith({ missing: 1, here: 4 }))).toBe(
      'Nothing to import yet. Choose the titles below first.',
    );
  });

  it('says that all is here already', () => {
    expect(nothingToAdd(planWith({ here: 4 }))).toBe('There’s nothing new to add.');
  });
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
