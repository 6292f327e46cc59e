import { problem, type EpisodeRef, type ReadItem, type SourceLine, type TitleRef } from '../../records';
import { episodeRef, note, rating, saved, watching, type Subject } from '../../values/build';
import { episodeNumber, field, listOf, sampleOf, textOf, wholeNumber, yearOf } from '../../values/fields';
import { idsFrom, isNamed } from '../../values/ids';
import { readEach, type JsonReader } from '../reader';
import { lastEpisode, simklStatus } from './through';

/**
 * Simkl has an entry for each season of an anime, but its TMDB, TVDB and IMDb ids are those of the whole series: with
 * these, the fifth episode of season 3 would become the fifth of season 1. Name and year find the right one.
 */
const withoutSharedIds = ({ ids, ...title }: TitleRef): TitleRef => {
  const { mal, simkl } = ids;
  return { ...title, ids: { ...(mal && { mal }), ...(simkl && { simkl }) } };
};

function titleOf(entry: unknown, isAnime: boolean): TitleRef {
  const found = field(entry, 'movie') ?? field(entry, 'show') ?? field(entry, 'anime');
  const isMovie = field(entry, 'movie') !== undefined || textOf(field(entry, 'anime_type')) === 'movie';
  const title: TitleRef = {
    mediaType: isMovie ? 'movie' : 'tv',
    title: textOf(field(found, 'title')),
    year: yearOf(field(found, 'year')),
    ids: idsFrom(field(found, 'ids')),
  };
  return isAnime && !isMovie ? withoutSharedIds(title) : title;
}

function* episodesOf(entry: unknown, isAnime: boolean): Generator<[EpisodeRef, unknown]> {
  for (const season of listOf(field(entry, 'seasons'))) {
    for (const episode of listOf(field(season, 'episodes'))) {
      const number = episodeNumber(field(episode, 'number'));
      const of = episodeNumber(field(season, 'number'));
      const title = textOf(field(episode, 'title'));
      yield [
        episodeRef(isAnime && of !== 0 ? { absolute: number, title } : { season: of, number, title }),
        field(episode, 'watched_at') ?? field(episode, 'last_watched_at'),
      ];
    }
  }
}

function* watchings(entry: unknown, about: Subject, isAnime: boolean): Generator<ReadItem> {
  const isCompleted = simklStatus(textOf(field(entry, 'status'))) === 'completed';
  const lastAt = field(entry, 'last_watched_at') ?? field(entry, 'watched_at');
  if (about.title.mediaType === 'movie') {
    if (isCompleted) yield* watching(about, lastAt);
    return;
  }
  let known = 0;
  for (const [episode, date] of episodesOf(entry, isAnime)) {
    known += 1;
    if (episode.number === null && episode.absolute === null)
      yield problem('no_episode', about.source, about.title.title);
    else yield* watching({ ...about, episode }, date);
  }
  if (known > 0) return;
  const last = lastEpisode(textOf(field(entry, 'last_watched')), isAnime);
  if (isCompleted) yield* watching(about, '');
  else if (last) yield* watching({ ...about, episode: last }, lastAt, { isThrough: true });
  else if ((wholeNumber(field(entry, 'watched_episodes_count')) ?? 0) > 0)
    yield problem('unreadable_episodes', about.source, about.title.title);
}

function* readEntry(entry: unknown, source: SourceLine, isAnime: boolean): Generator<ReadItem> {
  const about = { title: titleOf(entry, isAnime), source };
  if (!isNamed(about.title)) {
    yield problem('no_title', source, sampleOf(entry));
    return;
  }
  const status = textOf(field(entry, 'status'));
  yield* watchings(entry, about, isAnime);
  if (simklStatus(status) === 'planned')
    yield* saved({ kind: 'watchlist', ...about }, field(entry, 'added_to_watchlist_at'));
  else if (/hold|drop/i.test(status)) yield problem('not_carried_over', source, `${about.title.title}: ${status}`);
  const rated = field(entry, 'user_rating') ?? field(entry, 'rating');
  yield* rating(about, rated, field(entry, 'user_rated_at'));
  yield* note(about, field(entry, 'memo', 'text') ?? field(entry, 'memo'), null);
}

const LISTS = ['movies', 'shows', 'anime'] as const;
const isEntry = (entry: unknown): boolean =>
  ['movie', 'show', 'anime'].some((name) => field(entry, name) !== undefined) && field(entry, 'status') !== undefined;

/** `SimklBackup.json`: films, series and anime with every episode. */
export const simklJsonReader: JsonReader = {
  kind: 'simkl',
  fits: (value) => LISTS.some((name) => isEntry(listOf(field(value, name))[0])),
  *read(value, { name: file }) {
    let before = 0;
    for (const list of LISTS) {
      const entries = listOf(field(value, list));
      yield* readEach(entries, file, (entry, source) => readEntry(entry, source, list === 'anime'), before);
      before += entries.length;
    }
  },
};
