/** States of a page that depends on one response. An outage is never shown as a title that does not exist. */
export type LoadState<Data> =
  | { status: 'loading' }
  | { status: 'missing'; isTakenDown: boolean }
  | { status: 'failed'; retry: () => void; isRetrying: boolean }
  | { status: 'ready'; data: Data };

export interface Query<Data> {
  /** Data of the current arguments, never of an earlier title. */
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Whether the site does not show the requested item to anybody. */
const isTakenDown = (error: unknown): boolean => statusOf(error) === 451;

/** Whether the requested item does not exist, or is not shown; any other failure is an outage. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404 || isTakenDown(error);

export function toLoadState<Data>({ currentData, error, isFetching, refetch }: Query<Data>): LoadState<Data> {
  if (currentData !== undefined) return { status: 'ready', data: currentData };
  if (error === undefined) return { status: 'loading' };
  if (isNotFound(error)) return { status: 'missing', isTakenDown: isTakenDown(error) };
  return { status: 'failed', retry: () => void refetch(), isRetrying: isFetching };
}
