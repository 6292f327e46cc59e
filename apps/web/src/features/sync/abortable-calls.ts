import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import type { Answer } from './sync-api';
import type { SyncFailure } from './sync-failure';

type AbortableCall = Promise<{ data?: Record<string, unknown> | undefined; error?: unknown }> & { abort: () => void };

const NO_ANSWER: SyncFailure = { status: null, retryAfterMs: null };
const isFailure = (error: unknown): error is SyncFailure =>
  typeof error === 'object' && error !== null && 'retryAfterMs' in error;

/** Runs requests that can be aborted together: they may hang after the network was lost. */
export function createAbortableCalls(dispatch: AppDispatch) {
  const inFlight = new Set<{ abort: () => void }>();

  return {
    async run(
      start: (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => AbortableCall,
    ): Promise<Answer> {
      const call = dispatch(start);
      inFlight.add(call);
      const { data, error } = await call;
      inFlight.delete(call);
      // A failed query still has the data of an earlier response.
      if (error !== undefined || !data) return { error: isFailure(error) ? error : NO_ANSWER };
      return { data };
    },
    abort(): void {
      for (const call of inFlight) call.abort();
    },
  };
}
