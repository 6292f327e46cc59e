import { z } from 'zod';
import { colour, date, email, id, longText, picture, safeHttpUrl } from './content-fields';

/** Operator content (ANNOUNCE-04, ANNOUNCE-06, ANNOUNCE-07). */

export const modalsSchema = z.array(
  z.strictObject({
    id,
    title: z.string(),
    content: longText.optional(),
    html: longText.optional(),
    image: picture.optional(),
    bgImage: picture.optional(),
    bgColor: colour.optional(),
    priority: z.number().default(0),
    repeat: z.enum(['never', 'weekly', 'monthly']).default('never'),
    startsAt: date.optional(),
    expiresAt: date.optional(),
  }),
);

export const bannersSchema = z.array(
  z.strictObject({
    id,
    title: z.string(),
    content: longText,
    type: z.enum(['info', 'warning', 'success', 'error']).default('info'),
    dismissible: z.boolean().default(true),
    expiresAt: date.optional(),
  }),
);

export const adsSchema = z.array(
  z.strictObject({
    id,
    link: safeHttpUrl,
    gifUrl: picture,
    startDate: date,
    endDate: date,
    priority: z.number().positive().default(1),
  }),
);

export const linksSchema = z
  .strictObject({ discord: safeHttpUrl, telegram: safeHttpUrl, supportEmail: email })
  .partial();
export const footerSchema = z.array(z.string().min(1)).min(1);

/** Overrides for the response of `GET /api/config`. */
export const siteSchema = z.strictObject({
  siteName: z.string().min(1).optional(),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code such as US')
    .optional(),
  /** An image host and a resizing proxy other than this server. */
  images: z.strictObject({ baseUrl: safeHttpUrl.optional(), proxyUrl: safeHttpUrl.optional() }).optional(),
  providers: z.array(z.strictObject({ id: z.string().min(1), name: z.string().min(1), url: safeHttpUrl })).optional(),
  sources: z
    .strictObject({
      archive: z.enum(['off', 'offered', 'on']),
      jellyfin: z.array(z.strictObject({ name: z.string().min(1), url: safeHttpUrl })),
    })
    .partial()
    .optional(),
  trendingBadge: z.strictObject({ card: z.number(), continueWatching: z.number() }).partial().optional(),
  links: linksSchema.optional(),
  footerMessages: footerSchema.optional(),
  captions: z.strictObject({ url: safeHttpUrl, origins: z.array(safeHttpUrl).max(20).optional() }).optional(),
  analyticsUrl: safeHttpUrl.optional(),
});
export type SiteOverrides = z.output<typeof siteSchema>;
