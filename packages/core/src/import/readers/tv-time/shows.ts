import { problem, type ReadItem, type SourceLine, type TitleRef } from '../../records';
import type { TableRow } from '../../text/table';
import { episodeRef, rating, saved, watching, type Subject } from '../../values/build';
import { episodeNumber, isTrue, wholeNumber, yearOf } from '../../values/fields';
import { idsOf, isNamed, positiveId } from '../../values/ids';
import { hasAll, type FileInfo, type ImportContext, type TableReader } from '../reader';

export const tvTimeSeries = (title: string, tvdb: number | null): TitleRef => {
  // `The Office (US)` is kept; the year in `Once Upon a Time (2011)` is split off.
  const [, name = title, year] = /^(.{1,300}) \((\d{4})\)$/.exec(title) ?? [];
  return { mediaType: 'tv', title: name, year: yearOf(year), ids: idsOf({ tvdb }) };
};

/** The id of a series in other files, by its name. */
const seriesId = (name: string, { context }: FileInfo): number | null => context.seriesIds.get(name) ?? null;

function learn(name: string, id: number | null, { seriesIds, seriesNames }: ImportContext): void {
  if (id === null || name === '') return;
  seriesIds.set(name, id);
  seriesNames.set(id, name);
}

/** `user_tv_show_data.csv`: series, whether they are followed, and favorites. */
export const tvTimeShowsReader: TableReader = {
  kind: 'tv-time',
  order: 0,
  fits: (columns) => hasAll(columns, 'tvshowid', 'tvshowname', 'nbepisodesseen'),
  *read(row, source, { context }) {
    const [name, id] = [row.get('tv_show_name'), positiveId(row.get('tv_show_id'))];
    if (name === '' && id === null) {
      yield problem('no_title', source, row.text);
      return;
    }
    learn(name, id, context);
    const head = { title: tvTimeSeries(name, id), source };
    const isUnseen = wholeNumber(row.get('nb_episodes_seen')) === 0;
    const isFavourite = isTrue(row.get('is_favorited'));
    if (isFavourite) yield* saved({ kind: 'favourite', ...head }, row.get('created_at'));
    if (isTrue(row.get('is_followed')) && isUnseen) yield* saved({ kind: 'watchlist', ...head }, row.get('created_at'));
    // Other files have the episodes; this one only counts them.
    else if (!isFavourite) yield problem(isUnseen ? 'not_carried_over' : 'covered_by_other_file', source, name);
  },
};

/** `followed_tv_show.csv`: followed series, which may have no watched episode. */
export const tvTimeFollowedReader: TableReader = {
  kind: 'tv-time',
  order: 1,
  fits: (columns) => hasAll(columns, 'tvshowid', 'tvshowname', 'active') && !columns.has('nbepisodesseen'),
  *read(row, source, { context }) {
    const [name, id] = [row.get('tv_show_name'), positiveId(row.get('tv_show_id'))];
    if (name === '' && id === null) yield problem('no_title', source, row.text);
    else if (context.seriesIds.has(name)) yield problem('covered_by_other_file', source, name);
    else if (isTrue(row.get('active')))
      yield* saved({ kind: 'watchlist', title: tvTimeSeries(name, id), source }, row.get('created_at'));
    learn(name, id, context);
  },
};

/** `user-series-…`: whether a series is followed, and kept for later. */
function* readState(row: TableRow, title: TitleRef, source: SourceLine): Generator<ReadItem> {
  const date = row.first('followed_at', 'created_at');
  const isUnseen = (wholeNumber(row.get('ep_watch_count')) ?? 0) === 0;
  if (isTrue(row.get('is_for_later')) || (isTrue(row.get('is_followed')) && isUnseen))
    yield* saved({ kind: 'watchlist', title, source }, date);
  else yield problem(isUnseen ? 'not_carried_over' : 'covered_by_other_file', source, title.title);
}

