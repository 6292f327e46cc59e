/** On requests that the site passes on to the stream provider. They count only with the secret that both share. */
export const SITE_HEADERS = {
  secret: 'x-marquee-secret',
  /** What the addresses in the answer begin with: the site's address of the stream provider. */
  base: 'x-marquee-base',
  /** The visitor's address. */
  viewer: 'x-marquee-viewer',
} as const;
