import { Jellyfin } from '@jellyfin/sdk/lib/jellyfin.js';
import { getAuthenticationApi } from '@jellyfin/sdk/lib/utils/api/authentication-api.js';
import { getLibraryApi } from '@jellyfin/sdk/lib/utils/api/library-api.js';
import { getMediaInfoApi } from '@jellyfin/sdk/lib/utils/api/media-info-api.js';
import { getMediaSegmentApi } from '@jellyfin/sdk/lib/utils/api/media-segment-api.js';
import { getSessionApi } from '@jellyfin/sdk/lib/utils/api/session-api.js';
import { getShowApi } from '@jellyfin/sdk/lib/utils/api/show-api.js';
import { getSystemApi } from '@jellyfin/sdk/lib/utils/api/system-api.js';
import { getUserApi } from '@jellyfin/sdk/lib/utils/api/user-api.js';
import { getUserDataApi } from '@jellyfin/sdk/lib/utils/api/user-data-api.js';
import axios, { AxiosHeaders, type AxiosAdapter } from 'axios';
import { readJson, readText, type ResponseSchema } from '../read-json';
import { fetchFromSource, assertOk, type SourceFetch } from '../source-fetch';

interface JellyfinClientOptions {
  /** URL of the server, including its base path. */
  url: string;
  fetch: SourceFetch;
  /** Distinguishes this browser from others that use the account. */
  deviceId: string;
  /** Access token; empty before signing in. */
  token?: string;
}

const CLIENT = { name: 'Marquee', version: '1.0.0' };

/** Makes the SDK use the injected fetch; responses remain text, to be parsed by `read`. */
const throughFetch =
  (fetch: SourceFetch, keepalive: boolean): AxiosAdapter =>
  async (config) => {
    const response = await fetchFromSource(fetch, axios.getUri(config), {
      method: (config.method ?? 'get').toUpperCase(),
      headers: Object.fromEntries(
        Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
      ),
      body: (config.data ?? null) as BodyInit | null,
      keepalive,
      signal: config.signal instanceof AbortSignal ? config.signal : new AbortController().signal,
    });
    assertOk(response);
    return {
      data: await readText(response),
      status: response.status,
      statusText: response.statusText,
      headers: new AxiosHeaders(),
      config,
    };
  };

/** Derived from the SDK's functions, because its classes have no exported names. */
export interface JellyfinClient {
  system: ReturnType<typeof getSystemApi>;
  user: ReturnType<typeof getUserApi>;
  userData: ReturnType<typeof getUserDataApi>;
  authentication: ReturnType<typeof getAuthenticationApi>;
  library: ReturnType<typeof getLibraryApi>;
  shows: ReturnType<typeof getShowApi>;
  mediaInfo: ReturnType<typeof getMediaInfoApi>;
  segments: ReturnType<typeof getMediaSegmentApi>;
  /** Its requests outlive the page. */
  session: ReturnType<typeof getSessionApi>;
}

/** The SDK calls in use, for one server. The SDK and axios are large: import this lazily. */
export function createJellyfinClient({ url, fetch, deviceId, token = '' }: JellyfinClientOptions): JellyfinClient {
  const jellyfin = new Jellyfin({ clientInfo: CLIENT, deviceInfo: { id: deviceId, name: 'Web browser' } });
  const make = (keepalive: boolean) => {
    const instance = axios.create({ adapter: throughFetch(fetch, keepalive), transformResponse: [] });
    return jellyfin.createApi(url, token, instance);
  };
  const api = make(false);
  return {
    system: getSystemApi(api),
    user: getUserApi(api),
    userData: getUserDataApi(api),
    authentication: getAuthenticationApi(api),
    library: getLibraryApi(api),
    shows: getShowApi(api),
    mediaInfo: getMediaInfoApi(api),
    segments: getMediaSegmentApi(api),
    session: getSessionApi(make(true)),
  };
}

/** The validated body of an SDK response. */
export async function read<T>(call: Promise<{ data: unknown; status: number }>, schema: ResponseSchema<T>): Promise<T> {
  const { data } = await call;
  return readJson(new Response(typeof data === 'string' ? data : ''), schema);
}
