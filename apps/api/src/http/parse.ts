import type { z } from 'zod';
import { ApiError } from './api-error';

/** Checks a body or a query. @throws ApiError `bad_request` with one text per wrong field */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new ApiError('bad_request', { fields, cause: parsed.error });
}
