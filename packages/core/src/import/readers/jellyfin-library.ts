import { problem, type EpisodeRef, type ReadItem, type TitleRef } from '../records';
import { episodeRef, msOf, saved, watching, type Subject } from '../values/build';
import { episodeNumber, field, isTrue, listOf, sampleOf, textOf, wholeNumber, yearOf } from '../values/fields';
import { isNamed, providerIds } from '../values/ids';
import { secondsOfTicks } from '../values/ticks';
import { readEach, type JsonReader } from './reader';

export const titleRef = (item: unknown, mediaType: 'movie' | 'tv'): TitleRef => ({
  mediaType,
  title: textOf(field(item, 'Name')),
  year: yearOf(field(item, 'ProductionYear')),
  ids: providerIds(item),
});

/** The series in a list, by their ids there. */
export const seriesIn = (items: readonly unknown[]): ReadonlyMap<string, TitleRef> =>
  new Map(
    items.flatMap((item) =>
      textOf(field(item, 'Type')) === 'Series' ? [[textOf(field(item, 'Id')), titleRef(item, 'tv')] as const] : [],
    ),
  );

/** An episode refers to its series by name and by the id of another item in the list. */
export function seriesOf(item: unknown, series: ReadonlyMap<string, TitleRef>): TitleRef {
  const title = textOf(field(item, 'SeriesName'));
  return series.get(textOf(field(item, 'SeriesId'))) ?? { mediaType: 'tv', title, year: null, ids: {} };
}

export function episodeIn(item: unknown): EpisodeRef {
  const season = episodeNumber(field(item, 'ParentIndexNumber'));
  const number = episodeNumber(field(item, 'IndexNumber'));
  return episodeRef({ season, number, title: textOf(field(item, 'Name')), ids: providerIds(item) });
}

/** Yields plays, the last one with its date; else the resume position. */
function* played(about: Subject, item: unknown): Generator<ReadItem> {
  const data = field(item, 'UserData');
  const lastAt = field(data, 'LastPlayedDate');
  if (isTrue(field(data, 'Played'))) {
    const times = wholeNumber(field(data, 'PlayCount'), 2);
    yield* watching(about, lastAt ?? '', times === null ? {} : { times });
    return;
  }
  const watchedSec = secondsOfTicks(field(data, 'PlaybackPositionTicks'));
  const durationSec = secondsOfTicks(field(item, 'RunTimeTicks'));
  if (watchedSec > 0 && durationSec > watchedSec)
    yield { kind: 'progress', ...about, watchedSec, durationSec, updatedAt: msOf(lastAt) };
}

function* favorite(about: Subject, item: unknown): Generator<ReadItem> {
  if (isTrue(field(item, 'UserData', 'IsFavorite'))) yield* saved({ kind: 'favorite', ...about }, null);
}

/** A user's library on a Jellyfin or Emby server: the response of `GET /Items` with user data. */
export const jellyfinLibraryReader: JsonReader = {
  kind: 'jellyfin',
  fits: (value) => field(listOf(field(value, 'Items'))[0], 'UserData') !== undefined,
  *read(value, { name: file }) {
    const items = listOf(field(value, 'Items'));
    const series = seriesIn(items);
    yield* readEach(items, file, function* (item, source) {
      const type = textOf(field(item, 'Type'));
      if (type !== 'Movie' && type !== 'Series' && type !== 'Episode') {
        yield problem('not_a_video', source, sampleOf(item));
        return;
      }
      const title = type === 'Episode' ? seriesOf(item, series) : titleRef(item, type === 'Movie' ? 'movie' : 'tv');
      if (!isNamed(title)) yield problem('no_title', source, sampleOf(item));
      else {
        const about = { title, source, ...(type === 'Episode' && { episode: episodeIn(item) }) };
        // The episodes report what was watched of a series.
        if (type !== 'Series') yield* played(about, item);
        yield* favorite(about, item);
      }
    });
  },
};
