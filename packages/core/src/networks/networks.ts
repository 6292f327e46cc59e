export interface Network {
  /** Canonical slug of `/networks/{slug}` (ROUTE-06). */
  slug: string;
  name: string;
  /** TMDB watch-provider id (MEDIA-09). */
  providerId: number;
  /** Key in the network content call and the service picker. */
  key: string;
  /** Other slugs and keys that are accepted (ROUTE-06). */
  aliases: readonly string[];
}

export const networks: readonly Network[] = [
  { slug: 'netflix', name: 'Netflix', providerId: 8, key: 'netflix', aliases: [] },
  { slug: 'disney', name: 'Disney+', providerId: 337, key: 'disney+', aliases: ['disney-plus'] },
  { slug: 'hulu', name: 'Hulu', providerId: 15, key: 'hulu', aliases: [] },
  { slug: 'amazon-prime', name: 'Amazon Prime', providerId: 9, key: 'amazon_prime', aliases: ['prime-video'] },
  { slug: 'apple-tv', name: 'Apple TV+', providerId: 350, key: 'apple_tv', aliases: ['apple-tv-plus'] },
  { slug: 'hbo-max', name: 'HBO Max', providerId: 1899, key: 'hbo_max', aliases: ['hbo', 'max'] },
  { slug: 'paramount', name: 'Paramount+', providerId: 531, key: 'paramount+', aliases: ['paramount-plus'] },
  { slug: 'peacock', name: 'Peacock', providerId: 386, key: 'peacock', aliases: [] },
];

/** Watch region for provider lists (METADATA-04). */
export const WATCH_REGION = 'US';

const byName = new Map(
  networks.flatMap((network) =>
    [network.slug, network.key, ...network.aliases].map((name) => [name, network] as const),
  ),
);

/** The network of a slug, a provider key or an alias, ignoring case. Aliases redirect to its `slug`. */
export const networkBySlug = (name: string): Network | undefined => byName.get(name.toLowerCase());

export const networkByProviderId = (providerId: number): Network | undefined =>
  networks.find((network) => network.providerId === providerId);

/** The networks of slugs that are separated by commas; unknown ones are dropped. */
export const readNetworks = (text: string | null): Network[] => {
  const slugs = (text ?? '').split(',');
  return networks.filter(({ slug }) => slugs.includes(slug));
};
