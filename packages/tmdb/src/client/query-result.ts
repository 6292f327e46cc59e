import { isAbortError } from './abort';
import { TmdbError, type TmdbErrorCode } from './tmdb-error';

/** A failed call as plain data, for a store that requires serialisable values. */
export interface TmdbFailure {
  code: TmdbErrorCode | 'aborted';
  message: string;
  /** HTTP status; null without a response. 404 means that the title does not exist. */
  status: number | null;
}

/**
 * The result of a call as a value, in the format of RTK Query's query functions: `queryFn: (args, { signal }) =>
 * toQueryResult(client.popular(args, { signal }))`. Rethrows only unexpected errors.
 */
export async function toQueryResult<Data>(call: Promise<Data>): Promise<{ data: Data } | { error: TmdbFailure }> {
  try {
    return { data: await call };
  } catch (error) {
    if (error instanceof TmdbError) {
      return { error: { code: error.code, message: error.message, status: error.status } };
    }
    if (isAbortError(error)) return { error: { code: 'aborted', message: error.message, status: null } };
    throw error;
  }
}
