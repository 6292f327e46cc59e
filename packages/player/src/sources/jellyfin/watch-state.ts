import type { SourceRequest } from '../request';
import type { SourceContext } from '../source-adapter';
import { createLibrary, type ConnectedServer } from './library';
import type { JellyfinLibrary } from './personal-items';
import { personalItemsSchema, TICKS, userDataSchema } from './wire';

/** A change of a user's data of an item; what is absent remains. */
export interface UserDataChange {
  isPlayed?: true;
  playCount?: number;
  /** Epoch milliseconds. */
  playedAt?: number;
  positionSec: number;
}

/** Writes what a user has watched to a server. Responses are the user's data as the server returns them. */
export interface WatchStateServer {
  /** Those of the items that the library still has, with the user's data. */
  listItems: (ids: readonly string[], context: SourceContext) => Promise<unknown[]>;
  /** Id of the file of a film or of this episode alone; null without one. */
  findItem: (request: SourceRequest, context: SourceContext) => Promise<string | null>;
  /** Sets absolute values, so that a repetition changes nothing: "mark as played" counts another play each time. */
  change: (itemId: string, change: UserDataChange, context: SourceContext) => Promise<unknown>;
  /** Marks an item as unplayed: its plays, its date and its position are gone. */
  clear: (itemId: string, context: SourceContext) => Promise<unknown>;
}

/** Ids in one request; URLs have a limit. */
const IDS = 100;

export async function connectWatchState({
  url,
  account: { userId, token },
  deviceId,
  fetch,
}: JellyfinLibrary): Promise<WatchStateServer> {
  const { createJellyfinClient, read } = await import('./client');
  const server: ConnectedServer = { ...createJellyfinClient({ url, fetch, deviceId, token }), read };
  const library = createLibrary(server, userId);
  const series = new Map<number, ReturnType<typeof library.findTitle>>();
  const seasons = new Map<string, ReturnType<typeof library.listEpisodes>>();

  /** Keeps answers, but no failures: a series is asked for once, however many of its episodes are looked for. */
  function remember<Key, Answer>(known: Map<Key, Promise<Answer>>, key: Key, ask: () => Promise<Answer>) {
    const asked = known.get(key) ?? ask();
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  }

  return {
    async listItems(ids, { signal }) {
      const found: unknown[] = [];
      for (let at = 0; at < ids.length; at += IDS) {
        const call = server.library.getItems(
          { ids: ids.slice(at, at + IDS), userId, enableImages: false, enableUserData: true },
          { signal },
        );
        found.push(...(await read(call, personalItemsSchema)).Items);
      }
      return found;
    },
    async findItem(request, { signal }) {
      if (request.type === 'movie') return (await library.findTitle(request, signal))?.Id ?? null;
      const found = await remember(series, request.tmdbId, () => library.findTitle(request, signal));
      if (!found) return null;
      const { number: season } = request.season;
      const { number } = request.episode;
      const episodes = await remember(seasons, `${found.Id} ${season}`, () =>
        library.listEpisodes(found.Id, season, signal),
      );
      return episodes.find(({ first, last }) => first === number && last === number)?.id ?? null;
    },
    change: (itemId, { isPlayed, playCount, playedAt, positionSec }, { signal }) => {
      const updateUserItemDataDto = {
        PlaybackPositionTicks: Math.round(positionSec * TICKS),
        ...(isPlayed && { Played: isPlayed }),
        ...(playCount !== undefined && { PlayCount: playCount }),
        ...(playedAt !== undefined && { LastPlayedDate: new Date(playedAt).toISOString() }),
      };
      return read(
        server.userData.updateItemUserData({ itemId, userId, updateUserItemDataDto }, { signal }),
        userDataSchema,
      );
    },
    clear: (itemId, { signal }) =>
      read(server.userData.markUnplayedItem({ itemId, userId }, { signal }), userDataSchema),
  };
}
