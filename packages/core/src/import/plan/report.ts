import type { MediaType } from '../../media';
import { guardCell, writeCsv } from '../text/write-csv';
import type { LineStatus, ReportLine } from './kept';

export const reportColumns = [
  'file',
  'line',
  'kind',
  'status',
  'type',
  'title',
  'year',
  'season',
  'episode',
  'date',
  'added',
  'detail',
] as const;

/** What a report says, in the language of its reader. */
export interface ReportTexts {
  columns: Record<(typeof reportColumns)[number], string>;
  types: Record<MediaType, string>;
  kinds: Record<ReportLine['kind'], string>;
  statuses: Record<LineStatus, string>;
  detail: (detail: string) => string;
}

function* rowsOf(lines: Iterable<ReportLine>, texts: ReportTexts): Generator<(string | number | null)[]> {
  yield reportColumns.map((column) => texts.columns[column]);
  for (const line of lines) {
    const { source, kind, status, mediaType, title, year, season, episode, date, added, detail } = line;
    yield [
      guardCell(source.file),
      source.line,
      texts.kinds[kind],
      texts.statuses[status],
      mediaType && texts.types[mediaType],
      guardCell(title),
      year,
      season,
      episode,
      date === null ? '' : new Date(date).toISOString(),
      added,
      guardCell(texts.detail(detail)),
    ];
  }
}

/** Every line of an import as a table for spreadsheets. Texts that a spreadsheet would take for formulas stay texts. */
export const reportCsv = (lines: Iterable<ReportLine>, texts: ReportTexts): string => writeCsv(rowsOf(lines, texts));
