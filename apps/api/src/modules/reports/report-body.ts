import { problemReportBodySchema } from '@marquee/core/contracts';
import { z } from 'zod';

/** Longest stack that is forwarded, in characters (ERROR-08). */
const STACK_CHARS = 1_000;
/** Chat services reject longer fields. */
const FIELD_CHARS = 1_000;

/** Queries and fragments contain search terms and password tokens, which must not reach the operator's chat. */
const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
const withoutQueries = (text: string): string => text.replace(/[?#&][\w-]+=[^\s"'`)<>]*/g, '');

const cut = (value: string | number, fallback: string) => String(value).trim().slice(0, FIELD_CHARS) || fallback;
const field = (fallback: string) =>
  z
    .string()
    .transform((value) => cut(value, fallback))
    .default(fallback);

/** Body of `POST /api/reports` about a crash: an error screen's error, and what the user was doing. */
export const crashReportBodySchema = z.object({
  name: field('Error'),
  message: z
    .string()
    .transform((value) => cut(withoutQueries(value), 'Unknown error'))
    .default('Unknown error'),
  url: z
    .string()
    .transform((value) => cut(withoutQuery(value), 'Unknown'))
    .default('Unknown'),
  status: z
    .union([z.string(), z.number()])
    .transform((value) => cut(value, 'Unknown'))
    .default('Unknown'),
  /** The user's description. */
  report: field('No additional details provided'),
  browser: field('Unknown'),
  stack: z
    .string()
    .transform((value) => withoutQueries(value).slice(0, STACK_CHARS) || 'No stack')
    .default('No stack'),
});
export type CrashReport = z.output<typeof crashReportBodySchema>;

export const reportBodySchema = z.union([problemReportBodySchema, crashReportBodySchema]);

/** A body that names a kind is about a title. */
export const isAboutTitle = (body: unknown): boolean => typeof body === 'object' && body !== null && 'kind' in body;
