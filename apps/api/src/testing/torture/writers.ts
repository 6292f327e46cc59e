import type { ApiClient } from './api-client';

/** The acknowledged and the attempted writes. */
export interface WriteLog {
  acknowledged: Set<number>;
  asked: Set<number>;
}
export const newWriteLog = (): WriteLog => ({ acknowledged: new Set(), asked: new Set() });

const CATEGORY = 'watchlist';
const progress = { watched: 50, duration: 100 };
const addedAtOf = (id: number): number => 1_000_000 + id;

/** A single write: a bookmark for odd numbers, a watched film for even ones. */
export function write(client: ApiClient, id: number, sentAtMs: number) {
  const time = addedAtOf(id);
  return id % 2 === 1
    ? client.call('POST', '/api/sync/bookmarks', {
        bookmarks: [{ mediaId: id, category: CATEGORY, addedAt: time, mediaType: 'movie' }],
        updatedAt: sentAtMs,
      })
    : client.call('POST', '/api/sync/watch-history', {
        items: { [id]: { type: 'movie', title: `Film ${id}`, year: 2000, updatedAt: time, progress } },
        updatedAt: sentAtMs,
      });
}

/** Throws unless every acknowledged write is stored once, unchanged, and nothing else was added. */
export async function verify(client: ApiClient, { acknowledged, asked }: WriteLog): Promise<void> {
  const bookmarks = await client.call('GET', '/api/users/me/bookmarks?since=0');
  const history = await client.call('GET', '/api/users/me/watch-history?since=0');
  const list = bookmarks.body.bookmarks as { mediaId: number; addedAt: number }[];
  const items = Object.entries(history.body.items as Record<string, { updatedAt: number }>);
  const found = [
    ...list.map(({ mediaId, addedAt }) => [mediaId, addedAt] as const),
    ...items.map(([key, { updatedAt }]) => [Number(key), updatedAt] as const),
  ];
  const ids = new Set(found.map(([id]) => id));
  if (ids.size !== found.length) throw new Error(`${found.length - ids.size} entries are there twice`);
  const lost = [...acknowledged].filter((id) => !ids.has(id));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged writes are lost: ${lost.slice(0, 5).join(', ')}`);
  const invented = found.filter(([id, time]) => !asked.has(id) || time !== addedAtOf(id));
  if (invented.length > 0) throw new Error(`entries that nobody wrote: ${JSON.stringify(invented.slice(0, 5))}`);
}
