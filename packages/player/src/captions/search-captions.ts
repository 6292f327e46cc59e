import { captionSchema, type Caption } from '@marquee/core/contracts';
import type { CaptionFetch } from './load-captions';

interface CaptionQuery {
  /** The title's id in the metadata database. */
  id: number;
  season?: number | undefined;
  episode?: number | undefined;
}

const MAX_FOUND = 100;

/**
 * Queries the operator's subtitle service: GET with `id`, and `season` and `episode` for series; the response is an
 * array of captions, whose invalid entries are skipped. Rejects if the service cannot be reached or returns something
 * else.
 */
export async function searchCaptions(
  service: string,
  { id, season, episode }: CaptionQuery,
  fetch: CaptionFetch,
  signal: AbortSignal,
): Promise<Caption[]> {
  const address = new URL(service);
  address.searchParams.set('id', String(id));
  if (season !== undefined) address.searchParams.set('season', String(season));
  if (episode !== undefined) address.searchParams.set('episode', String(episode));
  const response = await fetch(address.href, { signal });
  if (!response.ok) throw new Error(`subtitle service answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!Array.isArray(answer)) throw new Error('subtitle service answered no list');
  return answer.slice(0, MAX_FOUND).flatMap((entry: unknown) => {
    const { success, data } = captionSchema.safeParse(entry);
    return success && /^https?:/.test(data.url) ? [data] : [];
  });
}
