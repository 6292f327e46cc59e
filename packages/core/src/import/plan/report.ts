import { guardCell, writeCsv } from '../text/write-csv';
import type { ReportLine } from './kept';

const HEADER = [
  'File',
  'Line',
  'Kind',
  'Status',
  'Type',
  'Title',
  'Year',
  'Season',
  'Episode',
  'Date',
  'Added',
  'Detail',
];

const TYPES = { movie: 'movie', tv: 'series' } as const;

function* rowsOf(lines: Iterable<ReportLine>): Generator<(string | number | null)[]> {
  yield HEADER;
  for (const line of lines) {
    const { source, kind, status, mediaType, title, year, season, episode, date, added, detail } = line;
    yield [
      guardCell(source.file),
      source.line,
      kind,
      status,
      mediaType && TYPES[mediaType],
      guardCell(title),
      year,
      season,
      episode,
      date === null ? '' : new Date(date).toISOString(),
      added,
      guardCell(detail),
    ];
  }
}

/** Every line of an import as a table for spreadsheets. Texts that a spreadsheet would take for formulas stay texts. */
export const reportCsv = (lines: Iterable<ReportLine>): string => writeCsv(rowsOf(lines));
