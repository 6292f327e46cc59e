import { problem, type EpisodeRef, type TitleRef } from '../records';
import type { TableRow } from '../text/table';
import { episodeRef, note, rating, saved } from '../values/build';
import { yearOf } from '../values/fields';
import { idsOf, imdbId } from '../values/ids';
import { hasAll, type TableReader } from './reader';

/** Maps IMDb's `TV Series`, `tvMiniSeries`, `Serie TV`, …; null if it could be either, in which case the id decides. */
function mediaTypeOf(type: string): 'movie' | 'tv' | 'episode' | 'none' | null {
  const text = type.toLowerCase().replace(/[^a-z]/g, '');
  if (/game|podcast|musicvideo/.test(text)) return 'none';
  if (text.includes('episod')) return 'episode';
  if (text.includes('serie')) return 'tv';
  return text === '' || text.includes('special') ? null : 'movie';
}

/** An episode's row has the title `Series: Episode` and the episode's id. */
function subjectOf(row: TableRow): { title: TitleRef; episode?: EpisodeRef } | null {
  const type = mediaTypeOf(row.get('Title Type'));
  const [name, year] = [row.first('Title', 'Original Title'), yearOf(row.get('Year'))];
  const ids = idsOf({ imdb: imdbId(row.first('Const', 'URL')) });
  if (type === 'none') return null;
  if (type !== 'episode') return { title: { mediaType: type, title: name, year, ids } };
  const colon = name.indexOf(': ');
  const series = colon < 0 ? '' : name.slice(0, colon);
  return {
    // The year is the episode's.
    title: { mediaType: 'tv', title: series, year: null, ids: {} },
    episode: episodeRef({ title: name.slice(colon < 0 ? 0 : colon + 2), ids }),
  };
}

/** The watchlist is downloaded under such a name; lists have the person's. */
const isUuid = (base: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?: ?\(\d+\))?$/.test(base);

/** Reads ratings, the watchlist and lists. They share their columns; lists have additional ones. */
export const imdbReader: TableReader = {
  kind: 'imdb',
  fits: (columns) => columns.has('const') && (hasAll(columns, 'titletype') || columns.has('yourrating')),
  averages: ['imdbrating'],
  *read(row, source, { base }) {
    const subject = subjectOf(row);
    if (!subject) {
      yield problem('not_a_video', source, row.text);
      return;
    }
    const { title, episode } = subject;
    const about = { ...subject, source };
    if (title.title === '' && title.ids.imdb === undefined && episode?.ids.imdb === undefined) {
      yield problem('no_title', source, row.text);
      return;
    }
    const created = row.get('Created');
    // Until 2017 ratings had the columns of a list.
    const isOldRating = row.get('You rated') !== '' && base.includes('rating');
    yield* rating(about, row.first('Your Rating', 'You rated'), isOldRating ? created : row.get('Date Rated'));
    const isListed = !isOldRating && (row.get('Position') !== '' || created !== '');
    if (isListed) {
      if (episode) yield problem('not_carried_over', source, row.text);
      else if (base.includes('watchlist') || isUuid(base)) yield* saved({ kind: 'watchlist', title, source }, created);
      else yield* saved({ kind: 'list-entry', title, source, list: base }, created);
    }
    yield* note(about, row.get('Description'), created);
  },
};
