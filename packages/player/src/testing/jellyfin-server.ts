import { jsonResponse, textResponse } from './fake-fetch';
import { sampleEpisode, sampleMovie } from './sample-requests';

/** A stand-in for a Jellyfin server with one film and one series, in the formats of version 10.11. */

export const JELLYFIN_URL = 'https://home.example/jellyfin';
export const JELLYFIN_TOKEN = '0123456789abcdef0123456789abcdef';
const USER = { Id: 'user1', Name: 'ada', ServerId: 'server1', HasPassword: true };
const SIGNED_IN = { User: USER, AccessToken: JELLYFIN_TOKEN, ServerId: 'server1', SessionInfo: { Id: 's' } };
const QUICK = { Secret: 'quick-secret', Code: '483920', DeviceId: 'd', DateAdded: '2026-01-01T00:00:00Z' };

const film = {
  Id: 'film1',
  Name: 'Die Frau und ich?',
  ProductionYear: sampleMovie.releaseYear,
  ProviderIds: { Tmdb: String(sampleMovie.tmdbId), Imdb: sampleMovie.imdbId },
  Type: 'Movie',
};
const series = {
  Id: 'series1',
  Name: 'A Show',
  ProductionYear: 2011,
  ProviderIds: { Tvdb: '121361' },
  Type: 'Series',
};
const episodes = [4, 5].map((number) => ({
  Id: `episode${number}`,
  IndexNumber: number,
  ParentIndexNumber: 2,
  LocationType: 'FileSystem',
}));

export const subtitleStream = {
  Type: 'Subtitle',
  Index: 2,
  Codec: 'subrip',
  Language: 'eng',
  DisplayTitle: 'English - SUBRIP',
  IsTextSubtitleStream: true,
  DeliveryMethod: 'External',
  DeliveryUrl: `/Videos/film1/source1/Subtitles/2/0/Stream.vtt?ApiKey=${JELLYFIN_TOKEN}`,
};
export const mediaSource = {
  Id: 'source1',
  Container: 'mp4',
  ETag: 'etag1',
  SupportsDirectPlay: true,
  SupportsTranscoding: true,
  RunTimeTicks: 600_000_000,
  MediaStreams: [{ Type: 'Video', Index: 0, Codec: 'h264' }, { Type: 'Audio', Index: 1, Codec: 'aac' }, subtitleStream],
};
export const transcodedSource = {
  ...mediaSource,
  Container: 'mkv',
  SupportsDirectPlay: false,
  TranscodingUrl: `/videos/film1/master.m3u8?MediaSourceId=source1&ApiKey=${JELLYFIN_TOKEN}&PlaySessionId=play1`,
};
export const playbackInfo = { MediaSources: [mediaSource], PlaySessionId: 'play1' };

const list = (items: readonly object[]) =>
  jsonResponse({ Items: items, TotalRecordCount: items.length, StartIndex: 0 });

function items(url: URL): Response {
  const term = url.searchParams.get('searchTerm')?.toLowerCase();
  const kind = url.searchParams.get('includeItemTypes');
  const all = kind === 'Series' ? [series] : [film];
  return list(term === undefined ? all : all.filter(({ Name }) => Name.toLowerCase().includes(term)));
}

const answers: Record<string, (url: URL) => Response> = {
  'GET /System/Info/Public': () =>
    jsonResponse({ Id: 'server1', ServerName: 'Home', Version: '10.11.3', ProductName: 'Jellyfin Server' }),
  'GET /QuickConnect/Enabled': () => jsonResponse(true),
  'POST /QuickConnect/Initiate': () => jsonResponse({ ...QUICK, Authenticated: false }),
  'GET /QuickConnect/Connect': () => jsonResponse({ ...QUICK, Authenticated: true }),
  'POST /Users/AuthenticateWithQuickConnect': () => jsonResponse(SIGNED_IN),
  'POST /Users/AuthenticateByName': () => jsonResponse(SIGNED_IN),
  'GET /Users/Me': () => jsonResponse(USER),
  'GET /Items': items,
  'GET /Shows/series1/Episodes': () => list(episodes),
  'GET /Items/film1': () =>
    jsonResponse({
      ...film,
      RunTimeTicks: 600_000_000,
      Chapters: [
        { StartPositionTicks: 0, Name: 'Dusk' },
        { StartPositionTicks: 300_000_000, Name: 'Night' },
      ],
    }),
  'GET /MediaSegments/film1': () =>
    list([
      { Id: '1', ItemId: 'film1', Type: 'Intro', StartTicks: 10_000_000, EndTicks: 120_000_000 },
      { Id: '2', ItemId: 'film1', Type: 'Unknown', StartTicks: 0, EndTicks: 5 },
      { Id: '3', ItemId: 'film1', Type: 'Outro', StartTicks: 500_000_000, EndTicks: 600_000_000 },
    ]),
  'POST /Items/film1/PlaybackInfo': () => jsonResponse(playbackInfo),
  'POST /Items/episode5/PlaybackInfo': () => jsonResponse({ ...playbackInfo, MediaSources: [transcodedSource] }),
};

const isPublic = /^\/(System\/Info\/Public|QuickConnect\/|Users\/AuthenticateBy|Users\/AuthenticateWith)/;

/** Responds like the server: without signing in, only its name is available. */
export function jellyfinServer(url: URL, init: RequestInit): Response {
  const path = url.pathname.replace(/^\/jellyfin/, '');
  const authorization = new Headers(init.headers).get('authorization') ?? '';
  if (!isPublic.test(path) && !authorization.includes(`Token="${JELLYFIN_TOKEN}"`)) return textResponse('', 401);
  if (path.startsWith('/Sessions/')) return new Response(null, { status: 204 });
  return answers[`${init.method ?? 'GET'} ${path}`]?.(url) ?? textResponse('', 404);
}

/** The same server with one response changed. */
export const jellyfinServerWith =
  (path: string, body: unknown) =>
  (url: URL, init: RequestInit): Response =>
    url.pathname === `/jellyfin${path}` ? jsonResponse(body) : jellyfinServer(url, init);

export const jellyfinRequests = { movie: sampleMovie, episode: sampleEpisode };
