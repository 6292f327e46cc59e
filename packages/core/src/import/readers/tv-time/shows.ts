import { problem, type TitleRef } from '../../records';
import { episodeRef, msOf, watching } from '../../values/build';
import { episodeNumber, isTrue, wholeNumber, yearOf } from '../../values/fields';
import { idsOf, positiveId } from '../../values/ids';
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
    const head = { title: tvTimeSeries(name, id), source, addedAt: msOf(row.get('created_at')) };
    if (isTrue(row.get('is_favorited'))) yield { kind: 'favourite', ...head };
    if (isTrue(row.get('is_followed')) && wholeNumber(row.get('nb_episodes_seen')) === 0)
      yield { kind: 'watchlist', ...head };
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
    else if (isTrue(row.get('active')) && !context.seriesIds.has(name))
      yield { kind: 'watchlist', title: tvTimeSeries(name, id), source, addedAt: msOf(row.get('created_at')) };
    learn(name, id, context);
  },
};

/** `tracking-prod-records-v2.csv` and `watched_on_episode.csv`: every watched episode, including repeats. */
export const tvTimeEpisodesReader: TableReader = {
  kind: 'tv-time',
  order: 2,
  fits: (columns) =>
    hasAll(columns, 'seriesname', 'sid', 'episodenumber') ||
    hasAll(columns, 'tvshowname', 'episodeseasonnumber', 'episodenumber'),
  *read(row, source, file) {
    const name = row.first('series_name', 'tv_show_name');
    const title = tvTimeSeries(name, positiveId(row.get('s_id')) ?? seriesId(name, file));
    const season = episodeNumber(row.first('season_number', 'episode_season_number', 's_no'));
    const number = episodeNumber(row.first('episode_number', 'ep_no'));
    const ids = idsOf({ tvdb: positiveId(row.first('episode_id', 'ep_id')) });
    if (name === '' && title.ids.tvdb === undefined) yield problem('no_title', source, row.text);
    // The file also has rows of other kinds, which leave these columns empty.
    else if (season === null || number === null) yield problem('no_episode', source, row.text);
    else yield* watching({ title, episode: episodeRef({ season, number, ids }), source }, row.get('created_at'));
  },
};

/**
 * `ratings-3-prod-episode_votes.csv`: TV Time never documented the scale of these numbers, so they are not imported.
 */
export const tvTimeVotesReader: TableReader = {
  kind: 'tv-time',
  fits: (columns) => columns.has('votekey'),
  *read(row, source) {
    yield problem('not_carried_over', source, row.text);
  },
};
