import { problem, type EpisodeRef, type ReadItem, type SourceLine, type TitleRef } from '../../records';
import { episodeRef, rating, saved, watching } from '../../values/build';
import { episodeNumber, field, isTrue, listOf, sampleOf, textOf, wholeNumber, yearOf } from '../../values/fields';
import { idsFrom, idsOf, imdbId, isNamed, positiveId } from '../../values/ids';
import { readEach, type JsonReader } from '../reader';

const idsIn = (item: unknown) => {
  const id = field(item, 'id');
  const nested = idsFrom(id);
  return idsOf({
    imdb: nested.imdb ?? imdbId(field(item, 'imdb_id')),
    tvdb: nested.tvdb ?? positiveId(field(item, 'tvdb_id')) ?? positiveId(id),
  });
};

const titleIn = (item: unknown, mediaType: 'movie' | 'tv'): TitleRef => ({
  mediaType,
  title: textOf(field(item, 'title') ?? field(item, 'name')),
  year: yearOf(field(item, 'year')),
  ids: idsIn(item),
});

const isWatched = (item: unknown): boolean => field(item, 'is_watched') === true || field(item, 'watched') === true;
const dateOf = (item: unknown): unknown =>
  [field(item, 'watched_at'), field(item, 'watched_date')].find((date) => textOf(date) !== '');

function timesOf(item: unknown): { times?: number } {
  const repeats = wholeNumber(field(item, 'rewatch_count'));
  const times = repeats === null ? wholeNumber(field(item, 'times_watched')) : repeats + 1;
  return times !== null && times > 1 ? { times } : {};
}

function* kept(item: unknown, title: TitleRef, source: SourceLine): Generator<ReadItem> {
  const date = field(item, 'created_at');
  const status = textOf(field(item, 'status'));
  if (isTrue(field(item, 'favorite') ?? field(item, 'is_favorite')))
    yield* saved({ kind: 'favourite', title, source }, date);
  if (isTrue(field(item, 'on_watchlist')) || /^(?:for_later|watch_later|not_started(?:_yet)?|plan)$/.test(status))
    yield* saved({ kind: 'watchlist', title, source }, date);
  yield* rating({ title, source }, field(item, 'rating'), null);
}

function* readMovie(item: unknown, source: SourceLine): Generator<ReadItem> {
  const title = titleIn(item, 'movie');
  if (!isNamed(title)) {
    yield problem('no_title', source, sampleOf(item));
    return;
  }
  if (isWatched(item)) yield* watching({ title, source }, dateOf(item), timesOf(item));
  yield* kept(item, title, source);
  // A film that is neither watched nor anything else was on the watchlist.
  if (field(item, 'is_watched') === false)
    yield* saved({ kind: 'watchlist', title, source }, field(item, 'created_at'));
}

function* episodesOf(item: unknown): Generator<[EpisodeRef, unknown]> {
  const refOf = (episode: unknown, season: unknown): EpisodeRef =>
    episodeRef({
      season: episodeNumber(season),
      number: episodeNumber(field(episode, 'number')),
      title: textOf(field(episode, 'name')),
      ids: idsIn(episode),
    });
  for (const episode of listOf(field(item, 'episodes'))) yield [refOf(episode, field(episode, 'season')), episode];
  for (const season of listOf(field(item, 'seasons')))
    for (const episode of listOf(field(season, 'episodes'))) yield [refOf(episode, field(season, 'number')), episode];
}

function* readSeries(item: unknown, source: SourceLine): Generator<ReadItem> {
  const title = titleIn(item, 'tv');
  if (!isNamed(title)) {
    yield problem('no_title', source, sampleOf(item));
    return;
  }
  let known = 0;
  for (const [episode, found] of episodesOf(item)) {
    if (!isWatched(found)) continue;
    known += 1;
    if (episode.number === null || episode.season === null) yield problem('no_episode', source, sampleOf(found));
    else yield* watching({ title, episode, source }, dateOf(found), timesOf(found));
  }
  const counted = wholeNumber(field(item, 'watched_episodes')) ?? 0;
  // The app stored the number of episodes of every series, but the episodes only around the current position.
  if (counted > known) yield problem('unreadable_episodes', source, `${title.title}: ${known} of ${counted}`);
  yield* kept(item, title, source);
}

const isSeries = (item: unknown): boolean =>
  Array.isArray(field(item, 'seasons')) &&
  (field(item, 'uuid') !== undefined || field(item, 'id', 'tvdb') !== undefined);
const isMovie = (item: unknown): boolean =>
  field(item, 'is_watched') !== undefined &&
  (field(item, 'uuid') !== undefined || field(item, 'id', 'tvdb') !== undefined);

/** What rescue tools saved from TV Time's app or site: a library with both, or lists of series and of films. */
export const tvTimeRescueReader: JsonReader = {
  kind: 'tv-time',
  fits(value) {
    const first = listOf(value)[0];
    if (isSeries(first) || isMovie(first)) return true;
    const isLibrary = Array.isArray(field(value, 'movies')) && Array.isArray(field(value, 'series'));
    return isLibrary && /tv ?time/i.test(textOf(field(value, 'source')));
  },
  *read(value, { name: file }) {
    const movies = Array.isArray(value)
      ? listOf(value).filter((item) => !isSeries(item))
      : listOf(field(value, 'movies'));
    const series = Array.isArray(value) ? listOf(value).filter(isSeries) : listOf(field(value, 'series'));
    yield* readEach(movies, file, readMovie);
    yield* readEach(series, file, readSeries, movies.length);
  },
};
