import { problem, type ReadItem } from '../../records';
import { episodeRef, watching, type Subject } from '../../values/build';
import { episodeNumber, field, listOf, wholeNumber } from '../../values/fields';

const times = (entry: unknown): { times?: number } => {
  const plays = wholeNumber(field(entry, 'plays'), 2);
  return plays === null ? {} : { times: plays };
};

/** A film with its number of plays and the last date, or a series with the same for each episode. */
export function* readTotals(entry: unknown, about: Subject): Generator<ReadItem> {
  if (about.title.mediaType === 'movie') {
    yield* watching(about, field(entry, 'last_watched_at'), times(entry));
    return;
  }
  for (const season of listOf(field(entry, 'seasons'))) {
    for (const episode of listOf(field(season, 'episodes'))) {
      const ref = episodeRef({
        season: episodeNumber(field(season, 'number')),
        number: episodeNumber(field(episode, 'number')),
      });
      if (ref.season === null || ref.number === null) yield problem('no_episode', about.source, about.title.title);
      else yield* watching({ ...about, episode: ref }, field(episode, 'last_watched_at'), times(episode));
    }
  }
}
