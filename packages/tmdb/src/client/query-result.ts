import { isAbortError } from './abort';
import { TmdbError, type TmdbErrorCode } from './tmdb-error';

/** A failed call as plain data, for a store that keeps only serialisable values. */
export interface TmdbFailure {
  code: TmdbErrorCode | 'aborted';
  message: string;
  /** HTTP status; null when there was no answer. 404 means that the title does not exist. */
  status: number | null;
}

/**
 * A call's outcome as a value, the shape that a query function of RTK Query returns:
 * `queryFn: (args, { signal }) => toQueryResult(client.popular(args, { signal }))`.
 * Only a bug is thrown on.
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
