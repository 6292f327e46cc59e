import type { APIRequestContext } from '@playwright/test';

export interface ListedTitle {
  id: number;
  name: string;
}

/** The first titles of the popular list, as the instance under test serves it. */
export async function popular(request: APIRequestContext, type: 'movie' | 'tv', page = 1): Promise<ListedTitle[]> {
  const answer = await request.get(`/api/tmdb/3/${type}/popular?page=${page}`);
  const { results } = (await answer.json()) as { results: { id: number; title?: string; name?: string }[] };
  return results.map(({ id, title, name }) => ({ id, name: title ?? name ?? '' }));
}
