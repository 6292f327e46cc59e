import * as z from 'zod/mini';

/** Answer of `GET /api/config`: every run-time setting the browser needs. No secrets. */
export const publicConfigSchema = z.object({
  siteName: z.string(),
  /** Public origin without a trailing slash, or empty when the operator set none. */
  publicUrl: z.string(),
  metadata: z.object({
    /** `catalogue`: no TMDB token is set, titles come from the embedded catalogue. */
    mode: z.enum(['tmdb', 'catalogue']),
    /** Base address of TMDB v3 paths, e.g. `/api/tmdb/3`. */
    baseUrl: z.string(),
  }),
  images: z.object({
    /** Base of `{size}{path}` image addresses, e.g. `/api/img/t/p`. */
    baseUrl: z.string(),
    /** Address of the resizing proxy (w, h, q, output, ...), e.g. `/api/img`. */
    proxyUrl: z.string(),
  }),
  /** Stream providers, tried in this order. `url` is absolute. */
  providers: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** What visitors may watch from beside the providers. */
  sources: z.optional(
    z.object({
      /** How servers and addresses of their own may be reached: not at all, over https, or over plain http too. */
      own: z.enum(['off', 'https', 'any']),
      /** The Internet Archive: not there, there but off until switched on, or on. */
      archive: z.enum(['off', 'offered', 'on']),
      /** Jellyfin servers of the operator's, to be signed in to with an account there. */
      jellyfin: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  ),
  /** ISO 3166-1 region of "where to watch" and provider lists. */
  region: z.string(),
  /** Popularity above which a card carries the trending badge. */
  trendingBadge: z.object({ card: z.number(), continueWatching: z.number() }),
  accounts: z.optional(
    z.object({
      /** Mails with a link to set a new password can be sent. */
      passwordReset: z.boolean(),
    }),
  ),
  links: z.object({
    discord: z.optional(z.string()),
    telegram: z.optional(z.string()),
    supportEmail: z.optional(z.string()),
  }),
  /** The operator's own: one is chosen at random for the footer. Without them the site says its own. */
  footerMessages: z.optional(z.array(z.string())),
  /** Ads run at the moment: their slots keep their space. */
  ads: z.optional(z.boolean()),
  /** Figures of the statistics page: the page's own samples unless the operator turned on others (`/api/statistics`). */
  statistics: z.optional(z.enum(['sample', 'served'])),
  /**
   * Subtitle service, asked by GET with id, season and episode when a source brings no subtitles; none by default.
   * `origins`: where its files lie, if not beside it.
   */
  captions: z.optional(z.object({ url: z.string(), origins: z.optional(z.array(z.string())) })),
  /** Endpoint for `navigator.sendBeacon` analytics; none by default. */
  analyticsUrl: z.optional(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
