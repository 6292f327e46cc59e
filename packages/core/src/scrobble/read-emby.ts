import { episodeRef, msOf } from '../import/values/build';
import { episodeNumber, field, isTrue, textOf, yearOf } from '../import/values/fields';
import { providerIds } from '../import/values/ids';
import { secondsOfTicks } from '../import/values/ticks';
import type { ScrobbleReading } from './types';

const EVENTS = new Set(['playback.progress', 'playback.pause', 'playback.stop', 'item.markplayed']);

/**
 * Emby's webhooks, the body itself or the form field `data`. The ids and the year are the episode's, not the series'.
 *
 * @see https://emby.media/support/articles/Webhooks.html
 */
export function readEmby(body: unknown): ScrobbleReading {
  const event = textOf(field(body, 'Event'));
  if (event === '') return 'invalid';
  const read = (name: string) => field(body, 'Item', name);
  const type = textOf(read('Type'));
  if (!EVENTS.has(event) || (type !== 'Movie' && type !== 'Episode')) return 'ignored';
  const ids = providerIds(field(body, 'Item'));
  const name = textOf(read('Name'));
  const lastNumber = episodeNumber(read('IndexNumberEnd'));
  return {
    account: textOf(field(body, 'User', 'Name')),
    device: textOf(field(body, 'Session', 'DeviceName')),
    position: {
      watched: secondsOfTicks(field(body, 'PlaybackInfo', 'PositionTicks')),
      duration: secondsOfTicks(read('RunTimeTicks')),
    },
    isFinished: event === 'item.markplayed' || isTrue(field(body, 'PlaybackInfo', 'PlayedToCompletion')),
    isRunning: event === 'playback.progress',
    atMs: msOf(field(body, 'Date')),
    ...(type === 'Movie'
      ? { title: { mediaType: 'movie', title: name, year: yearOf(read('ProductionYear')), ids } }
      : {
          title: { mediaType: 'tv', title: textOf(read('SeriesName')), year: null, ids: {} },
          episode: episodeRef({
            season: episodeNumber(read('ParentIndexNumber')),
            number: episodeNumber(read('IndexNumber')),
            title: name,
            ids,
          }),
          ...(lastNumber !== null && { lastNumber }),
        }),
  };
}
