import type * as z from 'zod/mini';
import type { TmdbParams } from './url';

/** The part of `fetch` that the client uses. */
export type TmdbFetch = (
  url: string,
  init: { headers: Record<string, string>; signal: AbortSignal | null },
) => Promise<Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>>;

export interface TmdbLogger {
  error(message: string, details: unknown): void;
}

export interface TmdbClientConfig {
  /** Base of TMDB v3 paths, absolute or relative, e.g. `/api/tmdb/3`. */
  baseUrl: string;
  fetch: TmdbFetch;
  /** Bearer token; omitted if a gateway adds it. */
  token?: string | undefined;
  /** Language of titles and overviews; `en-US` by default. */
  language?: string;
  /** ISO 3166-1 code for watch providers and age ratings; `US` by default. */
  region?: string | undefined;
  /** Tells a gateway which titles are visible, e.g. `strict.US` (`contentFilterToken`). TMDB itself ignores it. */
  contentFilter?: string;
  /** Tells a gateway which profile the response is for, and separates the profiles' responses in caches. */
  profile?: string;
  /** Tells a gateway who else watches: the response is for both profiles' rules. */
  together?: string;
  /** Receives every failure except aborts; the console by default. */
  logger?: TmdbLogger | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

interface TmdbRequest<Schema extends z.ZodMiniType> extends CallOptions {
  /** Below the base URL, without a leading slash. */
  path: string;
  params?: TmdbParams;
  schema: Schema;
}

/** Requests, validates and returns a response in TMDB's own format. */
export type TmdbGet = <Schema extends z.ZodMiniType>(request: TmdbRequest<Schema>) => Promise<z.output<Schema>>;

export interface TmdbContext {
  get: TmdbGet;
  region: string;
}

/** A call of the client before it is bound to a context. */
export type TmdbEndpoint<Args, Answer> = (context: TmdbContext, args: Args, options?: CallOptions) => Promise<Answer>;
