import { t } from '@lingui/core/macro';
import type { WatchOptions, WatchProvider } from '@marquee/tmdb';

export interface OfferGroup {
  label: string;
  providers: WatchProvider[];
}

/** Offers of a region by type; a provider that both rents and sells is listed once. */
export function offerGroups(options: WatchOptions | undefined): OfferGroup[] {
  if (!options) return [];
  const { subscription, free, ads, rent, buy } = options;
  const has = (list: readonly WatchProvider[], { id }: WatchProvider) => list.some((other) => other.id === id);
  const groups: OfferGroup[] = [
    { label: t({ message: 'Stream', context: 'offers of a title' }), providers: subscription },
    { label: t({ message: 'Free', context: 'without payment' }), providers: free },
    { label: t`Free with ads`, providers: ads },
    { label: t`Rent or buy`, providers: rent.filter((provider) => has(buy, provider)) },
    { label: t`Rent`, providers: rent.filter((provider) => !has(buy, provider)) },
    { label: t`Buy`, providers: buy.filter((provider) => !has(rent, provider)) },
  ];
  return groups.filter(({ providers }) => providers.length > 0);
}

/** Regions to choose from: those with offers, and the current one. */
export const offeredRegions = (byRegion: Readonly<Record<string, WatchOptions>>, region: string): string[] => {
  const offered = Object.keys(byRegion).filter((code) => offerGroups(byRegion[code]).length > 0);
  return offered.includes(region) ? offered : [region, ...offered];
};
