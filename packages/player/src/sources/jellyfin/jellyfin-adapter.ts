import type { Segment } from '@marquee/core/contracts';
import type { EpisodeRequest, MovieRequest, SourceRequest } from '../request';
import type { FoundStream, PlaybackReport, SourceAdapter, SourceContext } from '../source-adapter';
import type { SourceFetch } from '../source-fetch';
import { streamUrls } from '../stream-urls';
import { deviceProfile, MAX_BITRATE, type CanPlay } from './device-profile';
import { matchItem } from './match';
import type { JellyfinAccount } from './sign-in';
import { toSegments, toStream, type PlaySession } from './to-stream';
import {
  chaptersSchema,
  currentUserSchema,
  episodesSchema,
  itemsSchema,
  mediaSegmentsSchema,
  playbackInfoSchema,
  publicInfoSchema,
  TICKS,
  type JellyfinItem,
} from './wire';

interface JellyfinOptions {
  id: string;
  name: string;
  /** Address of the server, with its base path where it has one. */
  url: string;
  account: Pick<JellyfinAccount, 'token' | 'userId'>;
  deviceId: string;
  fetch: SourceFetch;
  canPlay: CanPlay;
}

/** How many entries of a library are looked at for one with the right id. */
const BY_NAME = 50;
const BY_YEAR = 500;
/** Streams whose playback is still reported; older ones are forgotten. */
const MAX_SESSIONS = 20;

/** The SDK is 35 KB of brotli with its HTTP client; only who has such a server loads it. */
const load = () => import('./client');

/** Plays from a Jellyfin server that the visitor has an account on. */
export function createJellyfinAdapter(options: JellyfinOptions): SourceAdapter {
  const { id, name, fetch, canPlay, deviceId } = options;
  const { token, userId } = options.account;
  const url = options.url.replace(/\/+$/, '');

  async function connect() {
    const { createJellyfinClient, read } = await load();
    return { ...createJellyfinClient({ url, fetch, deviceId, token }), read };
  }
  type Server = Awaited<ReturnType<typeof connect>>;
  /** With the way to report at hand: while a page is being left there is no time to load one. */
  const playing = new Map<string, { server: Server; session: PlaySession; unsent: AbortController }>();

  async function findItem(server: Server, request: SourceRequest, signal: AbortSignal): Promise<JellyfinItem | null> {
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
    // Another language's name: the ids still tell.
    const years = [request.releaseYear - 1, request.releaseYear, request.releaseYear + 1];
    return list({ years, hasTmdbId: true, limit: BY_YEAR });
  }

  async function findEpisodeId(
    server: Server,
    request: EpisodeRequest,
    series: JellyfinItem,
    signal: AbortSignal,
  ): Promise<string | null> {
    const season = request.season.number;
    const call = server.shows.getEpisodes({ seriesId: series.Id, userId, season, enableImages: false }, { signal });
    const { Items } = await server.read(call, episodesSchema);
    const wanted = Items.find(
      ({ IndexNumber: first, IndexNumberEnd: last, ParentIndexNumber, LocationType }) =>
        LocationType !== 'Virtual' &&
        (ParentIndexNumber ?? season) === season &&
        typeof first === 'number' &&
        request.episode.number >= first &&
        request.episode.number <= (last ?? first),
    );
    return wanted?.Id ?? null;
  }

  /** Segments and chapters are an extra: without them the film still plays. */
  async function findSegments(server: Server, itemId: string, signal: AbortSignal): Promise<Segment[]> {
    const optional = <T>(task: Promise<T>) => task.catch(() => null);
    const [marked, item] = await Promise.all([
      optional(server.read(server.segments.getItemSegments({ itemId }, { signal }), mediaSegmentsSchema)),
      optional(server.read(server.library.getItem({ itemId, userId }, { signal }), chaptersSchema)),
    ]);
    return toSegments(marked?.Items ?? [], item?.Chapters ?? [], item?.RunTimeTicks);
  }

  async function open(server: Server, itemId: string, signal: AbortSignal): Promise<FoundStream> {
    const call = server.mediaInfo.getPostedPlaybackInfo(
      {
        itemId,
        playbackInfoDto: {
          UserId: userId,
          MaxStreamingBitrate: MAX_BITRATE,
          SubtitleStreamIndex: -1,
          DeviceProfile: deviceProfile(canPlay),
        },
      },
      { signal },
    );
    const [info, segments] = await Promise.all([
      server.read(call, playbackInfoSchema),
      findSegments(server, itemId, signal),
    ]);
    signal.throwIfAborted();
    const { stream, session } = toStream(itemId, info, segments, { url, token, deviceId });
    remember(streamUrls(stream)[0] ?? '', server, session);
    return { stream };
  }

  function remember(address: string, server: Server, session: PlaySession): void {
    playing.set(address, { server, session, unsent: new AbortController() });
    const [oldest] = playing.keys();
    if (playing.size > MAX_SESSIONS && oldest !== undefined) playing.delete(oldest);
  }

  async function find(request: MovieRequest | EpisodeRequest, { signal }: SourceContext): Promise<FoundStream | null> {
    const server = await connect();
    signal.throwIfAborted();
    const item = await findItem(server, request, signal);
    if (!item) return null;
    const itemId = request.type === 'movie' ? item.Id : await findEpisodeId(server, request, item, signal);
    return itemId === null ? null : open(server, itemId, signal);
  }

  return {
    id,
    name,
    origin: url,
    findMovie: find,
    findEpisode: find,
    async check({ signal }: SourceContext) {
      const server = await connect();
      const [info, user] = await Promise.all([
        server.read(server.system.getPublicSystemInfo({ signal }), publicInfoSchema),
        server.read(server.user.getCurrentUser({ signal }), currentUserSchema),
      ]);
      return {
        ...(info.ServerName && { serverName: info.ServerName }),
        ...(info.Version && { version: info.Version }),
        ...(user.Name && { account: user.Name }),
      };
    },
    async report({ kind, stream, positionSec }: PlaybackReport) {
      const found = playing.get(streamUrls(stream)[0] ?? '');
      if (!found) return;
      const { session } = found;
      const { session: api } = found.server;
      const where = {
        ItemId: session.itemId,
        MediaSourceId: session.mediaSourceId,
        PlaySessionId: session.playSessionId,
        PositionTicks: Math.max(0, Math.round(positionSec * TICKS)),
      };
      const now = { ...where, CanSeek: true, PlayMethod: session.method };
      if (kind === 'stop') {
        // A position that is still on its way could arrive after the end, and the server would take it for playing on.
        found.unsent.abort();
        found.unsent = new AbortController();
        await api.reportPlaybackStopped({ playbackStopInfo: where });
        return;
      }
      const { signal } = found.unsent;
      if (kind === 'start') await api.reportPlaybackStart({ playbackStartInfo: now }, { signal });
      else await api.reportPlaybackProgress({ playbackProgressInfo: now }, { signal });
    },
  };
}
