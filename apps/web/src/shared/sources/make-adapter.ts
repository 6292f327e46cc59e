import type { PastedUrl } from '@marquee/core';
import {
  createArchiveAdapter,
  createDirectAdapter,
  createJellyfinAdapter,
  createProviderAdapter,
  type SourceAdapter,
  type SourceFetch,
} from '@marquee/player/sources';
import type { ListedSource } from './known-sources';
import { canPlay, mediaSupport, probeMedia } from './media-support';

export interface AdapterNeeds {
  fetch: SourceFetch;
  now: () => number;
  deviceId: string;
  /** The personal 4K token, read before each request. */
  uiToken: () => string | null;
}

/** Creates the adapter of a source; null for a server without a signed-in user. */
export function makeAdapter(source: ListedSource, needs: AdapterNeeds): SourceAdapter | null {
  const { id, name, kind } = source;
  const { fetch, now, deviceId, uiToken } = needs;
  if (kind === 'archive') {
    return createArchiveAdapter({ id, name, fetch, nowYear: () => new Date(now()).getUTCFullYear() });
  }
  if (kind === 'site') {
    const token = source.isFirst ? uiToken : undefined;
    return createProviderAdapter({ id, name, url: source.url, fetch, token, supports: mediaSupport });
  }
  const { url, account } = source.server;
  if (kind === 'provider') return createProviderAdapter({ id, name, url, fetch, supports: mediaSupport });
  return account ? createJellyfinAdapter({ id, name, url, account, deviceId, fetch, canPlay }) : null;
}

/** Creates the adapter for a URL that the visitor entered for a title. */
export const makeAddressAdapter = (entry: PastedUrl, { fetch }: Pick<AdapterNeeds, 'fetch'>): SourceAdapter =>
  createDirectAdapter({ id: `address-${entry.id}`, name: entry.label, entry, fetch, probeMedia });
