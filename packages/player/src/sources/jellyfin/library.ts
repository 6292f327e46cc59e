import type { Segment } from '@marquee/core/contracts';
import type { EpisodeRequest, SourceRequest } from '../request';
import type { JellyfinClient, read } from './client';
import { matchItem } from './match';
import { toSegments } from './to-stream';
import { chaptersSchema, episodesSchema, itemsSchema, mediaSegmentsSchema, type JellyfinItem } from './wire';

/** The calls of one server, with the reader of their responses: both come with the lazily loaded SDK. */
export type ConnectedServer = JellyfinClient & { read: typeof read };

/** How many entries with a matching name are checked for the id. */
const BY_NAME = 50;
const BY_YEAR = 500;

/** Finds titles, episodes and segments in the library of a signed-in user. */
export function createLibrary(server: ConnectedServer, userId: string) {
  async function findTitle(request: SourceRequest, signal: AbortSignal): Promise<JellyfinItem | null> {
    const ask = {
      userId,
      recursive: true,
      includeItemTypes: [request.type === 'movie' ? ('Movie' as const) : ('Series' as const)],
      fields: ['ProviderIds' as const, 'OriginalTitle' as const],
      enableImages: false,
      enableUserData: false,
    };
    const list = async (more: object): Promise<JellyfinItem | null> => {
      const { Items } = await server.read(server.library.getItems({ ...ask, ...more }, { signal }), itemsSchema);
      return matchItem(Items, request);
    };
    const named = await list({ searchTerm: request.title, limit: BY_NAME });
    if (named || request.releaseYear === null) return named;
    // The name may be in another language; the ids still match.
    const years = [request.releaseYear - 1, request.releaseYear, request.releaseYear + 1];
    return list({ years, hasTmdbId: true, limit: BY_YEAR });
  }

  /** The episodes of a season that have files, each with its first and last number. */
  async function listEpisodes(seriesId: string, season: number, signal: AbortSignal) {
    const call = server.shows.getEpisodes({ seriesId, userId, season, enableImages: false }, { signal });
    const { Items } = await server.read(call, episodesSchema);
    return Items.flatMap(({ Id: id, IndexNumber: first, IndexNumberEnd: last, ParentIndexNumber, LocationType }) =>
      LocationType !== 'Virtual' && (ParentIndexNumber ?? season) === season && typeof first === 'number'
        ? [{ id, first, last: last ?? first }]
        : [],
    );
  }

  async function findEpisodeId(
    { season, episode: { number } }: EpisodeRequest,
    series: JellyfinItem,
    signal: AbortSignal,
  ): Promise<string | null> {
    const episodes = await listEpisodes(series.Id, season.number, signal);
    return episodes.find(({ first, last }) => number >= first && number <= last)?.id ?? null;
  }

  /** Segments and chapters are optional: the film plays without them. */
  async function findSegments(itemId: string, signal: AbortSignal): Promise<Segment[]> {
    const optional = <T>(task: Promise<T>) => task.catch(() => null);
    const [marked, item] = await Promise.all([
      optional(server.read(server.segments.getItemSegments({ itemId }, { signal }), mediaSegmentsSchema)),
      optional(server.read(server.library.getItem({ itemId, userId }, { signal }), chaptersSchema)),
    ]);
    return toSegments(marked?.Items ?? [], item?.Chapters ?? [], item?.RunTimeTicks);
  }

  return { findTitle, listEpisodes, findEpisodeId, findSegments };
}
