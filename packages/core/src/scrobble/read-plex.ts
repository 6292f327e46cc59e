import type { ExternalIds } from '../import/records';
import { episodeRef } from '../import/values/build';
import { episodeNumber, field, listOf, textOf, yearOf } from '../import/values/fields';
import { idsOf, imdbId, positiveId } from '../import/values/ids';
import type { ScrobbleReading } from './types';

/** Of Plex's present agents, `imdb://tt0133093`, and of its former ones, `com.plexapp.agents.imdb://tt0133093?lang=en`. */
const GUID = /^(?:com\.plexapp\.agents\.)?(imdb|tmdb|themoviedb|tvdb|thetvdb):\/\/(\w+)/;

function idsOfGuids(guids: readonly unknown[]): ExternalIds {
  const ids: ExternalIds = {};
  for (const guid of guids) {
    const [, site, id] = GUID.exec(textOf(guid)) ?? [];
    if (site === 'imdb') Object.assign(ids, idsOf({ imdb: imdbId(id) }));
    else if (site?.endsWith('tvdb')) Object.assign(ids, idsOf({ tvdb: positiveId(id) }));
    else if (site) Object.assign(ids, idsOf({ tmdb: positiveId(id) }));
  }
  return ids;
}

const secondsOf = (ms: unknown): number => Math.max(0, Number(textOf(ms)) / 1000 || 0);

/**
 * Plex's webhooks: the form field `payload`. `media.scrobble` is sent once 90 % were played.
 *
 * @see https://support.plex.tv/articles/115002267687-webhooks/
 */
export function readPlex(body: unknown): ScrobbleReading {
  const event = textOf(field(body, 'event'));
  if (event === '') return 'invalid';
  const read = (name: string) => field(body, 'Metadata', name);
  const type = textOf(read('type'));
  const isFinished = event === 'media.scrobble';
  if (!isFinished && event !== 'media.pause' && event !== 'media.stop') return 'ignored';
  if (type !== 'movie' && type !== 'episode') return 'ignored';
  const duration = secondsOf(read('duration'));
  const ids = idsOfGuids(listOf(read('Guid')).map((guid) => field(guid, 'id')));
  const formerIds = idsOfGuids([read('guid')]);
  const name = textOf(read('title'));
  return {
    account: textOf(field(body, 'Account', 'title')),
    device: textOf(field(body, 'Player', 'title')),
    position: { watched: isFinished ? duration : secondsOf(read('viewOffset')), duration },
    isFinished,
    isRunning: false,
    atMs: null,
    ...(type === 'movie'
      ? { title: { mediaType: 'movie', title: name, year: yearOf(read('year')), ids: { ...formerIds, ...ids } } }
      : {
          // The former agents identified an episode by its series.
          title: { mediaType: 'tv', title: textOf(read('grandparentTitle')), year: null, ids: formerIds },
          episode: episodeRef({
            season: episodeNumber(read('parentIndex')),
            number: episodeNumber(read('index')),
            title: name,
            ids,
          }),
        }),
  };
}
