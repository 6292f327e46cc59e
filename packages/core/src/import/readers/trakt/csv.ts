import { problem, type ReadItem } from '../../records';
import type { TableRow } from '../../text/table';
import { episodeRef, rating, saved, watching, type Subject } from '../../values/build';
import { episodeNumber, yearOf } from '../../values/fields';
import { idsOf, imdbId, isNamed, positiveId } from '../../values/ids';
import { hasAll, type TableReader } from '../reader';

const idsIn = (row: TableRow, part = '') =>
  idsOf({
    trakt: positiveId(row.get(`${part}trakt_id`)),
    imdb: imdbId(row.get(`${part}imdb_id`)),
    tmdb: positiveId(row.get(`${part}tmdb_id`)),
    tvdb: positiveId(row.get(`${part}tvdb_id`)),
  });

function subjectOf(row: TableRow): Omit<Subject, 'source'> {
  const type = row.get('type');
  const mediaType = type === 'movie' ? 'movie' : 'tv';
  const title = { mediaType, title: row.get('title'), year: yearOf(row.get('year')), ids: idsIn(row) } as const;
  if (type !== 'season' && type !== 'episode') return { title };
  const [season, number] = [episodeNumber(row.get('season_number')), episodeNumber(row.get('episode_number'))];
  const ids = idsIn(row, `${type}_`);
  return { title, episode: episodeRef({ season, number, title: row.get('episode_title'), ids }) };
}

/** The tables that Trakt offers its paying members; they are told apart by the column of their date. */
export const traktCsvReader: TableReader = {
  kind: 'trakt',
  averages: ['traktrating', 'episodetraktrating'],
  fits: (columns) => hasAll(columns, 'type', 'title', 'traktid'),
  *read(row, source, { base }): Generator<ReadItem> {
    const about = { ...subjectOf(row), source };
    const { title, episode } = about;
    const date = row.get('listed_at');
    if (!/^(?:movie|show|season|episode)$/.test(row.get('type'))) yield problem('not_a_video', source, row.text);
    else if (!isNamed(title)) yield problem('no_title', source, row.text);
    else if (row.get('rated_at') !== '') yield* rating(about, row.get('rating'), row.get('rated_at'));
    else if (row.first('watched_at', 'last_watched_at') !== '')
      yield* watching(about, row.first('watched_at', 'last_watched_at'));
    else if (date === '' || episode) yield problem('not_carried_over', source, row.text);
    else if (base.includes('watchlist')) yield* saved({ kind: 'watchlist', title, source }, date);
    else if (/favou?rites/.test(base)) yield* saved({ kind: 'favourite', title, source }, date);
    else yield* saved({ kind: 'list-entry', title, source, list: base }, date);
  },
};
