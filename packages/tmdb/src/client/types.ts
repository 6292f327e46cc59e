import type * as z from 'zod/mini';
import type { TmdbParams } from './url';

/** As much of `fetch` as the client uses. */
export type TmdbFetch = (
  url: string,
  init: { headers: Record<string, string>; signal?: AbortSignal | undefined },
) => Promise<Pick<Response, 'ok' | 'status' | 'statusText' | 'text'>>;

export interface TmdbLogger {
  error(message: string, details: unknown): void;
}

export interface TmdbClientConfig {
  /** Base of TMDB v3 paths, absolute or relative, e.g. `/api/tmdb/3`. */
  baseUrl: string;
  fetch: TmdbFetch;
  /** Bearer credential; left out where a gateway holds it. */
  token?: string;
  /** Language of titles and overviews; `en-US` by default. */
  language?: string;
  /** ISO 3166-1 code for watch providers and age ratings; `US` by default. */
  region?: string | undefined;
  /** Says to a gateway which titles may be seen, e.g. `strict.US` (`contentFilterToken`). TMDB itself knows no such thing. */
  contentFilter?: string;
  /** Says to a gateway whose session the answer is for; caches keep the answers of profiles apart by it. */
  profile?: string;
  /** Hears of every failure but aborts; the console by default. */
  logger?: TmdbLogger;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

interface TmdbRequest<Schema extends z.ZodMiniType> extends CallOptions {
  /** Below the base, without a leading slash. */
  path: string;
  params?: TmdbParams;
  schema: Schema;
}

/** Asks, checks and returns the answer in TMDB's own shape. */
export type TmdbGet = <Schema extends z.ZodMiniType>(request: TmdbRequest<Schema>) => Promise<z.output<Schema>>;

export interface TmdbContext {
  get: TmdbGet;
  region: string;
}

/** One call of the client before it is bound to a context. */
export type TmdbEndpoint<Args, Answer> = (context: TmdbContext, args: Args, options?: CallOptions) => Promise<Answer>;
