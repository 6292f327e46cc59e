import { episodeRef, msOf } from '../import/values/build';
import { episodeNumber, field, isTrue, textOf, yearOf } from '../import/values/fields';
import { idsOf, imdbId, positiveId } from '../import/values/ids';
import { secondsOfTicks } from '../import/values/ticks';
import type { ScrobbleReading } from './types';

/**
 * The generic destination of Jellyfin's webhook plug-in with “Send All Properties”. The ids and the year are the
 * episode's, not the series'.
 *
 * @see https://github.com/jellyfin/jellyfin-plugin-webhook
 */
export function readJellyfin(body: unknown): ScrobbleReading {
  const read = (name: string) => field(body, name);
  const event = textOf(read('NotificationType'));
  if (event === '') return 'invalid';
  const isMarked = event === 'UserDataSaved' && textOf(read('SaveReason')) === 'TogglePlayed' && isTrue(read('Played'));
  const type = textOf(read('ItemType'));
  if (!isMarked && event !== 'PlaybackProgress' && event !== 'PlaybackStop') return 'ignored';
  if (type !== 'Movie' && type !== 'Episode') return 'ignored';
  const ids = idsOf({
    tmdb: positiveId(read('Provider_tmdb')),
    imdb: imdbId(read('Provider_imdb')),
    tvdb: positiveId(read('Provider_tvdb')),
  });
  const name = textOf(read('Name'));
  const lastNumber = episodeNumber(read('EpisodeNumberEnd'));
  return {
    account: textOf(read('NotificationUsername')),
    device: textOf(read('DeviceName')),
    position: {
      watched: secondsOfTicks(read('PlaybackPositionTicks')),
      duration: secondsOfTicks(read('RunTimeTicks')),
    },
    isFinished: isMarked || isTrue(read('PlayedToCompletion')),
    isRunning: event === 'PlaybackProgress' && !isTrue(read('IsPaused')),
    atMs: msOf(read('UtcTimestamp')),
    ...(type === 'Movie'
      ? { title: { mediaType: 'movie', title: name, year: yearOf(read('Year')), ids } }
      : {
          title: {
            mediaType: 'tv',
            title: textOf(read('SeriesName')),
            year: yearOf(read('SeriesPremiereDate')),
            ids: {},
          },
          episode: episodeRef({
            season: episodeNumber(read('SeasonNumber')),
            number: episodeNumber(read('EpisodeNumber')),
            title: name,
            ids,
          }),
          ...(lastNumber !== null && { lastNumber }),
        }),
  };
}
