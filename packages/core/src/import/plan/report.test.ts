import { describe, expect, it } from '@jest/globals';
import { guardCell, unguardCell } from '../text/write-csv';
import type { ReportLine } from './kept';
import { reportCsv } from './report';

const line: ReportLine = {
  source: { file: 'a.csv', line: 2 },
  kind: 'watching',
  status: 'missing',
  title: '',
  year: null,
  mediaType: null,
  season: null,
  episode: null,
  date: null,
  added: 0,
  detail: '',
};

describe('the report [IMPORT-24]', () => {
  it('is a table in which no text is a formula', () => {
    const lines = ['=HYPERLINK("x")', '@sum'].map((title): ReportLine => ({ ...line, title }));
    const text = reportCsv(lines);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain(",'@sum,");
    expect(text.split('\r\n')).toHaveLength(4);
  });

  it.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a', "'=1", "''=1"])(
    'guards %j so that it is read back as it was',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(unguardCell(guardCell(text))).toBe(text);
    },
  );
});