/**
 * A watched episode. The app logged watchings in several files, each with its own time: an episode of which an earlier
 * file tells is not taken again.
 */
export function* tvTimeEpisode(
  row: TableRow,
  { title, source }: Subject,
  date: unknown,
  { context: { watchedIn } }: FileInfo,
): Generator<ReadItem> {
  const season = episodeNumber(row.first('season_number', 'episode_season_number', 's_no'));
  const number = episodeNumber(row.first('episode_number', 'ep_no'));
  const ids = idsOf({ tvdb: positiveId(row.first('episode_id', 'ep_id')) });
  const about = { title, episode: episodeRef({ season, number, ids }), source };
  if (season === null || number === null) {
    yield problem('no_episode', source, row.text);
    return;
  }
  const key = JSON.stringify([title.title, title.year, season, number]);
  const known = watchedIn.get(key) ?? source.file;
  watchedIn.set(key, known);
  // `rewatched_episode.csv` counts the repeats.
  const repeats = wholeNumber(row.get('cpt'), 1);
  if (repeats !== null) yield* watching(about, '', { times: repeats + 1 });
  else if (known === source.file) yield* watching(about, date);
  else yield problem('covered_by_other_file', source, title.title);
}

/** `tracking-prod-records-v2.csv`: its keys tell what a row is. */
export const tvTimeTrackingReader: TableReader = {
  kind: 'tv-time',
  order: 2,
  fits: (columns) => hasAll(columns, 'key', 'seriesname', 'sid', 'episodenumber'),
  *read(row, source, file) {
    const name = row.get('series_name');
    const title = tvTimeSeries(name, positiveId(row.get('s_id')) ?? seriesId(name, file));
    const key = `${row.get('key')} ${row.get('gsi')}`;
    if (!isNamed(title)) yield problem('no_title', source, row.text);
    else if (key.includes('watch-episode')) yield* tvTimeEpisode(row, { title, source }, row.get('created_at'), file);
    else if (key.includes('user-series')) yield* readState(row, title, source);
    else yield problem('not_understood', source, row.text);
  },
};

/** The export has a dozen tables with the columns of an episode. These are those of which each row is a watching. */
const WATCHED_FILES = /^(?:watched_on_episode|seen_episode(?:_source|_latest)?|rewatched_episode)$/;

export const tvTimeEpisodesReader: TableReader = {
  kind: 'tv-time',
  order: 4,
  fits: (columns, { base }) =>
    WATCHED_FILES.test(base) && hasAll(columns, 'tvshowname', 'episodeseasonnumber', 'episodenumber'),
  *read(row, source, file) {
    const name = row.get('tv_show_name');
    const title = tvTimeSeries(name, seriesId(name, file));
    if (isNamed(title)) yield* tvTimeEpisode(row, { title, source }, row.get('created_at'), file);
    else yield problem('no_title', source, row.text);
  },
};

/** `tv_show_rate.csv`: stars out of five. */
export const tvTimeRatingsReader: TableReader = {
  kind: 'tv-time',
  fits: (columns) => hasAll(columns, 'tvshowid', 'tvshowname', 'rating'),
  *read(row, source) {
    const title = tvTimeSeries(row.get('tv_show_name'), positiveId(row.get('tv_show_id')));
    if (isNamed(title)) yield* rating({ title, source }, row.get('rating'), row.get('created_at'), 5);
    else yield problem('no_title', source, row.text);
  },
};

/**
 * The other tables of the export: votes whose scale was never documented, emotions, comments, when something was read.
 * None of their rows is a watching, though they name episodes.
 */
export const tvTimeOtherReader: TableReader = {
  kind: 'tv-time',
  fits: (columns) =>
    columns.has('votekey') ||
    (columns.has('userid') && ['tvshowname', 'seriesname', 'moviename'].some((name) => columns.has(name))),
  *read(row, source) {
    yield problem('not_carried_over', source, row.text);
  },
};
