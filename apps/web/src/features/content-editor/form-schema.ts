import { isRecord } from '@marquee/core';
import { randomId } from '../../shared/lib/browser/random-id';

/** The part of JSON Schema that forms are made of. */
export interface FormSchema {
  type?: string;
  format?: string;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  enum?: string[];
  default?: unknown;
  maxItems?: number;
}

/** What a new entry or an empty part begins with: its defaults, and an id of its own. */
export function startOf(schema: FormSchema, name = ''): unknown {
  if (schema.default !== undefined && !isRecord(schema.default)) return schema.default;
  if (name === 'id') return randomId().slice(0, 8);
  if (schema.type === 'array') return [];
  if (!schema.properties) return undefined;
  const started = Object.entries(schema.properties).map(([key, part]) => [key, startOf(part, key)] as const);
  return Object.fromEntries(started.filter(([, value]) => value !== undefined));
}

/** Without what was left empty, which then counts as not said. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)] as const);
  return Object.fromEntries(kept.filter(([, part]) => part !== '' && part !== undefined));
}
