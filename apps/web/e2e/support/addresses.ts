import type { APIRequestContext } from '@playwright/test';
import { matchRoutes } from 'react-router-dom';
import { pages } from '../../src/pages';

/** What stands for an id in the addresses below: the first of a list. */
const lists = {
  '{movie}': 'movie/popular',
  '{tv}': 'tv/popular',
  '{person}': 'person/popular',
  '{collection}': 'search/collection?query=matrix',
  '{keyword}': 'search/keyword?query=hacker',
};

/** One address of each layout. Heavy and light pages alternate, for pages.spec opens five at a time. */
export const layouts = [
  '/',
  '/movies/{movie}',
  '/series/{tv}/1/1',
  '/history',
  '/account',
  '/movies',
  '/categories/drama',
  '/people/{person}',
  '/bookmarks',
  '/sources',
  '/operator',
  '/series/{tv}',
  '/search?query=night',
  '/categories',
  '/discover',
  '/diary',
];

/** One address of every page. */
export const addresses = [
  ...layouts,
  '/collections/{collection}',
  '/keywords/{keyword}',
  '/series',
  '/networks',
  '/networks/netflix',
  '/calendar',
  '/year/all',
  '/import',
  '/export',
  '/login',
  '/signup',
  '/reset-password',
  '/4k',
  '/stats',
  '/donate',
  '/download',
  '/faq',
  '/dmca',
  '/disclaimer',
  '/tos',
  '/privacy',
  '/ads',
  '/partners',
  '/partners/submit',
  '/no-such-page',
];

const routes = Object.values(pages).map(({ path, isSsr }) => ({ path, handle: isSsr }));

/** Pages of one test each: they open one after the other in one window, which fetches what they share once. */
export const inGroups = (all: readonly string[], size: number): string[][] =>
  all.flatMap((_, index) => (index % size === 0 ? [all.slice(index, index + size)] : []));

/** Whether the server renders the page; the others show what only the browser knows. */
export const isServerRendered = (address: string): boolean =>
  matchRoutes(routes, address)?.at(-1)?.route.handle === true;

/** The address with ids in place of their names. */
export async function resolveAddress(request: APIRequestContext, address: string): Promise<string> {
  const [name] = /\{\w+\}/.exec(address) ?? [];
  if (name === undefined) return address;
  const answer = await request.get(`/api/tmdb/3/${lists[name as keyof typeof lists]}`);
  const { results } = (await answer.json()) as { results: { id: number }[] };
  return address.replace(name, String(results[0]?.id));
}
