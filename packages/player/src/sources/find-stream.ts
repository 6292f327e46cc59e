import type { StreamResult } from '@marquee/core/contracts';
import type { SourceRequest } from './request';
import { assertSafeStream } from './safe-url';
import type { FindContext, SourceAdapter } from './source-adapter';

export const supports = (adapter: SourceAdapter, request: SourceRequest): boolean =>
  request.type === 'movie' ? adapter.findMovie !== undefined : adapter.findEpisode !== undefined;

/**
 * The only way to request a stream from an adapter. Validates every URL of the result and sets `sourceId`, so that no
 * adapter or server can omit or forge it. Null if the source does not have the title.
 */
export async function findStream(
  adapter: SourceAdapter,
  request: SourceRequest,
  context: FindContext,
): Promise<StreamResult | null> {
  const found = await (request.type === 'movie'
    ? adapter.findMovie?.(request, context)
    : adapter.findEpisode?.(request, context));
  if (!found) return null;
  assertSafeStream(found.stream, adapter.origin);
  return { ...found, sourceId: context.sourceId };
}
