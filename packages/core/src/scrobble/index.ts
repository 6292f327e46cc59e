import { readEmby } from './read-emby';
import { readJellyfin } from './read-jellyfin';
import { readPlex } from './read-plex';
import { readKodi } from './read-trakt';

export * from './record-scrobble';
export { readTrakt, traktActions, type TraktAction } from './read-trakt';
export type { Scrobble, ScrobbleReading } from './types';

/** Reads what media programs send, by program. */
export const scrobbleReaders = { jellyfin: readJellyfin, plex: readPlex, emby: readEmby, kodi: readKodi } as const;
