/** What a page that stands on one answer can be in. An outage is never taken for a title that does not exist. */
export type LoadState<Data> =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; retry: () => void; isRetrying: boolean }
  | { status: 'ready'; data: Data };

export interface Query<Data> {
  /** Of the current arguments; an earlier title's data never stands in. */
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Whether what was asked for does not exist; any other failure is an outage. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

export function toLoadState<Data>({ currentData, error, isFetching, refetch }: Query<Data>): LoadState<Data> {
  if (currentData !== undefined) return { status: 'ready', data: currentData };
  if (error === undefined) return { status: 'loading' };
  if (isNotFound(error)) return { status: 'missing' };
  return { status: 'failed', retry: () => void refetch(), isRetrying: isFetching };
}
