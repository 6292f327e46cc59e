import type { SourceAdapter } from '@marquee/player/sources';

/** Asked before every other; above any rank a provider gives. */
const FIRST = Number.MAX_SAFE_INTEGER;

export interface SourceChoice {
  adapterId: string;
  sourceId: string;
}

/** The adapters with one source asked first, so that the next episode comes from the source of this one. */
export const preferSource = (adapters: readonly SourceAdapter[], choice: SourceChoice | null): SourceAdapter[] =>
  adapters.map((adapter) => {
    if (adapter.id !== choice?.adapterId) return adapter;
    return {
      ...adapter,
      rank: FIRST,
      ...(adapter.listSources && {
        listSources: async (context) => {
          const listed = (await adapter.listSources?.(context)) ?? [];
          return listed.map((source) => (source.id === choice.sourceId ? { ...source, rank: FIRST } : source));
        },
      }),
    };
  });
