import type { WatchOptions, WatchProvider } from '@marquee/tmdb';

export interface OfferGroup {
  label: string;
  providers: WatchProvider[];
}

const groups = [
  ['subscription', 'Stream'],
  ['free', 'Free'],
  ['ads', 'Free with ads'],
  ['rent', 'Rent'],
  ['buy', 'Buy'],
] as const;

/** The offers of one region by how they are paid; groups without any are left out. */
export const offerGroups = (options: WatchOptions | undefined): OfferGroup[] =>
  options
    ? groups.flatMap(([kind, label]) => (options[kind].length > 0 ? [{ label, providers: options[kind] }] : []))
    : [];

/** The regions to choose from: those with an offer, and the one that is looked at. */
export const offeredRegions = (byRegion: Readonly<Record<string, WatchOptions>>, region: string): string[] => {
  const offered = Object.keys(byRegion).filter((code) => offerGroups(byRegion[code]).length > 0);
  return offered.includes(region) ? offered : [region, ...offered];
};
