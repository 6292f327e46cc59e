import { z } from 'zod';
import { HOST } from '../../lib/origins-of';

/** Fields of operator content, with error messages that describe the valid values. */

export const id = z.union([z.string().min(1), z.number()]).transform(String);
export const date = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)), 'must be a date such as 2026-01-31 or 2026-01-31T12:00:00Z')
  .meta({ format: 'date' });
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2026-01-31')
  .refine((value) => !Number.isNaN(Date.parse(value)), 'must be a date such as 2026-01-31');
export const safeHttpUrl = z.url({
  protocol: /^https?$/,
  hostname: HOST,
  error: 'must be an address that starts with https:// or http://',
});
/** A path on this site or an absolute URL. Browsers read a leading `/\` as `//`. */
export const file = z.union([safeHttpUrl, z.string().regex(/^\/[^/\\]/)], {
  error: 'must be a web address or a path such as /image.png',
});
export const picture = file.meta({ format: 'image' });
/** Several lines. */
export const longText = z.string().meta({ format: 'multiline' });
export const colour = z
  .string()
  .regex(/^(#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,20})$/, 'must be a colour such as #102030')
  .meta({ format: 'color' });
export const email = z.email('must be an email address');
export const count = z.number().int().min(0, 'must be zero or more');
