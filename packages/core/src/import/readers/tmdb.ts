import { problem, type EpisodeRef, type TitleRef } from '../records';
import type { TableRow } from '../text/table';
import { episodeRef, rating, saved } from '../values/build';
import { episodeNumber, yearOf } from '../values/fields';
import { idsOf, imdbId, positiveId } from '../values/ids';
import { hasAll, type TableReader } from './reader';

/** The series' name in `Friends S1E1`, for rows of episodes and seasons. */
const withoutNumbers = (name: string): string => name.replace(/ S\d{1,5}(?:E\d{1,5})?$/i, '');

function subjectOf(row: TableRow): { title: TitleRef; episode?: EpisodeRef } {
  const [season, number] = [episodeNumber(row.get('Season Number')), episodeNumber(row.get('Episode Number'))];
  const ids = idsOf({ tmdb: positiveId(row.get('TMDb ID')), imdb: imdbId(row.get('IMDb ID')) });
  const [name, year] = [row.first('Name', 'Title'), yearOf(row.get('Release Date'))];
  const isMovie = /^(?:movie|film)$/i.test(row.get('Type'));
  if (season === null) return { title: { mediaType: isMovie ? 'movie' : 'tv', title: name, year, ids } };
  // The ids and the date of such a row are the episode's.
  return {
    title: { mediaType: 'tv', title: withoutNumbers(name), year: null, ids: {} },
    episode: episodeRef({ season, number, ids }),
  };
}

/** Ratings, watchlist and favorites as TMDB emails them; the file's name says which. */
export const tmdbReader: TableReader = {
  kind: 'tmdb',
  averages: ['rating', 'voteaverage'],
  fits: (columns) => hasAll(columns, 'tmdbid', 'type', 'releasedate') && (columns.has('name') || columns.has('title')),
  *read(row, source, { base }) {
    const subject = subjectOf(row);
    const about = { ...subject, source };
    const { title, episode } = subject;
    if (title.title === '' && Object.keys({ ...title.ids, ...episode?.ids }).length === 0) {
      yield problem('no_title', source, row.text);
      return;
    }
    const rated = row.first('Your Rating');
    if (rated !== '') yield* rating(about, rated, row.get('Date Rated'));
    else if (episode) yield problem('not_carried_over', source, row.text);
    else {
      const kind = /favou?rite/.test(base) ? 'favourite' : 'watchlist';
      yield* saved({ kind, title, source }, row.first('Date Added', 'Created At', 'Date Rated'));
    }
  },
};
