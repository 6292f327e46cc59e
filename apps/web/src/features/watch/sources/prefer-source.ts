import type { SourceAdapter } from '@marquee/player/sources';

/** Above any rank that a provider gives. */
const FIRST = Number.MAX_SAFE_INTEGER;

export interface SourceChoice {
  adapterId: string;
  sourceId: string;
}

/** Moves a source to the front, so that the next episode plays from the same one. */
export function preferSource(
  adapters: readonly SourceAdapter[],
  choice: SourceChoice | null,
): readonly SourceAdapter[] {
  const chosen = adapters.find(({ id }) => id === choice?.adapterId);
  if (!chosen || !choice) return adapters;
  const { listSources } = chosen;
  const preferred: SourceAdapter = {
    ...chosen,
    ...(listSources && {
      listSources: async (context) => {
        const listed = await listSources(context);
        return listed.map((source) => (source.id === choice.sourceId ? { ...source, rank: FIRST } : source));
      },
    }),
  };
  return [preferred, ...adapters.filter((adapter) => adapter !== chosen)];
}
