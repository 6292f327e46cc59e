import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { ApiError } from './errors';

/** Validates a body or a query. @throws ApiError `bad_request` with one message per invalid field */
export function parseInput<Schema extends $ZodType>(schema: Schema, input: unknown): output<Schema> {
  const parsed = safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw new ApiError('bad_request', { fields: fieldTexts(parsed.error.issues), cause: parsed.error });
}

/** Like `parseInput`, for forms that show one message: the error's text is that of the first invalid field. */
export function parseForm<Schema extends $ZodType>(schema: Schema, input: unknown): output<Schema> {
  const parsed = safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const fields = fieldTexts(parsed.error.issues);
  const [first] = Object.entries(fields).filter(([field]) => field !== BODY);
  throw new ApiError('bad_request', { fields, cause: parsed.error, ...(first && { text: first[1] }) });
}

/** Used for errors that belong to no single field. */
const BODY = 'body';

/** Keeps the response short even for thousands of invalid entries. */
const MOST_TEXTS = 20;

function fieldTexts(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues.slice(0, MOST_TEXTS)) fields[path.map(String).join('.') || BODY] ??= message;
  return fields;
}
