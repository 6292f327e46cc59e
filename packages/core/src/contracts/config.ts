import * as z from 'zod/mini';
import { signUpSchema } from './sign-up';

/** Response of `GET /api/config`: all run-time settings that the browser needs. It must not contain secrets. */
export const publicConfigSchema = z.object({
  siteName: z.string(),
  /** Public origin without a trailing slash; empty if the operator has not set one. */
  publicUrl: z.string(),
  metadata: z.object({
    /** `catalogue`: no TMDB token is set, so titles come from the embedded catalogue. */
    mode: z.enum(['tmdb', 'catalogue']),
    /** Base URL of TMDB v3 paths, e.g. `/api/tmdb/3`. */
    baseUrl: z.string(),
  }),
  images: z.object({
    /** Base of `{size}{path}` image URLs, e.g. `/api/img/t/p`. */
    baseUrl: z.string(),
    /** URL of the resizing proxy (w, h, q, output, ...), e.g. `/api/img`. */
    proxyUrl: z.string(),
  }),
  /** Stream providers, tried in this order. `url` is absolute. */
  providers: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** Sources that visitors may use besides the providers. */
  sources: z.optional(
    z.object({
      /** Whether visitors may add servers and URLs: not at all, over HTTPS only, or over plain HTTP too. */
      own: z.enum(['off', 'https', 'any']),
      /** The Internet Archive: unavailable, available but off by default, or on by default. */
      archive: z.enum(['off', 'offered', 'on']),
      /** The operator's Jellyfin servers, on which visitors sign in with their own account. */
      jellyfin: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  ),
  /** ISO 3166-1 region for "where to watch" and provider lists. */
  region: z.string(),
  /** Popularity above which a card shows the trending badge. */
  trendingBadge: z.object({ card: z.number(), continueWatching: z.number() }),
  accounts: z.optional(
    z.object({
      /** Whether the server can send password reset emails. */
      passwordReset: z.boolean(),
      signUp: signUpSchema,
      /** The OpenID Connect provider by which people log in, as its button names it. */
      oidc: z.optional(z.string()),
      /** Present where nobody logs in with a password of this site. */
      localLogin: z.optional(z.literal('off')),
    }),
  ),
  /** A private site shows nothing to who is not signed in. */
  isPrivate: z.optional(z.literal(true)),
  /** Whether the site does not show some titles, so that lists of what people keep ask about theirs. */
  hasTakenDown: z.optional(z.literal(true)),
  links: z.object({
    discord: z.optional(z.string()),
    telegram: z.optional(z.string()),
    supportEmail: z.optional(z.string()),
  }),
  /** Whether the operator may have a media library, so that the site must not say that it hosts no media. */
  mayHostMedia: z.optional(z.boolean()),
  /** Whether the site knows what its own provider can play (`/api/availability`). */
  hasLibrary: z.optional(z.boolean()),
  /** Whether members may ask for what the library does not have. */
  hasRequests: z.optional(z.literal(true)),
  /** The operator's footer messages, one of which is shown at random, in place of the site's own. */
  footerMessages: z.optional(z.array(z.string())),
  /** Whether any ads are running, so that their slots reserve space. */
  ads: z.optional(z.boolean()),
  /** Source of the statistics: the page's sample figures, or those of the server (`/api/statistics`). */
  statistics: z.optional(z.enum(['sample', 'served'])),
  /**
   * Subtitle service, requested by GET with id, season and episode if a source has no subtitles; none by default.
   * `origins`: the origins of its files, if they are not its own.
   */
  captions: z.optional(z.object({ url: z.string(), origins: z.optional(z.array(z.string())) })),
  /** The operator's rows of home, as `writeHomeRows` writes them; the site's own by default. */
  homeRows: z.optional(z.string()),
  /** Endpoint for `navigator.sendBeacon` analytics; none by default. */
  analyticsUrl: z.optional(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
