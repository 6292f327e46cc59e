import { coins } from '@marquee/core';
import { z } from 'zod';
import { count, date, day, email, file, id, longText, safeHttpUrl } from './content-fields';

/** Content of the information pages. Every part is optional. */

const wallet = z
  .string()
  .trim()
  .regex(/^([a-zA-Z0-9]{20,120})?$/, 'must be the address of a wallet, or empty to hide the coin')
  .transform((address) => address || undefined)
  .optional();

export const donationsFileSchema = z.strictObject({
  wallets: z.strictObject({ BTC: wallet, LTC: wallet, XMR: wallet }).default({}),
  stats: z
    .strictObject({
      totalAmount: z.number().min(0).default(0),
      totalDonors: count.default(0),
      recentDonations: z
        .array(
          z.strictObject({
            id,
            amount: z.number().positive('must be more than zero'),
            currency: z.enum(coins, 'must be one of BTC, LTC, XMR'),
            date,
            message: z.string().max(500).optional(),
          }),
        )
        .default([]),
    })
    .default({ totalAmount: 0, totalDonors: 0, recentDonations: [] }),
});

export const guideFileSchema = z.strictObject({
  extensionUrl: safeHttpUrl.optional(),
  tokenPageUrl: safeHttpUrl.optional(),
  videos: z
    .array(z.strictObject({ title: z.string().min(1), url: file, captions: file }))
    .max(2, 'holds two videos at most')
    .optional(),
  faq: z.array(z.strictObject({ question: z.string().min(1), answer: longText.min(1) })).optional(),
  chatWidgetUrl: safeHttpUrl.optional(),
});

const claim = z.string().min(1).max(20);
export const partnersFileSchema = z.strictObject({
  email: email.optional(),
  figures: z.strictObject({ adViews: claim, monthlyViews: claim, monthlyVisits: claim }).optional(),
});

const percent = z.number().min(0).max(100);
/** `figures` are the operator's; `sample` is the default page. */
export const statisticsFileSchema = z.discriminatedUnion(
  'source',
  [
    z.strictObject({ source: z.literal('sample') }),
    z.strictObject({
      source: z.literal('figures'),
      figures: z.strictObject({
        totalWatchTime: z.number().min(0),
        totalMoviesWatched: count,
        totalDataTransferred: z.number().min(0).nullable().default(null),
        activeUsers: z.strictObject({ today: count, week: count, month: count }),
        serverLoad: percent.nullable().default(null),
        topMovies: z.array(z.strictObject({ id, title: z.string().min(1), watches: count })).default([]),
        watchesByDay: z.array(z.strictObject({ day: z.string().min(1), count })).default([]),
        growthRate: z.number().nullable().default(null),
        launchDate: day,
        mostActiveCountries: z.array(z.strictObject({ country: z.string().min(1), users: count })).default([]),
      }),
    }),
  ],
  'source must be sample or figures',
);

export type GuideFile = z.output<typeof guideFileSchema>;
export type PartnersFile = z.output<typeof partnersFileSchema>;
