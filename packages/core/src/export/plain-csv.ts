import { plainColumns } from '../import/readers/marquee/plain-csv';
import type { ImportRecord } from '../import/records';
import { guardCell, writeCsv, type Cell } from '../import/text/write-csv';
import type { ExportFile } from './formats';

/** `2024-03-05` where only the day is known. */
export const dateText = (ms: number | null, isDayOnly = false): string => {
  if (ms === null) return '';
  const iso = new Date(ms).toISOString();
  return isDayOnly ? iso.slice(0, 10) : iso;
};

const TYPES = { movie: 'movie', tv: 'series' } as const;

/**
 * The columns that only some kinds of records fill: date, times, all before, rating, list, text, spoilers, position
 * and duration in seconds.
 */
function ownCells(record: ImportRecord): Cell[] {
  switch (record.kind) {
    case 'watching':
      return [
        dateText(record.watchedAt, record.isDayOnly),
        record.times,
        record.isThrough ? 'yes' : '',
        record.rating,
        '',
        '',
        '',
        '',
        '',
      ];
    case 'rating':
      return [dateText(record.ratedAt), '', '', record.rating, '', '', '', '', ''];
    case 'note':
      return [
        dateText(record.writtenAt),
        '',
        '',
        '',
        '',
        guardCell(record.text),
        record.hasSpoilers ? 'yes' : '',
        '',
        '',
      ];
    case 'list-entry':
      return [dateText(record.addedAt), '', '', '', guardCell(record.list), '', '', '', ''];
    case 'progress':
      return [dateText(record.updatedAt), '', '', '', '', '', '', record.watchedSec, record.durationSec];
    default:
      return [dateText(record.addedAt), '', '', '', '', '', '', '', ''];
  }
}

function* rowsOf(records: Iterable<ImportRecord>): Generator<Cell[]> {
  yield [...plainColumns];
  for (const record of records) {
    const { kind, title } = record;
    const { mediaType, year, ids } = title;
    const episode = 'episode' in record ? record.episode : undefined;
    yield [
      kind,
      mediaType && TYPES[mediaType],
      guardCell(title.title),
      year,
      episode?.season,
      episode?.number,
      episode?.absolute,
      guardCell(episode?.title ?? ''),
      ...ownCells(record),
      ids.tmdb,
      ids.imdb,
      ids.tvdb,
      ids.trakt,
      ids.mal,
      ids.simkl,
    ];
  }
}

/** Everything, one row each, for spreadsheets. */
export const writePlainCsv = (records: Iterable<ImportRecord>): ExportFile => ({
  name: 'marquee.csv',
  mimeType: 'text/csv',
  text: writeCsv(rowsOf(records)),
});
