import type { WatchOptions, WatchProvider } from '../domain';
import type { WireWatchOptions, WireWatchProvider, WireWatchProviders } from '../wire';
import { toTextOrNull } from './values';

const toProviders = (wire: readonly WireWatchProvider[]): WatchProvider[] =>
  [...wire]
    .sort((a, b) => a.display_priority - b.display_priority)
    .map((provider) => ({
      id: provider.provider_id,
      name: provider.provider_name,
      logoPath: toTextOrNull(provider.logo_path),
    }));

const toRegion = (options: WireWatchOptions): WatchOptions => ({
  link: options.link,
  subscription: toProviders(options.flatrate),
  free: toProviders(options.free),
  ads: toProviders(options.ads),
  rent: toProviders(options.rent),
  buy: toProviders(options.buy),
});

/** Where to watch in one region; null when the answer says nothing about it. */
export function toWatchOptions(wire: WireWatchProviders | undefined, region: string): WatchOptions | null {
  const options = wire?.results[region];
  return options ? toRegion(options) : null;
}

/** Where to watch in every region that the answer knows. */
export const toWatchOptionsByRegion = (wire: WireWatchProviders | undefined): Record<string, WatchOptions> =>
  Object.fromEntries(Object.entries(wire?.results ?? {}).map(([region, options]) => [region, toRegion(options)]));
