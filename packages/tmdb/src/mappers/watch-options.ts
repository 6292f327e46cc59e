import type { WatchOptions, WatchProvider } from '../domain';
import type { WireWatchProvider, WireWatchProviders } from '../wire';
import { toTextOrNull } from './values';

const toProviders = (wire: readonly WireWatchProvider[]): WatchProvider[] =>
  [...wire]
    .sort((a, b) => a.display_priority - b.display_priority)
    .map((provider) => ({
      id: provider.provider_id,
      name: provider.provider_name,
      logoPath: toTextOrNull(provider.logo_path),
    }));

/** Where to watch in one region; null when the answer says nothing about it. */
export function toWatchOptions(wire: WireWatchProviders | undefined, region: string): WatchOptions | null {
  const options = wire?.results[region];
  if (!options) return null;
  return {
    link: options.link,
    subscription: toProviders(options.flatrate),
    free: toProviders(options.free),
    ads: toProviders(options.ads),
    rent: toProviders(options.rent),
    buy: toProviders(options.buy),
  };
}
