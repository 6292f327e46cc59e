export interface WatchProvider {
  id: number;
  name: string;
  logoPath: string | null;
}

/** Watch options in one region, from JustWatch, which has to be credited. */
export interface WatchOptions {
  /** The title's page with the offers; empty if unknown. */
  link: string;
  subscription: WatchProvider[];
  free: WatchProvider[];
  ads: WatchProvider[];
  rent: WatchProvider[];
  buy: WatchProvider[];
}
