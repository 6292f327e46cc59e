/** Set on requests that the site forwards to the stream provider. They are accepted only with the shared secret. */
export const SITE_HEADERS = {
  secret: 'x-marquee-secret',
  /** Prefix of the URLs in the response: the site's URL of the stream provider. */
  base: 'x-marquee-base',
  /** The account of a valid session. */
  viewer: 'x-marquee-viewer',
  /** The visitor's address. */
  address: 'x-marquee-address',
} as const;
