import type { APIRequestContext } from '@playwright/test';

export interface ListedTitle {
  id: number;
  name: string;
}

/** The first titles of the popular list, as the instance under test serves it. */
export const popular = (request: APIRequestContext, type: 'movie' | 'tv', page = 1): Promise<ListedTitle[]> =>
  listed(request, `${type}/popular?page=${page}`);

/** A popular film that a content filter hides, such as `strict.US`. */
export async function popularFilmAbove(request: APIRequestContext, filter: string): Promise<ListedTitle> {
  const shown = new Set((await listed(request, `movie/popular?content_filter=${filter}`)).map(({ id }) => id));
  const hidden = (await listed(request, 'movie/popular')).find(({ id }) => !shown.has(id));
  if (!hidden) throw new Error(`Nothing popular is above ${filter}.`);
  return hidden;
}

/** The titles of a list of the gateway. */
export async function listed(request: APIRequestContext, path: string): Promise<ListedTitle[]> {
  const answer = await request.get(`/api/tmdb/3/${path}`);
  const { results } = (await answer.json()) as { results: { id: number; title?: string; name?: string }[] };
  return results.map(({ id, title, name }) => ({ id, name: title ?? name ?? '' }));
}
