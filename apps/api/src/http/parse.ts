import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { ApiError } from './api-error';

/** Checks a body or a query. @throws ApiError `bad_request` with one text per wrong field */
export function parseInput<Schema extends $ZodType>(schema: Schema, input: unknown): output<Schema> {
  const parsed = safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw new ApiError('bad_request', { fields: fieldTexts(parsed.error.issues), cause: parsed.error });
}

/** Like `parseInput`, for forms that show one line: the error's own text is that of the first wrong field. */
export function parseForm<Schema extends $ZodType>(schema: Schema, input: unknown): output<Schema> {
  const parsed = safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const fields = fieldTexts(parsed.error.issues);
  const [first] = Object.entries(fields).filter(([field]) => field !== BODY);
  throw new ApiError('bad_request', { fields, cause: parsed.error, ...(first && { text: first[1] }) });
}

/** Stands for the whole, where no field is to blame. */
const BODY = 'body';

/** A list of thousands of wrong entries is answered as shortly as one. */
const MOST_TEXTS = 20;

function fieldTexts(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues.slice(0, MOST_TEXTS)) fields[path.map(String).join('.') || BODY] ??= message;
  return fields;
}
