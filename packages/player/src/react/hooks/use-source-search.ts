import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FoundSource, OtherSource, SkippedSource, SourceRef } from '../../sources/found-source';
import { createRegistry } from '../../sources/registry';
import { requestKey, type SourceRequest } from '../../sources/request';
import type { runSources as RunSources, SearchEvent } from '../../sources/run-sources';
import type { SourceAdapter } from '../../sources/source-adapter';
import { useLatest } from './use-latest';

/** `found` from the first stream on; further sources may still be queried and added to `results`. */
export type SourceSearchStatus = 'idle' | 'searching' | 'found' | 'failed';

export interface SourceSearch {
  status: SourceSearchStatus;
  /** For 'Checking {name}...'; null unless searching. */
  checkingName: string | null;
  /** In the order first found, which is the order of the adapters. */
  results: readonly FoundSource[];
  /** Why other sources were skipped, for logs and bug reports. */
  skipped: readonly SkippedSource[];
  /** The known sources without a stream so far. */
  others: readonly OtherSource[];
  /** Searches again. */
  retry: () => void;
}

interface SearchInput {
  /** Null while the title is unknown. */
  request: SourceRequest | null;
  /** Must keep its identity between renders. */
  adapters: readonly SourceAdapter[];
  /** The search function, lazily loaded by the app; null until it is loaded or while there is nothing to search. */
  runSources: typeof RunSources | null;
}

/** The name under Watch changes every 4 s (TITLE-09). */
export const CHECKING_ROTATION_MS = 4000;

interface SearchState {
  /** Id of the search that this state belongs to; states of other searches are ignored. */
  id: string;
  status: SourceSearchStatus;
  names: readonly string[];
  listed: readonly SourceRef[];
  checking: string | null;
  results: readonly FoundSource[];
  skipped: readonly SkippedSource[];
}

const startOf = (id: string, adapters: readonly SourceAdapter[]): SearchState => ({
  id,
  status: 'searching',
  names: adapters.map(({ name }) => name),
  listed: [],
  checking: adapters[0]?.name ?? null,
  results: [],
  skipped: [],
});

const namesOf = (sources: readonly SourceRef[]): string[] => sources.map(({ name }) => name);

/** A source found again keeps its place: the first one may be playing. */
const withSource = (results: readonly FoundSource[], source: FoundSource): FoundSource[] =>
  results.some(({ key }) => key === source.key)
    ? results.map((before) => (before.key === source.key ? source : before))
    : [...results, source];

function afterEvent(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'listed':
      return {
        ...state,
        names: [...new Set([...state.names, ...namesOf(event.sources)])],
        listed: [...state.listed, ...event.sources],
      };
    case 'checking':
      return { ...state, checking: event.source.name };
    case 'found':
      return {
        ...state,
        status: 'found',
        results: withSource(state.results, event.source),
      };
    case 'skipped':
      return { ...state, skipped: [...state.skipped.filter(({ key }) => key !== event.source.key), event.source] };
    case 'retrying':
      return state;
  }
}

function othersOf({ listed, results, skipped, status }: SearchState): OtherSource[] {
  const without = listed.filter(({ key }) => results.every((found) => found.key !== key));
  return without.map(({ key, name }) => {
    const reason = skipped.find((source) => source.key === key)?.code;
    const isAsked = reason === undefined && status !== 'failed';
    return { key, name, status: isAsked ? 'checking' : reason === 'not-found' ? 'missing' : 'failed' };
  });
}

/**
 * The name to show: at each tick the source being checked, or the next known one if that has not changed, so that a
 * slow search shows progress.
 */
function useRotatingName({ status, names, checking }: SearchState): string | null {
  const searching = status === 'searching';
  const [shown, setShown] = useState<string | null>(null);
  const latest = useLatest({ names, checking });
  useEffect(() => {
    if (!searching) return;
    const timer = setInterval(() => {
      setShown((before) => {
        const { names: known, checking: now } = latest.current;
        const current = before ?? known[0] ?? null;
        if (now !== current) return now;
        return known[(known.indexOf(current ?? '') + 1) % known.length] ?? now;
      });
    }, CHECKING_ROTATION_MS);
    return () => {
      clearInterval(timer);
      setShown(null);
    };
  }, [searching, latest]);
  return searching ? (shown ?? names[0] ?? null) : null;
}

/** Searches the sources while the visitor reads the title's page; aborted on unmount. */
export function useSourceSearch({ request, adapters, runSources }: SearchInput): SourceSearch {
  const [round, setRound] = useState(0);
  const key = runSources && request ? `${requestKey(request)} ${round}` : 'idle';
  const latest = useLatest(request);
  const registry = useMemo(() => createRegistry(adapters), [adapters]);
  const [stored, setState] = useState<SearchState>(() => startOf(key, adapters));

  useEffect(() => {
    if (key === 'idle' || !runSources || !latest.current) return;
    const controller = new AbortController();
    const update = (change: (before: SearchState) => SearchState): void =>
      setState((before) => change(before.id === key ? before : startOf(key, registry)));
    const onEvent = (event: SearchEvent): void => {
      if (!controller.signal.aborted) update((before) => afterEvent(before, event));
    };
    void runSources({ registry, request: latest.current, signal: controller.signal, onEvent }).then((outcome) => {
      if (outcome.status === 'not-found') update((before) => ({ ...before, status: 'failed' }));
    });
    return () => controller.abort();
  }, [key, registry, runSources, latest]);

  const state = stored.id === key ? stored : startOf(key, registry);
  const checkingName = useRotatingName(key === 'idle' ? { ...state, status: 'idle' } : state);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  if (key === 'idle') return { status: 'idle', checkingName: null, results: [], skipped: [], others: [], retry };
  const { status, results, skipped } = state;
  return { status, checkingName, results, skipped, others: othersOf(state), retry };
}
