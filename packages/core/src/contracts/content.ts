import * as z from 'zod/mini';
import { coins } from '../donations';

/** Operator content as the API serves it: validated, with all defaults filled in (ANNOUNCE-11). */

/** `GET /modalData.json`. */
export const infoModalsSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    content: z.optional(z.string()),
    /** Written by the operator; the browser sanitises it before showing it. */
    html: z.optional(z.string()),
    image: z.optional(z.string()),
    bgImage: z.optional(z.string()),
    bgColor: z.optional(z.string()),
    priority: z.number(),
    repeat: z.enum(['never', 'weekly', 'monthly']),
    startsAt: z.optional(z.string()),
    expiresAt: z.optional(z.string()),
  }),
);

/** `GET /bannerData.json`. */
export const infoBannersSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    content: z.string(),
    type: z.enum(['info', 'warning', 'success', 'error']),
    dismissible: z.boolean(),
    expiresAt: z.optional(z.string()),
  }),
);

/** `GET /ads.json`. */
export const adsSchema = z.array(
  z.object({
    id: z.string(),
    link: z.string(),
    gifUrl: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    priority: z.number(),
  }),
);

/** `GET /api/content/donations`. */
export const donationsSchema = z.object({
  /** A coin without an address is not shown. */
  wallets: z.partialRecord(z.enum(coins), z.string()),
  stats: z.object({
    /** In BTC. */
    totalAmount: z.number(),
    totalDonors: z.number(),
    recentDonations: z.array(
      z.object({
        id: z.string(),
        amount: z.number(),
        currency: z.enum(coins),
        date: z.string(),
        message: z.optional(z.string()),
      }),
    ),
  }),
});
export type Donations = z.infer<typeof donationsSchema>;

/** `GET /api/content/guide`: optional extras of the 4K guide. */
export const guideSchema = z.object({
  /** Browser extension that extracts a token. */
  extensionUrl: z.optional(z.string()),
  /** Page on which a provider issues tokens. */
  tokenPageUrl: z.optional(z.string()),
  videos: z.array(z.object({ title: z.string(), url: z.string(), captions: z.string() })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** A community chat, embedded on request. */
  chatWidgetUrl: z.optional(z.string()),
});
export type Guide = z.infer<typeof guideSchema>;

/** `GET /api/content/partners`. */
export const partnersSchema = z.object({
  /** Address for the partner form; missing if the operator has not published one. */
  email: z.optional(z.string()),
  figures: z.object({
    /** Views of the pages with ads. */
    adViews: z.string(),
    monthlyViews: z.string(),
    monthlyVisits: z.string(),
  }),
  /** Whether the figures are samples and not this site's (INFO-05). */
  isSample: z.boolean(),
});
export type Partners = z.infer<typeof partnersSchema>;

const nullable = z.nullable(z.number());

/** `GET /api/statistics`. */
export const statisticsSchema = z.object({
  totalWatchTime: z.number(),
  totalMoviesWatched: z.number(),
  totalDataTransferred: nullable,
  activeUsers: z.object({ today: z.number(), week: z.number(), month: z.number() }),
  serverLoad: nullable,
  topMovies: z.array(z.object({ id: z.string(), title: z.string(), watches: z.number() })),
  watchesByDay: z.array(z.object({ day: z.string(), count: z.number() })),
  growthRate: nullable,
  launchDate: z.string(),
  mostActiveCountries: z.array(z.object({ country: z.string(), users: z.number() })),
});
