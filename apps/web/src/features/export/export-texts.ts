import type { ExportFormat } from '@marquee/core/export';
import { counted } from '../../shared/lib/format/counted';

export interface FormatText {
  name: string;
  use: string;
}

export const formatTexts: Record<ExportFormat, FormatText> = {
  csv: { name: 'Spreadsheet', use: 'One table for Excel, Numbers or Google Sheets. You can import it here again.' },
  letterboxd: { name: 'Letterboxd', use: 'Import the files at letterboxd.com/import.' },
  trakt: { name: 'Trakt', use: 'A ZIP with the files of Trakt’s own export.' },
  simkl: { name: 'Simkl', use: 'A backup that Simkl can import.' },
  imdb: { name: 'IMDb', use: 'Ratings and watchlist in IMDb’s columns. We look up IMDb’s numbers first.' },
  icalendar: { name: 'Calendar', use: 'Everything you watched, by day, for any calendar app.' },
};

/** `one` and `many` of what a format has no place for. */
const lossNames: Record<string, [one: string, many: string]> = {
  series: ['series entry', 'series entries'],
  undated: ['watch without a date', 'watches without a date'],
  watchings: ['watch', 'watches'],
  ratings: ['rating', 'ratings'],
  episodeRatings: ['rating or note of a season or episode', 'ratings and notes of seasons and episodes'],
  watchlist: ['watchlist entry', 'watchlist entries'],
  favourites: ['favorite', 'favorites'],
  lists: ['list entry', 'list entries'],
  notes: ['note', 'notes'],
  progress: ['place where you left off', 'places where you left off'],
  withoutImdb: ['entry without an IMDb number', 'entries without an IMDb number'],
};

const list = new Intl.ListFormat('en');

/** `Leaves out 2 notes and 1 favorite.`; empty where nothing is left out. */
export function lossText(losses: ReadonlyMap<string, number>): string {
  const parts = [...losses].map(([loss, count]) => {
    const [one, many] = lossNames[loss] ?? [loss, loss];
    return counted(count, one, many);
  });
  return parts.length === 0 ? '' : `Leaves out ${list.format(parts)}.`;
}
