import { plural, t } from '@lingui/core/macro';
import type { ExportFormat, Loss } from '@marquee/core/export';
import { formatList } from '../../shared/lib/format/format-list';

export interface FormatText {
  name: string;
  /** What the format is for. */
  text: string;
}

const formatTexts: Record<ExportFormat, () => FormatText> = {
  csv: () => ({
    name: t`Spreadsheet`,
    text: t`One table for Excel, Numbers or Google Sheets. You can import it here again.`,
  }),
  letterboxd: () => ({ name: 'Letterboxd', text: t`Import the files at letterboxd.com/import.` }),
  trakt: () => ({ name: 'Trakt', text: t`A ZIP in Trakt’s own export format.` }),
  simkl: () => ({ name: 'Simkl', text: t`A backup that Simkl can import.` }),
  imdb: () => ({
    name: 'IMDb',
    text: t`Ratings and watchlist in IMDb’s columns. We look up IMDb IDs first.`,
  }),
  icalendar: () => ({
    name: t({ message: 'Calendar', context: 'file' }),
    text: t`Everything you watched, by day, for any calendar app.`,
  }),
};

export const formatText = (format: ExportFormat): FormatText => formatTexts[format]();

/** What a format leaves out, within "Leaves out …". */
const lossTexts: Record<Loss, (count: number) => string> = {
  series: (count) => plural(count, { one: '# series entry', other: '# series entries' }),
  undated: (count) => plural(count, { one: '# watch without a date', other: '# watches without a date' }),
  watchings: (count) => plural(count, { one: '# watch', other: '# watches' }),
  ratings: (count) => plural(count, { one: '# rating', other: '# ratings' }),
  episodeRatings: (count) =>
    plural(count, {
      one: '# rating or note of a season or episode',
      other: '# ratings and notes of seasons and episodes',
    }),
  watchlist: (count) => plural(count, { one: '# watchlist entry', other: '# watchlist entries' }),
  favorites: (count) => plural(count, { one: '# favorite', other: '# favorites' }),
  lists: (count) => plural(count, { one: '# list entry', other: '# list entries' }),
  notes: (count) => plural(count, { one: '# note', other: '# notes' }),
  progress: (count) => plural(count, { one: '# place where you left off', other: '# places where you left off' }),
  withoutImdb: (count) => plural(count, { one: '# entry without an IMDb ID', other: '# entries without an IMDb ID' }),
};

/** Formats `Leaves out 2 notes and 1 favorite.`; empty if nothing is left out. */
export function lossText(losses: ReadonlyMap<Loss, number>): string {
  if (losses.size === 0) return '';
  const things = formatList([...losses].map(([loss, count]) => lossTexts[loss](count)));
  return t({ message: `Leaves out ${things}.`, comment: 'A list: "2 notes and 1 favorite"' });
}
