import { problem, type EpisodeRef, type ReadItem, type SourceLine, type TitleRef } from '../records';
import { episodeRef, msOf, saved, watching } from '../values/build';
import { episodeNumber, field, isTrue, listOf, sampleOf, textOf, wholeNumber, yearOf } from '../values/fields';
import { idsOf, imdbId, positiveId } from '../values/ids';
import { readEach, type JsonReader } from './reader';

const idOf = (item: unknown): string => textOf(field(item, '_id'));

function titleOf(item: unknown): TitleRef | null {
  const type = textOf(field(item, 'type'));
  const [, tmdb] = /^tmdb:(\d{1,10})/.exec(idOf(item)) ?? [];
  const title = textOf(field(item, 'name'));
  const [, mal] = /^mal:(\d{1,10})/.exec(idOf(item)) ?? [];
  const ids = idsOf({ imdb: imdbId(idOf(item)), tmdb: positiveId(tmdb), mal: positiveId(mal) });
  if (type !== 'movie' && type !== 'series' && type !== 'anime') return null;
  // The add-ons for anime say neither film nor series.
  const isMovie = type === 'movie' || (type === 'anime' && textOf(field(item, 'state', 'video_id')) === idOf(item));
  return { mediaType: isMovie ? 'movie' : 'tv', title, year: yearOf(field(item, 'year')), ids };
}

/** `tt0944947:1:2`: the episode that was played last. */
function lastEpisode(item: unknown): EpisodeRef | null {
  const id = textOf(field(item, 'state', 'video_id'));
  const [, absolute] = /^(?:kitsu|mal|anilist|anidb):\d{1,10}:(\d{1,5})$/.exec(id) ?? [];
  if (absolute !== undefined) return episodeRef({ absolute: episodeNumber(absolute, 1) });
  const [, season, number] = /:(\d{1,5}):(\d{1,5})$/.exec(id) ?? [];
  if (season === undefined) return null;
  return episodeRef({ season: episodeNumber(season), number: episodeNumber(number) });
}

const milliseconds = (value: unknown): number => (typeof value === 'number' && value > 0 ? value / 1000 : 0);

function* watchings(item: unknown, title: TitleRef, source: SourceLine): Generator<ReadItem> {
  const state = field(item, 'state');
  const times = wholeNumber(field(state, 'timesWatched')) ?? 0;
  const isWatched = times > 0 || (wholeNumber(field(state, 'flaggedWatched')) ?? 0) > 0;
  const episode = title.mediaType === 'tv' ? lastEpisode(item) : undefined;
  const at = field(state, 'lastWatched');
  if (title.mediaType === 'movie' && isWatched) yield* watching({ title, source }, at, times > 1 ? { times } : {});
  // The watched episodes are a compressed bit field whose order only Stremio's catalogue knows.
  if (title.mediaType === 'tv' && textOf(field(state, 'watched')) !== '')
    yield problem('unreadable_episodes', source, title.title);
  const [watchedSec, durationSec] = [milliseconds(field(state, 'timeOffset')), milliseconds(field(state, 'duration'))];
  if (watchedSec > 0 && durationSec > 0 && episode !== null)
    yield {
      kind: 'progress',
      title,
      source,
      watchedSec,
      durationSec,
      updatedAt: msOf(at),
      ...(episode && { episode }),
    };
}

const itemsOf = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? listOf(value)
    : listOf(field(value, 'libraryItem') ?? field(value, 'library') ?? field(value, 'result'));

/** Stremio's library. */
export const stremioReader: JsonReader = {
  kind: 'stremio',
  fits: (value) => {
    const [first] = itemsOf(value);
    return idOf(first) !== '' && field(first, 'state') !== undefined;
  },
  *read(value, { name: file }) {
    yield* readEach(itemsOf(value), file, function* (item, source) {
      const title = titleOf(item);
      if (!title) yield problem('not_a_video', source, sampleOf(item));
      else if (title.title === '' && Object.keys(title.ids).length === 0)
        yield problem('no_title', source, sampleOf(item));
      else {
        yield* watchings(item, title, source);
        // The file also has titles that were only played, or removed again.
        if (!isTrue(field(item, 'removed')) && !isTrue(field(item, 'temp')))
          yield* saved({ kind: 'watchlist', title, source }, field(item, '_ctime'));
      }
    });
  },
};
