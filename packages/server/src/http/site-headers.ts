/** Set on requests that the site forwards to the stream provider. They are accepted only with the shared secret. */
export const SITE_HEADERS = {
  secret: 'x-marquee-secret',
  /** Prefix of the URLs in the response: the site's URL of the stream provider. */
  base: 'x-marquee-base',
  /** Identifies the visitor: the profile of a valid session, otherwise the address. */
  viewer: 'x-marquee-viewer',
} as const;
