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

/** Watch options in one region; null if the response has none. */
export function toWatchOptions(wire: WireWatchProviders | undefined, region: string): WatchOptions | null {
  const options = wire?.results[region];
  return options ? toRegion(options) : null;
}

/** Watch options in every region of the response. */
export const toWatchOptionsByRegion = (wire: WireWatchProviders | undefined): Record<string, WatchOptions> =>
  Object.fromEntries(Object.entries(wire?.results ?? {}).map(([region, options]) => [region, toRegion(options)]));
