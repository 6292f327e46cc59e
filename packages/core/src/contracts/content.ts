import * as z from 'zod/mini';
import { coins } from '../donations';

/** Operator content as the API serves it: checked, with every default filled in (ANNOUNCE-11). */

/** `GET /modalData.json`. */
export const infoModalsSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    content: z.optional(z.string()),
    /** Written by the operator, and cleaned by the browser before it is shown. */
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

/** `GET /api/content/guide`: what the 4K guide shows beside its steps. */
export const guideSchema = z.object({
  /** Browser extension that reads a token. */
  extensionUrl: z.optional(z.string()),
  /** Page on which a provider hands out tokens. */
  tokenPageUrl: z.optional(z.string()),
  videos: z.array(z.object({ title: z.string(), url: z.string(), captions: z.string() })),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** A community chat, embedded when the visitor asks for it. */
  chatWidgetUrl: z.optional(z.string()),
});
export type Guide = z.infer<typeof guideSchema>;

/** `GET /api/content/partners`. */
export const partnersSchema = z.object({
  /** Where the form writes to; none where the operator published no address. */
  email: z.optional(z.string()),
  figures: z.object({
    /** Of the pages that carry ads. */
    adViews: z.string(),
    monthlyViews: z.string(),
    monthlyVisits: z.string(),
  }),
  /** The figures are samples, not this site's (INFO-05). */
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
