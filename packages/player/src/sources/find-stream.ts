import type { StreamResult } from '@marquee/core/contracts';
import type { SourceRequest } from './request';
import { assertSafeStream } from './safe-url';
import type { FindContext, SourceAdapter } from './source-adapter';

export const supports = (adapter: SourceAdapter, request: SourceRequest): boolean =>
  request.type === 'movie' ? adapter.findMovie !== undefined : adapter.findEpisode !== undefined;

/**
 * The only way to ask an adapter for a stream. Checks every address of the answer and sets `sourceId`, whatever the
 * adapter or its server said, so that no adapter can forget or forge either. Null when it does not have the title.
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
