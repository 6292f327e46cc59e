import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ExportKind, ImportPlan, ProblemCode, RecordKind } from '@marquee/core/import';
import { i18n } from '../../shared/i18n';
import { knownName } from '../../shared/lib/format/known-name';

/** Names of the services that write exports. */
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

/** How to get an export from each service. */
export const exportHelp: readonly { kind: ExportKind; how: MessageDescriptor }[] = [
  { kind: 'trakt', how: msg`Settings, Data, Export now. Choose the ZIP you get.` },
  { kind: 'letterboxd', how: msg`Settings, Data, Export your data. Choose the ZIP.` },
  { kind: 'tv-time', how: msg`The ZIP of your data export, or the JSON of a rescue tool.` },
  { kind: 'imdb', how: msg`Open Your ratings, Watchlist or a list, then Export. Choose the CSV.` },
  { kind: 'netflix', how: msg`Account, Profile, Viewing activity, Download all. Choose the CSV.` },
  { kind: 'simkl', how: msg`Settings, Backup. Choose the JSON or the CSV.` },
  { kind: 'myanimelist', how: msg`Settings, Export. Choose the file you get.` },
  { kind: 'tmdb', how: msg`Settings, Account, Export. Choose the CSVs from the email.` },
  {
    kind: 'jellyfin',
    how: msg`Sign in to your server under Sources to read it here, or choose the TSV backup of the Playback Reporting plugin.`,
  },
  { kind: 'stremio', how: msg`Settings, Export user data. Choose the JSON.` },
  { kind: 'yamtrack', how: msg`Settings, Export. Choose the CSV.` },
  { kind: 'watcharr', how: msg`Settings, Export. Choose the JSON.` },
  { kind: 'movie-web', how: msg`The file you downloaded there, or a copy of its local storage as JSON.` },
  { kind: 'marquee', how: msg`The file from Export, of this or another Marquee.` },
];

const recordNames: Record<RecordKind, MessageDescriptor> = {
  watching: msg({ message: 'Watched', context: 'titles' }),
  rating: msg`Ratings`,
  watchlist: msg`Watchlist`,
  favorite: msg`Favorites`,
  'list-entry': msg`Lists`,
  note: msg`Notes and reviews`,
  progress: msg`Where you left off`,
};

export const recordName = (kind: RecordKind): string => i18n._(recordNames[kind]);

/** Why something in a file is not imported, or imported with a difference. */
const problemTexts: Record<ProblemCode | 'impossible_date' | 'episode_not_found', MessageDescriptor> = {
  empty_file: msg`The file is empty.`,
  html_file: msg`This is a web page, not an export. Download the file again while signed in.`,
  broken_json: msg`The file is cut off or damaged. Export it again.`,
  unknown_file: msg`We don’t recognize this file as an export. Choose one from the services listed here.`,
  credentials: msg`It may contain passwords or tokens, so it wasn’t opened.`,
  encrypted: msg`It’s encrypted. Unpack it first.`,
  unsafe_name: msg`Its path points outside the archive, so it wasn’t opened.`,
  too_big: msg`It’s too large.`,
  too_many_files: msg`The archive has more files than we can read.`,
  too_many_lines: msg`It has more entries than we can read at once. Split it and import the parts one after the other.`,
  unreadable_text: msg`It couldn’t be read as text.`,
  covered_by_other_file: msg`Another file in this export has the same data in more detail.`,
  no_title: msg`The line has no title.`,
  not_a_video: msg`It isn’t a movie or series.`,
  not_understood: msg`We couldn’t read this line.`,
  no_episode: msg`It doesn’t say which episode.`,
  episode_not_found: msg`We found the series, but not this episode.`,
  same_watching: msg`Another line is about the same viewing.`,
  not_finished: msg`It wasn’t watched to the end.`,
  unclosed_quote: msg`A quotation mark is never closed.`,
  unknown_date: msg`The date couldn’t be read. It’s imported without one.`,
  ambiguous_date: msg`Day and month can’t be told apart. It’s imported without a date.`,
  impossible_date: msg`The date can’t be right. It’s imported without one.`,
  bad_rating: msg`The rating couldn’t be read.`,
  rounded_rating: msg`The rating was rounded to half a star.`,
  long_note: msg`Notes can have up to 10,000 characters, and this one is longer.`,
  unreadable_episodes: msg`Which episodes were watched couldn’t be read.`,
  not_carried_over: msg`This can’t be imported here.`,
};

export const problemText = (code: string): string => knownName(problemTexts, code) ?? code;

export const problemTextsByCode = (): Record<string, string> =>
  Object.fromEntries(Object.keys(problemTexts).map((code) => [code, problemText(code)]));

/** Summary of a dry run: `120 matched, 2 ambiguous, 1 not found, 40 already here`. */
export function totalsOf({ counts }: Pick<ImportPlan, 'counts'>): string {
  const sum = (status: 'added' | 'ambiguous' | 'missing' | 'here') =>
    Object.values(counts).reduce((total, count) => total + count[status], 0);
  const [matched, ambiguous, missing, here] = [sum('added'), sum('ambiguous'), sum('missing'), sum('here')];
  return t`${plural(matched, { one: '# matched', other: '# matched' })}, ${plural(ambiguous, {
    one: '# ambiguous',
    other: '# ambiguous',
  })}, ${plural(missing, { one: '# not found', other: '# not found' })}, ${plural(here, {
    one: '# already here',
    other: '# already here',
  })}`;
}

/** Why there is nothing to import, and what to do if titles still have to be identified. */
export function nothingToAdd({ counts }: Pick<ImportPlan, 'counts'>): string {
  const isOpen = Object.values(counts).some(({ ambiguous, missing }) => ambiguous + missing > 0);
  return isOpen ? t`Nothing to import yet. Choose the titles below first.` : t`There’s nothing new to add.`;
}
