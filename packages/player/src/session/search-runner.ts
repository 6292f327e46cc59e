import { createRegistry } from '../sources/registry';
import type { runSources as RunSources } from '../sources/run-sources';
import type { SourceAdapter } from '../sources/source-adapter';
import { CHECKING_ROTATION_MS } from './search';
import type { SessionEvent, SessionState } from './state';

export interface SearchInput {
  /** In the order in which they are asked. */
  adapters: readonly SourceAdapter[];
  /** The search function, lazily loaded by the app; null until it is loaded. */
  runSources: typeof RunSources | null;
}

/** Runs the search that the state asks for, and ends the one before. */
export function createSearchRunner(dispatch: (event: SessionEvent) => void) {
  let endSearch = (): void => undefined;
  let endRotation = (): void => undefined;
  return {
    search({ search, page, preferred }: SessionState, input: SearchInput | null): void {
      endSearch();
      const request = page?.title.request;
      if (search.status === 'idle' || !request || !input?.runSources) return;
      const controller = new AbortController();
      endSearch = () => controller.abort();
      const { signal } = controller;
      const registry = createRegistry(input.adapters);
      const { id } = search;
      void input
        .runSources({
          ...{ registry, request, preferred, signal },
          onEvent: (event) => !signal.aborted && dispatch({ type: 'searched', search: id, event }),
        })
        .then((outcome) => outcome.status === 'not-found' && dispatch({ type: 'notFound', search: id }));
    },
    rotateNames({ search }: SessionState): void {
      endRotation();
      if (search.status !== 'searching') return;
      const timer = setInterval(() => dispatch({ type: 'rotate' }), CHECKING_ROTATION_MS);
      endRotation = () => clearInterval(timer);
    },
    end(): void {
      endSearch();
      endRotation();
    },
  };
}
