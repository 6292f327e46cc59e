import type { FoundSource, OtherSource, SkippedSource, SourceRef } from '../sources/found-source';
import type { SearchEvent } from '../sources/run-sources';

/** The search for the sources of one title. */
export interface Search {
  /** Number of the search; answers to other searches are dropped. */
  id: number;
  /** `found` from the first stream on; further sources may still be asked and added to `results`. */
  status: 'idle' | 'searching' | 'found' | 'failed';
  /** Names of the sources that are asked. */
  names: readonly string[];
  /** The source being asked. */
  checking: string | null;
  /** For 'Checking {name}...'; null unless searching. */
  checkingName: string | null;
  listed: readonly SourceRef[];
  /** In the order first found, which is the order of the adapters. */
  results: readonly FoundSource[];
  skipped: readonly SkippedSource[];
}

/** The name under Watch changes every 4 s (TITLE-09). */
export const CHECKING_ROTATION_MS = 4000;

export const noSearch: Search = {
  id: 0,
  status: 'idle',
  names: [],
  checking: null,
  checkingName: null,
  listed: [],
  results: [],
  skipped: [],
};

/** A source found again keeps its place: the first one may be playing. */
const withSource = (results: readonly FoundSource[], source: FoundSource): FoundSource[] =>
  results.some(({ key }) => key === source.key)
    ? results.map((before) => (before.key === source.key ? source : before))
    : [...results, source];

export function afterSearchEvent(search: Search, event: SearchEvent): Search {
  switch (event.type) {
    case 'listed': {
      const names = [...new Set([...search.names, ...event.sources.map(({ name }) => name)])];
      return { ...search, names, listed: [...search.listed, ...event.sources] };
    }
    case 'checking':
      return { ...search, checking: event.source.name };
    case 'found':
      return { ...search, status: 'found', checkingName: null, results: withSource(search.results, event.source) };
    case 'skipped':
      return { ...search, skipped: [...search.skipped.filter(({ key }) => key !== event.source.key), event.source] };
    case 'retrying':
      return search;
  }
}

/** The source being asked, or the next known one if that has not changed, so that a slow search shows progress. */
export function rotate(search: Search): Search {
  const { status, names, checking, checkingName } = search;
  if (status !== 'searching') return search;
  const following = names[(names.indexOf(checkingName ?? '') + 1) % names.length] ?? checking;
  return { ...search, checkingName: checking === checkingName ? following : checking };
}

/** The known sources without a stream so far. */
export function otherSources({ listed, results, skipped, status }: Search): OtherSource[] {
  const unique = [...new Map(listed.map((source) => [source.key, source])).values()];
  const without = unique.filter(({ key }) => results.every((found) => found.key !== key));
  return without.map(({ key, name }) => {
    const reason = skipped.find((source) => source.key === key)?.code;
    const isAsked = reason === undefined && status !== 'failed';
    return { key, name, status: isAsked ? 'checking' : reason === 'not-found' ? 'missing' : 'failed' };
  });
}
