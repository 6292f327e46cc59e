import { problem, type TitleRef } from '../../records';
import { note, rating, saved, viewingRating, watching } from '../../values/build';
import { isTrue, yearOf } from '../../values/fields';
import { idsOf, imdbId, isNamed, positiveId } from '../../values/ids';
import { columnName, type TableRow } from '../../text/table';
import { hasAll, type TableInfo, type TableReader } from '../reader';

/** Letterboxd lists films, and some series as films. */
const filmOf = (row: TableRow): TitleRef => ({
  mediaType: 'movie',
  title: row.first('Name', 'Title'),
  year: yearOf(row.get('Year')),
  ids: idsOf({ tmdb: positiveId(row.get('tmdbID')), imdb: imdbId(row.get('imdbID')) }),
});

/** `diary.csv` and `reviews.csv`: a row for each play, and the review of it. */
export const letterboxdDiaryReader: TableReader = {
  kind: 'letterboxd',
  fits: (columns) => hasAll(columns, 'letterboxduri', 'name', 'watcheddate'),
  *read(row, source) {
    const about = { title: filmOf(row), source };
    if (about.title.title === '') {
      yield problem('no_title', source, row.text);
      return;
    }
    // A review without a date belongs to an undated play.
    yield* watching(about, row.get('Watched Date'), viewingRating(row.get('Rating'), 5));
    yield* rating(about, row.get('Rating'), row.get('Date'), 5);
    yield* note(about, row.get('Review'), row.get('Date'));
  },
};

/** `watched.csv`, `ratings.csv`, `watchlist.csv` and `likes/films.csv` have the same columns except for the rating. */
export const letterboxdFilmsReader: TableReader = {
  kind: 'letterboxd',
  fits: (columns) => hasAll(columns, 'letterboxduri', 'name', 'year') && !columns.has('watcheddate'),
  *read(row, source, { base, name }) {
    const about = { title: filmOf(row), source };
    const date = row.get('Date');
    if (about.title.title === '') yield problem('no_title', source, row.text);
    else if (row.get('Rating') !== '') yield* rating(about, row.get('Rating'), date, 5);
    // The date is when the film was marked as watched, not when it was watched.
    else if (base.includes('watched')) yield* watching(about, '');
    else if (base.includes('watchlist')) yield* saved({ kind: 'watchlist', ...about }, date);
    else if (base.includes('films') || name.toLowerCase().includes('likes/'))
      yield* saved({ kind: 'favorite', ...about }, date);
    else yield* saved({ kind: 'list-entry', ...about, list: base }, date);
  },
};

/** A list's name is in the rows above its films, below `Date,Name,Tags,URL,Description`. */
function listName({ head, base }: TableInfo): string {
  const at = head.findIndex((cells) => columnName(cells[1] ?? '') === 'name');
  const name = head[at + 1]?.[1]?.trim() ?? '';
  return at < 0 || name === '' ? base : name;
}

/** The files below `lists/`. */
export const letterboxdListReader: TableReader = {
  kind: 'letterboxd',
  fits: (columns) => hasAll(columns, 'position', 'name', 'year', 'url'),
  *read(row, source, file) {
    const about = { title: filmOf(row), source };
    const created = file.head.at(-1)?.[0] ?? '';
    if (about.title.title === '') yield problem('no_title', source, row.text);
    else yield* saved({ kind: 'list-entry', ...about, list: listName(file) }, created);
    yield* note(about, row.get('Description'), null);
  },
};

const IMPORT_COLUMNS = ['watcheddate', 'watchedat', 'rating10', 'userrating', 'rewatch', 'review', 'addedat'];

/**
 * Letterboxd's import format, which other programs write: `tmdbID,imdbID,Title,Year,Rating10,WatchedDate,…`. Movary calls
 * the same columns `watchedAt`, `userRating`, `comment` and `addedAt`.
 */
export const letterboxdImportReader: TableReader = {
  kind: 'letterboxd',
  fits: (columns) =>
    hasAll(columns, 'title', 'year') &&
    !columns.has('const') &&
    (hasAll(columns, 'tmdbid', 'imdbid') || IMPORT_COLUMNS.some((name) => columns.has(name))) &&
    !['type', 'kind', 'mediatype', 'watchlist'].some((name) => columns.has(name)),
  *read(row, source, { base, columns }) {
    const about = { title: filmOf(row), source };
    const [rated, watched] = [row.first('Rating10', 'userRating'), row.first('WatchedDate', 'watchedAt')];
    if (!isNamed(about.title)) {
      yield problem('no_title', source, row.text);
      return;
    }
    const given: [string, 5 | 10] = rated === '' ? [row.get('Rating'), 5] : [rated, 10];
    const isMovaryRating = columns.has('userrating') && !columns.has('watchedat');
    if (base.includes('watchlist') || columns.has('addedat'))
      yield* saved({ kind: 'watchlist', ...about }, row.get('addedAt'));
    // Letterboxd imports every row as a watched film, with or without a date.
    else if (!isMovaryRating)
      yield* watching(about, watched, {
        ...viewingRating(...given),
        ...(isTrue(row.get('Rewatch')) && watched === '' && { times: 2 }),
      });
    const [stars, best] = given;
    yield* rating(about, stars, watched, best);
    yield* note(about, row.first('Review', 'comment'), watched);
  },
};
