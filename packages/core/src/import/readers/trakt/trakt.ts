import { problem, type ReadItem, type SourceLine } from '../../records';
import { note, rating, saved, watching } from '../../values/build';
import { field, isTrue, listOf, sampleOf, textOf } from '../../values/fields';
import { readEach, type FileInfo, type JsonReader } from '../reader';
import { readTotals } from './totals';
import { traktSubject } from './subject';

const isSubject = (entry: unknown): boolean => ['movie', 'show'].some((name) => field(entry, name) !== undefined);
const STAMPS = [
  'watched_at',
  'rated_at',
  'listed_at',
  'comment',
  'last_watched_at',
  'collected_at',
  'hidden_at',
  'reset_at',
];
const isStamped = (entry: unknown): boolean => STAMPS.some((name) => field(entry, name) !== undefined);
const isListHead = (entry: unknown): boolean =>
  field(entry, 'item_count') !== undefined && field(entry, 'ids', 'trakt') !== undefined;

const hasEntries = (value: unknown, isOne: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && isOne(value[0]);

/** `lists-list-4242-rewatch-soon` is list 4242, `rewatch-soon`. */
const LIST_FILE = /^lists?-list-(\d{1,12})-(.{1,200})$/;

function listName({ base, context }: FileInfo): string {
  const [, id = '', slug = base] = LIST_FILE.exec(base) ?? [];
  return context.listNames.get(id) ?? slug.replaceAll('-', ' ');
}

function* listed(entry: unknown, source: SourceLine, file: FileInfo): Generator<ReadItem> {
  const subject = traktSubject(entry);
  if (!subject) return;
  const { title, episode } = subject;
  const date = field(entry, 'listed_at');
  if (file.base.includes('watchlist')) yield* saved({ kind: 'watchlist', title, source }, date);
  else if (/favou?rites/.test(file.base)) yield* saved({ kind: 'favourite', title, source }, date);
  else yield* saved({ kind: 'list-entry', title, source, list: listName(file) }, date);
  // Marquee's lists hold whole titles only.
  if (episode) yield problem('not_carried_over', source, sampleOf(field(entry, 'episode') ?? field(entry, 'season')));
  yield* note({ ...subject, source }, field(entry, 'notes'), date);
}

function* readEntry(entry: unknown, source: SourceLine, file: FileInfo): Generator<ReadItem> {
  const subject = traktSubject(entry);
  if (!subject) {
    yield problem(isSubject(entry) ? 'no_title' : 'not_a_video', source, sampleOf(entry));
    return;
  }
  const about = { ...subject, source };
  const comment = field(entry, 'comment');
  if (field(entry, 'watched_at') !== undefined) yield* watching(about, field(entry, 'watched_at'));
  else if (field(entry, 'rated_at') !== undefined)
    yield* rating(about, field(entry, 'rating'), field(entry, 'rated_at'));
  else if (field(entry, 'listed_at') !== undefined) yield* listed(entry, source, file);
  else if (comment !== undefined)
    yield* note(about, field(comment, 'comment'), field(comment, 'created_at'), isTrue(field(comment, 'spoiler')));
  else if (field(entry, 'last_watched_at') !== undefined) yield* readTotals(entry, about);
  else yield problem('not_carried_over', source, sampleOf(entry));
}

const readEntries = (value: unknown, file: FileInfo, read: typeof readEntry) =>
  readEach(listOf(value), file.name, (entry, source) => read(entry, source, file));

/** Plays, ratings, watchlist, favorites, lists and comments of Trakt's export. */
export const traktReader: JsonReader = {
  kind: 'trakt',
  fits: (value) =>
    hasEntries(value, (entry) => isSubject(entry) && isStamped(entry) && field(entry, 'last_watched_at') === undefined),
  *read(value, file) {
    if (field(listOf(value)[0], 'watched_at') !== undefined) file.context.hasEveryWatching = true;
    yield* readEntries(value, file, readEntry);
  },
};

/** How often and when each title was last watched, from `watched-movies` and `watched-shows`. */
export const traktTotalsReader: JsonReader = {
  kind: 'trakt',
  fits: (value) => hasEntries(value, (entry) => isSubject(entry) && field(entry, 'last_watched_at') !== undefined),
  *read(value, file) {
    if (file.context.hasEveryWatching) yield problem('covered_by_other_file', { file: file.name, line: 1 }, file.base);
    else yield* readEntries(value, file, readEntry);
  },
};

/** The names of lists; their entries are in separate files. */
export const traktListsReader: JsonReader = {
  kind: 'trakt',
  fits: (value) => hasEntries(value, isListHead),
  *read(value, { context, name: file }) {
    for (const [at, entry] of listOf(value).entries()) {
      const [id, name] = [textOf(field(entry, 'ids', 'trakt')), textOf(field(entry, 'name'))];
      if (id !== '' && name !== '') context.listNames.set(id, name);
      else yield problem('not_understood', { file, line: at + 1 }, sampleOf(entry));
      if (field(entry, 'item_count') === 0) yield problem('not_carried_over', { file, line: at + 1 }, name);
    }
  },
};

/** The reading order of a JSON file, by its name: names of lists first, single plays before totals. */
export function traktOrder(base: string): number {
  if (base.includes('lists-lists')) return 0;
  return base.startsWith('watched-') && !base.includes('history') ? 6 : 5;
}
