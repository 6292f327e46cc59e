import { z } from 'zod';

/** Operator content in the fields of accounts-player.md section 3. */

const id = z.union([z.string().min(1), z.number()]).transform(String);
const date = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)), 'must be a date such as 2026-01-31 or 2026-01-31T12:00:00Z');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that starts with https:// or http://' });
/** A file of this site, or one elsewhere. */
const picture = z.union([webAddress, z.string().regex(/^\/[^/]/)], {
  error: 'must be a web address or a path such as /image.png',
});
const colour = z.string().regex(/^(#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,20})$/, 'must be a colour such as #102030');

export const modalSchema = z.strictObject({
  id,
  title: z.string(),
  content: z.string().optional(),
  html: z.string().optional(),
  image: picture.optional(),
  bgImage: picture.optional(),
  bgColor: colour.optional(),
  priority: z.number().default(0),
  repeat: z.enum(['never', 'weekly', 'monthly']).default('never'),
  startsAt: date.optional(),
  expiresAt: date.optional(),
});

export const bannerSchema = z.strictObject({
  id,
  title: z.string(),
  content: z.string(),
  type: z.enum(['info', 'warning', 'success', 'error']).default('info'),
  dismissible: z.boolean().default(true),
  expiresAt: date.optional(),
});

export const adSchema = z.strictObject({
  id,
  link: webAddress,
  gifUrl: picture,
  startDate: date,
  endDate: date,
  priority: z.number().positive().default(1),
});

/** Overrides of what `GET /api/config` answers. */
export const siteSchema = z.strictObject({
  siteName: z.string().min(1).optional(),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code such as US')
    .optional(),
  /** An image host and a resizing proxy other than this server's own. */
  images: z.strictObject({ baseUrl: webAddress.optional(), proxyUrl: webAddress.optional() }).optional(),
  providers: z.array(z.strictObject({ id: z.string().min(1), name: z.string().min(1), url: webAddress })).optional(),
  trendingBadge: z.strictObject({ card: z.number(), continueWatching: z.number() }).partial().optional(),
  links: z
    .strictObject({
      discord: webAddress,
      telegram: webAddress,
      supportEmail: z.email('must be an e-mail address'),
    })
    .partial()
    .optional(),
  footerMessages: z.array(z.string().min(1)).min(1).optional(),
  analyticsUrl: webAddress.optional(),
});
export type SiteOverrides = z.output<typeof siteSchema>;
