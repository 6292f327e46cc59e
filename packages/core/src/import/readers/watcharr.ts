import { problem, type ReadItem, type SourceLine, type TitleRef } from '../records';
import { episodeRef, note, rating, saved, watching } from '../values/build';
import { episodeNumber, field, listOf, sampleOf, textOf, yearOf } from '../values/fields';
import { idsOf, imdbId, isNamed, positiveId } from '../values/ids';
import { readEach, type JsonReader } from './reader';

const isFinished = (entry: unknown): boolean => textOf(field(entry, 'status')) === 'FINISHED';

/** The dates of all "finished" entries of the log: the date the person entered, else when they entered it. */
const finishedDates = (entry: unknown): unknown[] =>
  listOf(field(entry, 'activity')).flatMap((item) => {
    const said = `${textOf(field(item, 'type'))} ${textOf(field(item, 'data'))}`;
    if (!said.includes('FINISHED')) return [];
    return [field(item, 'customDate') ?? field(item, 'createdAt')];
  });

function* watchings(entry: unknown, title: TitleRef, source: SourceLine): Generator<ReadItem> {
  if (title.mediaType === 'movie') {
    const dates = finishedDates(entry);
    for (const date of dates) yield* watching({ title, source }, date);
    if (isFinished(entry) && dates.length === 0) yield* watching({ title, source }, '');
    return;
  }
  const episodes = listOf(field(entry, 'watchedEpisodes'));
  const seasons = listOf(field(entry, 'watchedSeasons'));
  for (const item of [...seasons, ...episodes]) {
    const season = episodeNumber(field(item, 'seasonNumber'));
    const number = episodeNumber(field(item, 'episodeNumber'));
    const about = { title, source, episode: episodeRef({ season, number }) };
    const isSeason = field(item, 'episodeNumber') === undefined;
    if (season === null || (!isSeason && number === null)) yield problem('no_episode', source, sampleOf(item));
    else if (isFinished(item)) yield* watching(about, isSeason ? '' : field(item, 'createdAt'));
    yield* rating(about, field(item, 'rating'), field(item, 'updatedAt'));
  }
  if (isFinished(entry) && episodes.length + seasons.length === 0) yield* watching({ title, source }, '');
}

/** Watcharr's JSON. */
export const watcharrReader: JsonReader = {
  kind: 'watcharr',
  fits: (value) => {
    const [first] = listOf(value);
    return field(first, 'status') !== undefined && (field(first, 'content') ?? field(first, 'game')) !== undefined;
  },
  *read(value, { name: file }) {
    yield* readEach(listOf(value), file, function* (entry, source) {
      const content = field(entry, 'content');
      const type = textOf(field(content, 'type'));
      const title: TitleRef = {
        mediaType: type === 'movie' ? 'movie' : 'tv',
        title: textOf(field(content, 'title')),
        year: yearOf(field(content, 'release_date')),
        ids: idsOf({ tmdb: positiveId(field(content, 'tmdbId')), imdb: imdbId(field(content, 'imdb_id')) }),
      };
      if (type !== 'movie' && type !== 'tv') {
        yield problem('not_a_video', source, sampleOf(field(entry, 'game') ?? content ?? entry));
        return;
      }
      if (!isNamed(title)) {
        yield problem('no_title', source, sampleOf(entry));
        return;
      }
      const status = textOf(field(entry, 'status'));
      yield* watchings(entry, title, source);
      if (status === 'PLANNED') yield* saved({ kind: 'watchlist', title, source }, field(entry, 'createdAt'));
      else if (status === 'HOLD' || status === 'DROPPED')
        yield problem('not_carried_over', source, `${title.title}: ${status}`);
      const changedAt = field(entry, 'updatedAt');
      yield* rating({ title, source }, field(entry, 'rating'), changedAt);
      yield* note({ title, source }, field(entry, 'thoughts'), changedAt);
    });
  },
};
