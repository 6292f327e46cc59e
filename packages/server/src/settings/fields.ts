import { trimTrailingSlashes } from '@marquee/core';
import { z } from 'zod';

/** Settings as zod fields. Each message continues the setting's name: “PORT must be …”. */
export const portNumber = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number between 1 and 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number between 1 and 65535')
    .default(fallback);

/** An http or https URL without trailing slashes. */
export const httpAddress = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be a URL such as ${example}` })
    .transform((address) => trimTrailingSlashes(address));

/** @param things what is counted, in the plural */
export function wholeNumber(things: string, min: number, max: number) {
  const error = `must be a number of ${things} from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((count) => count >= min && count <= max, error);
}

export const oneOf = <const Values extends readonly [string, string, ...string[]]>(values: Values) =>
  z.enum(values, {
    error: values.length === 2 ? `must be ${values.join(' or ')}` : `must be one of ${values.join(', ')}`,
  });

export const logLevel = oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');
