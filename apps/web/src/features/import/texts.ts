import type { ExportKind, ImportPlan, ProblemCode, RecordKind } from '@marquee/core/import';
import { formatInteger } from '../../shared/lib/format/format-integer';

/** Who wrote an export. */
export const exportNames: Record<ExportKind, string> = {
  trakt: 'Trakt',
  'tv-time': 'TV Time',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  simkl: 'Simkl',
  myanimelist: 'MyAnimeList',
  tmdb: 'TMDB',
  netflix: 'Netflix',
  yamtrack: 'Yamtrack',
  watcharr: 'Watcharr',
  stremio: 'Stremio',
  'movie-web': 'movie-web',
  jellyfin: 'Jellyfin',
  marquee: 'Marquee',
};

/** Where each service hands out what it knows of somebody. */
export const exportHelp: readonly { kind: ExportKind; how: string }[] = [
  { kind: 'trakt', how: 'Settings, Data, Export now. Choose the ZIP you get.' },
  { kind: 'letterboxd', how: 'Settings, Data, Export your data. Choose the ZIP.' },
  { kind: 'tv-time', how: 'The ZIP of your data export, or the JSON of a rescue tool.' },
  { kind: 'imdb', how: 'Open Your ratings, Watchlist or a list, then Export. Choose the CSV.' },
  { kind: 'netflix', how: 'Account, Profile, Viewing activity, Download all. Choose the CSV.' },
  { kind: 'simkl', how: 'Settings, Backup. Choose the JSON or the CSV.' },
  { kind: 'myanimelist', how: 'Settings, Export. Unpack the file and choose the XML.' },
  { kind: 'tmdb', how: 'Settings, Account, Export. Choose the CSVs from the email.' },
  {
    kind: 'jellyfin',
    how: 'Sign in to your server under Sources to read it here, or choose the TSV backup of the Playback Reporting plugin.',
  },
  { kind: 'stremio', how: 'Settings, Export user data. Choose the JSON.' },
  { kind: 'yamtrack', how: 'Settings, Export. Choose the CSV.' },
  { kind: 'watcharr', how: 'Settings, Export. Choose the JSON.' },
  { kind: 'movie-web', how: 'The file you downloaded there, or a copy of its local storage as JSON.' },
  { kind: 'marquee', how: 'The file from Export, of this or another Marquee.' },
];

export const recordNames: Record<RecordKind, string> = {
  watching: 'Watched',
  rating: 'Ratings',
  watchlist: 'Watchlist',
  favourite: 'Favorites',
  'list-entry': 'Lists',
  note: 'Notes and reviews',
  progress: 'Where you left off',
};

/** Why something in a file isn't imported, or not quite as it says. */
export const problemTexts: Record<ProblemCode, string> = {
  empty_file: 'The file is empty.',
  html_file: 'This is a web page, not an export. Download the file again while signed in.',
  broken_json: 'The file is cut off or damaged. Export it again.',
  unknown_file: 'No export we know looks like this.',
  credentials: 'It may hold passwords or tokens, so it wasn’t opened.',
  encrypted: 'It’s encrypted. Unpack it first.',
  unsafe_name: 'Its name leads out of the archive, so it wasn’t opened.',
  too_big: 'It’s too large.',
  too_many_files: 'The archive holds more files than we read.',
  too_many_lines: 'It holds more than we read at once. Split it, and import the parts one after the other.',
  unreadable_text: 'It couldn’t be read as text.',
  covered_by_other_file: 'Another file of the export says the same in more detail.',
  no_title: 'The line has no title.',
  not_a_video: 'It isn’t a movie or series.',
  not_understood: 'We couldn’t read this line.',
  no_episode: 'It doesn’t say which episode.',
  unclosed_quote: 'A quotation mark is never closed.',
  unknown_date: 'The date couldn’t be read. It’s imported without one.',
  ambiguous_date: 'Day and month can’t be told apart. It’s imported without a date.',
  bad_rating: 'The rating couldn’t be read.',
  rounded_rating: 'The rating was rounded to half a star.',
  long_note: 'The text is longer than a note, which holds 10,000 characters.',
  unreadable_episodes: 'Which episodes were watched couldn’t be read.',
  not_carried_over: 'There’s no place for this here.',
};

/** What a dry run found: `120 matched, 2 ambiguous, 1 not found, 40 already here`. */
export function totalsOf({ counts }: Pick<ImportPlan, 'counts'>): string {
  const sum = (status: 'added' | 'ambiguous' | 'missing' | 'here') =>
    formatInteger(Object.values(counts).reduce((total, count) => total + count[status], 0));
  return `${sum('added')} matched, ${sum('ambiguous')} ambiguous, ${sum('missing')} not found, ${sum('here')} already here`;
}

/** Why there is nothing to import, and what to do next where titles are still to be told. */
export function nothingToAdd({ counts }: Pick<ImportPlan, 'counts'>): string {
  const isOpen = Object.values(counts).some(({ ambiguous, missing }) => ambiguous + missing > 0);
  return isOpen ? 'Nothing to import yet. Choose the titles below first.' : 'There’s nothing new to add.';
}
