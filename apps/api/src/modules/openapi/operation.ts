import type { $ZodType } from 'zod/v4/core';
import type { ApiErrorCode } from '../../http/api-error';

/** A JSON body under a name of its own in the document. */
export interface NamedSchema {
  name: string;
  schema: $ZodType;
}

export type Answer = NamedSchema | { description: string; contentType: string };

/** What the document says of one call. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{parameters}` in the way of OpenAPI. */
  path: string;
  tag: 'Accounts' | 'Profiles' | 'Sync' | 'Site' | 'Metadata' | 'Library' | 'Operation';
  summary: string;
  /** Needs the session's cookie, and for calls that change something its CSRF token. */
  session?: true;
  query?: $ZodType;
  body?: NamedSchema;
  /** By status. */
  answers: Record<number, Answer>;
  /** Beside those that any call may answer. */
  errors?: readonly ApiErrorCode[];
}

export const named = (name: string, schema: $ZodType): NamedSchema => ({ name, schema });
export const ok = (name: string, schema: $ZodType): Record<number, Answer> => ({ 200: named(name, schema) });
export const isSchema = (answer: Answer): answer is NamedSchema => 'schema' in answer;
