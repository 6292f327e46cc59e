import type { TitleRef } from '../import/records';
import { episodeRef } from '../import/values/build';
import { episodeNumber, field, textOf, yearOf } from '../import/values/fields';
import { idsFrom, imdbId, isNamed, positiveId } from '../import/values/ids';
import { isRecord } from '../json';
import type { Scrobble, ScrobbleReading } from './types';

export const traktActions = ['start', 'pause', 'stop'] as const;
export type TraktAction = (typeof traktActions)[number];

/** What stops at or above this percentage was watched, as at Trakt. */
const WATCHED_PERCENT = 80;

const titleRef = (value: unknown, mediaType: 'movie' | 'tv'): TitleRef => ({
  mediaType,
  title: textOf(field(value, 'title')),
  year: yearOf(field(value, 'year')),
  ids: idsFrom(field(value, 'ids')),
});

const NOWHERE = { account: '', device: '', isRunning: false, atMs: null };

/**
 * The body of Trakt's `POST /scrobble/{action}`: a film, or an episode with its show or its own ids.
 *
 * @see https://trakt.docs.apiary.io/#reference/scrobble
 */
export function readTrakt(body: unknown, action: TraktAction): ScrobbleReading {
  const [movie, show, episode] = [field(body, 'movie'), field(body, 'show'), field(body, 'episode')];
  const percent = Number(textOf(field(body, 'progress')) || Number.NaN);
  if (!(percent >= 0 && percent <= 100)) return 'invalid';
  const title = isRecord(movie) ? titleRef(movie, 'movie') : titleRef(show, 'tv');
  const ids = idsFrom(field(episode, 'ids'));
  if (!isNamed(title) && Object.keys(ids).length === 0) return 'invalid';
  if (!isRecord(movie) && !isRecord(episode)) return 'invalid';
  if (action === 'start') return 'ignored';
  const isFinished = action === 'stop' && percent >= WATCHED_PERCENT;
  const scrobble: Scrobble = { ...NOWHERE, title, position: { percent }, isFinished };
  if (isRecord(movie)) return scrobble;
  const { season, number, absolute } = {
    season: episodeNumber(field(episode, 'season')),
    number: episodeNumber(field(episode, 'number')),
    absolute: episodeNumber(field(episode, 'number_abs')),
  };
  const known = season !== null && number !== null ? { season, number } : { absolute };
  return { ...scrobble, episode: episodeRef({ ...known, title: textOf(field(episode, 'title')), ids }) };
}

/**
 * Kodi’s add-ons: Trakt’s body with the action in it, or only the ids of a film that was finished, as Movary’s add-on
 * sends them.
 *
 * @see https://github.com/leepeuker/movary-kodi-addon
 */
export function readKodi(body: unknown): ScrobbleReading {
  const ids = field(body, 'uniqueIds');
  if (isRecord(ids)) {
    const tmdb = positiveId(field(ids, 'tmdb') ?? field(ids, 'tmdbId'));
    const imdb = imdbId(field(ids, 'imdb'));
    if (tmdb === null && imdb === null) return 'invalid';
    const known = { ...(tmdb !== null && { tmdb }), ...(imdb !== null && { imdb }) };
    const title: TitleRef = { mediaType: 'movie', title: '', year: null, ids: known };
    return { ...NOWHERE, title, position: { percent: 100 }, isFinished: true };
  }
  const action = traktActions.find((name) => name === textOf(field(body, 'action')));
  return action ? readTrakt(body, action) : 'invalid';
}
