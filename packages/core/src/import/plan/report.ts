import type { MediaType } from '../../media';
import { guardCell, writeCsv } from '../text/write-csv';
import type { LineStatus, ReportLine } from './plan-types';

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

/** The texts of a report in the reader's language. */
export interface ReportTexts {
  columns: Record<(typeof reportColumns)[number], string>;
  types: Record<MediaType, string>;
  kinds: Record<ReportLine['kind'], string>;
  statuses: Record<LineStatus, string>;
  /** By the codes of problems. */
  details: Readonly<Record<string, string>>;
}

/** `Series · Episode name`, as far as the file names the episode. */
export const lineTitle = ({ title, episodeTitle }: ReportLine): string =>
  [title, episodeTitle].filter((part) => part !== '').join(' · ');

function* rowsOf(lines: Iterable<ReportLine>, texts: ReportTexts): Generator<(string | number | null)[]> {
  yield reportColumns.map((column) => texts.columns[column]);
  for (const line of lines) {
    const { source, kind, status, mediaType, year, season, episode, date, added, detail } = line;
    yield [
      guardCell(source.file),
      source.line,
      texts.kinds[kind],
      texts.statuses[status],
      mediaType && texts.types[mediaType],
      guardCell(lineTitle(line)),
      year,
      season,
      episode,
      date === null ? '' : new Date(date).toISOString(),
      added,
      guardCell(texts.details[detail] ?? detail),
    ];
  }
}

/** The report as CSV. Cells that a spreadsheet would interpret as formulas are escaped. */
export const reportCsv = (lines: Iterable<ReportLine>, texts: ReportTexts): string => writeCsv(rowsOf(lines, texts));
