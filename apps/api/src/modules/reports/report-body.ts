import { z } from 'zod';

/** Longest stack that is passed on, in characters (ERROR-08). */
const STACK_CHARS = 1_000;
/** Chat services refuse longer fields. */
const FIELD_CHARS = 1_000;

const cut = (value: string | number, fallback: string) => String(value).trim().slice(0, FIELD_CHARS) || fallback;
const field = (fallback: string) =>
  z
    .string()
    .transform((value) => cut(value, fallback))
    .default(fallback);

/** Body of `POST /api/reports`: an error screen's error, and what the user was doing. */
export const reportBodySchema = z.object({
  name: field('Error'),
  message: field('Unknown error'),
  url: field('Unknown'),
  status: z
    .union([z.string(), z.number()])
    .transform((value) => cut(value, 'Unknown'))
    .default('Unknown'),
  /** What the user wrote. */
  report: field('No additional details provided'),
  browser: field('Unknown'),
  stack: z
    .string()
    .transform((value) => value.slice(0, STACK_CHARS) || 'No stack')
    .default('No stack'),
});
export type Report = z.output<typeof reportBodySchema>;
