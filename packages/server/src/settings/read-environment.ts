import type { z } from 'zod';
import { OperationalError } from '../errors/operational-error';

/**
 * Reads settings from the environment. Empty variables count as unset.
 *
 * @throws OperationalError naming each invalid variable and its valid values
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  throw new OperationalError(`${[...new Set(problems)].join('; ')}.`);
}
