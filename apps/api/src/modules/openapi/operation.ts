import type { $ZodType } from 'zod/v4/core';
import type { TokenScope } from '@marquee/core/contracts';
import type { ApiErrorCode } from '../../http/errors';

/** A JSON body that the document describes under its own name. */
export interface NamedSchema {
  name: string;
  schema: $ZodType;
}

export type Answer = NamedSchema | { description: string; contentType: string };

/** The document's description of a call. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{parameters}` in OpenAPI's notation. */
  path: string;
  tag: 'Accounts' | 'Profiles' | 'Sync' | 'Site' | 'Metadata' | 'Library' | 'Operation';
  summary: string;
  /** Requires the session cookie and, for state-changing calls, its CSRF token. */
  session?: true;
  /** With it, an access token that has this scope does as well. */
  scope?: TokenScope;
  query?: $ZodType;
  body?: NamedSchema;
  /** By status. */
  answers: Record<number, Answer>;
  /** In addition to those that any call may return. */
  errors?: readonly ApiErrorCode[];
}

/** Of every call with a JSON body. */
export const bodyErrors = ['bad_request', 'payload_too_large', 'unsupported_media_type'] as const;

export const named = (name: string, schema: $ZodType): NamedSchema => ({ name, schema });
export const ok = (name: string, schema: $ZodType): Record<number, Answer> => ({ 200: named(name, schema) });
export const isSchema = (answer: Answer): answer is NamedSchema => 'schema' in answer;
export const unchanged = { 304: { description: 'Unchanged since the ETag.', contentType: 'none' } };
