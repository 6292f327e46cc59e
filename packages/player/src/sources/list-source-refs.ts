import type { SourceRef, SkippedSource } from './found-source';
import type { SourceAdapter } from './source-adapter';
import { toSourceError } from './source-error';
import { sourceName } from './source-names';
import { withTimeLimit } from './time-limit';

const MAX_SOURCES = 50;

const toRef = (adapter: SourceAdapter, sourceId: string, name: string | undefined): SourceRef => ({
  key: `${adapter.id}:${sourceId}`,
  adapterId: adapter.id,
  sourceId,
  name: sourceName(sourceId, name),
});

type ListOutcome = { ok: true; refs: SourceRef[] } | { ok: false; skipped: SkippedSource };

/** The sources of an adapter, in its order. Rejects only if the search was aborted. */
export async function listSourceRefs(
  adapter: SourceAdapter,
  options: { timeoutMs: number; signal: AbortSignal },
): Promise<ListOutcome> {
  if (!adapter.listSources) return { ok: true, refs: [toRef(adapter, adapter.id, adapter.name)] };
  try {
    const listed = await withTimeLimit(options.timeoutMs, options.signal, async (signal) =>
      adapter.listSources?.({ signal }),
    );
    const unique = [...new Map((listed ?? []).map((source) => [source.id, source])).values()];
    return { ok: true, refs: unique.slice(0, MAX_SOURCES).map(({ id, name }) => toRef(adapter, id, name)) };
  } catch (cause) {
    options.signal.throwIfAborted();
    const { code, message, status } = toSourceError(cause);
    return { ok: false, skipped: { key: adapter.id, name: adapter.name, code, message, status } };
  }
}
