import { trimTrailingSlashes } from '@marquee/core';
import type { EpisodeRequest, MovieRequest } from '../request';
import type { FoundStream, PlaybackReport, SourceAdapter, SourceContext } from '../source-adapter';
import type { SourceFetch } from '../source-fetch';
import { streamUrls } from '../stream-urls';
import { deviceProfile, MAX_BITRATE, type CanPlay } from './device-profile';
import { createLibrary, type ConnectedServer } from './library';
import type { JellyfinAccount } from './sign-in';
import { toStream, type PlaySession } from './to-stream';
import { currentUserSchema, playbackInfoSchema, publicInfoSchema, TICKS } from './wire';

interface JellyfinOptions {
  id: string;
  name: string;
  /** URL of the server, including its base path. */
  url: string;
  account: Pick<JellyfinAccount, 'token' | 'userId'>;
  deviceId: string;
  fetch: SourceFetch;
  canPlay: CanPlay;
}

/** Number of streams whose playback is still reported. */
const MAX_SESSIONS = 20;

/** The SDK with its HTTP client is 35 KB (brotli); it is loaded only for visitors with such a server. */
const load = () => import('./client');

/** Plays from a Jellyfin server on which the visitor has an account. */
export function createJellyfinAdapter(options: JellyfinOptions): SourceAdapter {
  const { id, name, fetch, canPlay, deviceId } = options;
  const { token, userId } = options.account;
  const url = trimTrailingSlashes(options.url);

  async function connect() {
    const { createJellyfinClient, read } = await load();
    return { ...createJellyfinClient({ url, fetch, deviceId, token }), read };
  }
  /** Keeps the client, because there is no time to import one while a page unloads. */
  const playing = new Map<string, { server: ConnectedServer; session: PlaySession; unsent: AbortController }>();

  async function open(server: ConnectedServer, itemId: string, signal: AbortSignal): Promise<FoundStream> {
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
      createLibrary(server, userId).findSegments(itemId, signal),
    ]);
    signal.throwIfAborted();
    const { stream, session } = toStream(itemId, info, segments, { url, token, deviceId });
    remember(streamUrls(stream)[0] ?? '', server, session);
    return { stream };
  }

  function remember(address: string, server: ConnectedServer, session: PlaySession): void {
    playing.set(address, { server, session, unsent: new AbortController() });
    const [oldest] = playing.keys();
    if (playing.size > MAX_SESSIONS && oldest !== undefined) playing.delete(oldest);
  }

  async function find(request: MovieRequest | EpisodeRequest, { signal }: SourceContext): Promise<FoundStream | null> {
    const server = await connect();
    signal.throwIfAborted();
    const library = createLibrary(server, userId);
    const item = await library.findTitle(request, signal);
    if (!item) return null;
    const itemId = request.type === 'movie' ? item.Id : await library.findEpisodeId(request, item, signal);
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
        serverName: info.ServerName || undefined,
        version: info.Version || undefined,
        account: user.Name || undefined,
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
        // A progress report in flight could arrive after the stop report, and the server would assume that playback
        // continues.
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
