import { describe, expect, it } from '@jest/globals';
import { recordKinds } from '../records';
import { guardCell, unguardCell } from '../text/write-csv';
import { lineStatuses, type ReportLine } from './plan-types';
import { reportColumns, reportCsv, type ReportTexts } from './report';

const line: ReportLine = {
  source: { file: 'a.csv', line: 2 },
  kind: 'watching',
  status: 'missing',
  title: '',
  year: null,
  mediaType: null,
  season: null,
  episode: null,
  episodeTitle: '',
  date: null,
  added: 0,
  detail: '',
};

/** Maps each key to itself in capitals. */
const capitals = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, key.toUpperCase()])) as Record<Key, string>;
const texts: ReportTexts = {
  columns: capitals(...reportColumns),
  types: capitals('movie', 'tv'),
  kinds: capitals(...recordKinds, 'problem'),
  statuses: capitals(...lineStatuses),
  details: { x: '-x' },
};

describe('the report [IMPORT-24]', () => {
  it('is a table in which no text is a formula', () => {
    const lines = ['=HYPERLINK("x")', '@sum'].map((title): ReportLine => ({ ...line, title }));
    const text = reportCsv(lines, texts);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain(",'@sum,");
    expect(text.split('\r\n')).toHaveLength(4);
  });

  it('says everything in the words it is given', () => {
    const film: ReportLine = { ...line, status: 'left_out', title: 'Alien', mediaType: 'movie', detail: 'x' };
    expect(reportCsv([film], texts).split('\r\n')).toEqual([
      'FILE,LINE,KIND,STATUS,TYPE,TITLE,YEAR,SEASON,EPISODE,DATE,ADDED,DETAIL',
      "a.csv,2,WATCHING,LEFT_OUT,MOVIE,Alien,,,,,0,'-x",
      '',
    ]);
  });

  it.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a', "'=1", "''=1"])(
    'guards %j so that it is read back as it was',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(unguardCell(guardCell(text))).toBe(text);
    },
  );
});
