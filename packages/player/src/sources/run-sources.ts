import type { FoundSource, SkippedSource, SourceRef } from './found-source';
import { listSourceRefs } from './list-source-refs';
import type { SourceRegistry } from './registry';
import type { SourceRequest } from './request';
import { findStream, supports } from './find-stream';
import type { SourceAdapter } from './source-adapter';
import { toSourceError } from './source-error';
import { abortableDelay, withTimeLimit } from './time-limit';

/** Number of further rounds after one that found nothing (TITLE-08), and the pause between them. */
const SEARCH_RETRIES: Record<SourceRequest['type'], number> = { movie: 3, tv: 4 };
export const RETRY_DELAY_MS = 400;
/** A source that has not responded by then is skipped. */
export const SOURCE_TIMEOUT_MS = 6000;

export type SearchEvent =
  /** Sources became known, in the order in which they are queried. */
  | { type: 'listed'; sources: readonly SourceRef[] }
  | { type: 'checking'; source: Pick<SourceRef, 'key' | 'name'>; attempt: number }
  | { type: 'found'; source: FoundSource }
  | { type: 'skipped'; source: SkippedSource }
  /** Nothing was found; the search restarts after the delay. */
  | { type: 'retrying'; attempt: number };

type SearchOutcome =
  | { status: 'found'; results: readonly FoundSource[]; skipped: readonly SkippedSource[] }
  | { status: 'not-found'; skipped: readonly SkippedSource[] }
  | { status: 'aborted' };

interface RunSourcesOptions {
  registry: SourceRegistry;
  request: SourceRequest;
  /** Key of the source that is asked first. */
  preferred?: string | null;
  signal?: AbortSignal;
  onEvent?: (event: SearchEvent) => void;
  /** `first` ends with the first stream found; `all` queries every source (default). */
  until?: 'first' | 'all';
  timeoutMs?: number;
  delay?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Queries the sources one after another in the order of the registry, the preferred one first. A source that lacks the
 * title, or fails in any way, is skipped with a coded reason. If a whole round finds nothing, the sources that
 * failed (not those that lack the title) are queried again. Never rejects; an abort is an outcome.
 */
export async function runSources(options: RunSourcesOptions): Promise<SearchOutcome> {
  const {
    registry,
    request,
    preferred = null,
    signal = new AbortController().signal,
    delay = abortableDelay,
  } = options;
  const search = createSearch({ ...options, signal });
  const supporting = registry.filter((adapter) => supports(adapter, request));
  let pending = firstOf(supporting, ({ id }) => preferred?.startsWith(`${id}:`) ?? false).map((adapter): Pending => ({
    adapter,
  }));
  try {
    for (let attempt = 0; ; attempt += 1) {
      pending = await search.round(pending, attempt);
      if (search.results.length > 0) break;
      if (pending.length === 0 || attempt >= SEARCH_RETRIES[request.type]) break;
      options.onEvent?.({ type: 'retrying', attempt: attempt + 1 });
      await delay(RETRY_DELAY_MS, signal);
    }
  } catch (error) {
    if (signal.aborted) return { status: 'aborted' };
    throw error;
  }
  const { results } = search;
  const skipped = [...search.skipped.values()];
  return results.length > 0 ? { status: 'found', results, skipped } : { status: 'not-found', skipped };
}

/** The items that are preferred before the others, both in their order. */
const firstOf = <Item>(items: readonly Item[], isPreferred: (item: Item) => boolean): Item[] => [
  ...items.filter(isPreferred),
  ...items.filter((item) => !isPreferred(item)),
];

/** An item of the queue: a source, or an adapter whose sources are not known yet. */
type Pending = { adapter: SourceAdapter; ref?: SourceRef };

function createSearch(options: RunSourcesOptions & { signal: AbortSignal }) {
  const { request, signal, onEvent, until = 'all', timeoutMs = SOURCE_TIMEOUT_MS } = options;
  const results: FoundSource[] = [];
  const skipped = new Map<string, SkippedSource>();
  const skip = (source: SkippedSource): void => {
    skipped.set(source.key, source);
    onEvent?.({ type: 'skipped', source });
  };

  /** Returns true if the source should be queried again when nothing else is found. */
  async function ask(adapter: SourceAdapter, ref: SourceRef, attempt: number): Promise<boolean> {
    const { key, name } = ref;
    onEvent?.({ type: 'checking', source: { key, name }, attempt });
    try {
      const found = await withTimeLimit(timeoutMs, signal, (limited) =>
        findStream(adapter, request, { signal: limited, sourceId: ref.sourceId }),
      );
      if (!found) {
        skip({ key, name, code: 'not-found', message: 'does not have the title' });
        return false;
      }
      const source: FoundSource = { ...found, key, adapterId: adapter.id, name };
      skipped.delete(key);
      results.push(source);
      onEvent?.({ type: 'found', source });
      return false;
    } catch (cause) {
      signal.throwIfAborted();
      const { code, message, status, reason } = toSourceError(cause);
      skip({ key, name, code, message, status, reason });
      // A source that timed out twice is not queried again.
      return code !== 'not-found' && !(code === 'timeout' && attempt > 0);
    }
  }

  /** Queries everything pending once and returns what should be queried again. */
  async function round(pending: readonly Pending[], attempt: number): Promise<Pending[]> {
    const again: Pending[] = [];
    for (const item of pending) {
      if (!item.ref)
        onEvent?.({ type: 'checking', source: { key: item.adapter.id, name: item.adapter.name }, attempt });
      const listed = item.ref
        ? { ok: true as const, refs: [item.ref] }
        : await listSourceRefs(item.adapter, { timeoutMs, signal });
      if (!listed.ok) {
        skip(listed.skipped);
        again.push(item);
        continue;
      }
      if (!item.ref) {
        skipped.delete(item.adapter.id);
        onEvent?.({ type: 'listed', sources: listed.refs });
      }
      for (const ref of firstOf(listed.refs, ({ key }) => key === options.preferred)) {
        if (await ask(item.adapter, ref, attempt)) again.push({ adapter: item.adapter, ref });
        if (until === 'first' && results.length > 0) return [];
      }
    }
    return again;
  }

  return { results, skipped, round };
}
