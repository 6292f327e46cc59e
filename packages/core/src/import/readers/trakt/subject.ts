import type { EpisodeRef, TitleRef } from '../../records';
import { episodeRef } from '../../values/build';
import { episodeNumber, field, textOf, yearOf } from '../../values/fields';
import { idsFrom, isNamed } from '../../values/ids';

const traktTitle = (value: unknown, mediaType: 'movie' | 'tv'): TitleRef => ({
  mediaType,
  title: textOf(field(value, 'title')),
  year: yearOf(field(value, 'year')),
  ids: idsFrom(field(value, 'ids')),
});

export interface TraktSubject {
  title: TitleRef;
  episode?: EpisodeRef;
}

/** The film, series, season or episode that an entry is about; null for people, replies to comments and the like. */
export function traktSubject(entry: unknown): TraktSubject | null {
  const movie = field(entry, 'movie');
  if (movie !== undefined) {
    const title = traktTitle(movie, 'movie');
    return isNamed(title) ? { title } : null;
  }
  const title = traktTitle(field(entry, 'show'), 'tv');
  const [season, episode] = [field(entry, 'season'), field(entry, 'episode')];
  if (!isNamed(title)) return null;
  if (episode !== undefined) {
    return {
      title,
      episode: episodeRef({
        season: episodeNumber(field(episode, 'season')),
        number: episodeNumber(field(episode, 'number')),
        absolute: episodeNumber(field(episode, 'number_abs'), 1),
        title: textOf(field(episode, 'title')),
        ids: idsFrom(field(episode, 'ids')),
      }),
    };
  }
  if (season === undefined) return { title };
  return {
    title,
    episode: episodeRef({ season: episodeNumber(field(season, 'number')), ids: idsFrom(field(season, 'ids')) }),
  };
}
