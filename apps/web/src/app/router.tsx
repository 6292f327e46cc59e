import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { RootLayout } from './layout/root-layout';
import { lazyPage, type LazyPage } from './lazy-page';

interface PageHandle extends LazyPage {
  /** File below `routes/`, by which the build knows what the page needs. */
  file: string;
  /** Whether the server may draw it: it shows everybody the same, until what is stored in the browser is read. */
  isPublic: boolean;
}

type Load = Parameters<typeof lazyPage>[0];

function route(file: string, load: Load, isPublic: boolean): { Component: LazyPage['Component']; handle: PageHandle } {
  const page = lazyPage(load);
  return { Component: page.Component, handle: { ...page, file, isPublic } };
}
const page = (file: string, load: Load) => route(file, load, true);
/** A page about the visitor, or of what the operator may change at any time: drawn in the browser alone. */
const ownPage = (file: string, load: Load) => route(file, load, false);

/** Every address. A new one needs its line here, its file in `routes/` and its line in `shared/config/paths.ts`. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      { index: true, ...page('home', () => import('../routes/home')) },
      { path: 'movies', ...page('movies', () => import('../routes/movies')) },
      { path: 'movies/:id', ...page('movie', () => import('../routes/movie')) },
      { path: 'series', ...page('series-list', () => import('../routes/series-list')) },
      { path: 'series/:id', ...page('series', () => import('../routes/series')) },
      { path: 'series/:id/:season/:episode', ...page('episode', () => import('../routes/episode')) },
      { path: 'people/:id', ...page('person', () => import('../routes/person')) },
      { path: 'collections/:id', ...page('collection', () => import('../routes/collection')) },
      { path: 'keywords/:id', ...page('keyword', () => import('../routes/keyword')) },
      { path: 'categories', ...page('categories', () => import('../routes/categories')) },
      { path: 'categories/:slug', ...page('category', () => import('../routes/category')) },
      { path: 'networks', ...page('networks', () => import('../routes/networks')) },
      { path: 'networks/:slug', ...page('network', () => import('../routes/network')) },
      { path: 'network/:slug?', ...ownPage('network-redirect', () => import('../routes/network-redirect')) },
      { path: 'search', ...page('search', () => import('../routes/search')) },
      { path: 'bookmarks', ...ownPage('bookmarks', () => import('../routes/bookmarks')) },
      { path: 'discover', ...page('discover', () => import('../routes/discover')) },
      { path: 'history', ...ownPage('history', () => import('../routes/history')) },
      { path: 'tos', ...page('tos', () => import('../routes/tos')) },
      { path: 'terms', ...ownPage('terms-redirect', () => import('../routes/terms-redirect')) },
      { path: 'privacy', ...page('privacy', () => import('../routes/privacy')) },
      { path: 'disclaimer', ...page('disclaimer', () => import('../routes/disclaimer')) },
      { path: 'dmca', ...page('dmca', () => import('../routes/dmca')) },
      { path: 'faq', ...page('faq', () => import('../routes/faq')) },
      { path: 'ads', ...ownPage('ads', () => import('../routes/ads')) },
      { path: 'partners', ...ownPage('partners', () => import('../routes/partners')) },
      { path: 'partners/submit', ...ownPage('partners-submit', () => import('../routes/partners-submit')) },
      { path: 'donate', ...ownPage('donate', () => import('../routes/donate')) },
      { path: 'download', ...ownPage('download', () => import('../routes/download')) },
      { path: '4k', ...ownPage('fourk', () => import('../routes/fourk')) },
      { path: 'stats', ...ownPage('stats', () => import('../routes/stats')) },
      { path: 'sources', ...ownPage('sources', () => import('../routes/sources')) },
      { path: 'account', ...ownPage('account', () => import('../routes/account')) },
      { path: 'login', ...ownPage('login', () => import('../routes/login')) },
      { path: 'signup', ...ownPage('signup', () => import('../routes/signup')) },
      { path: 'reset-password', ...ownPage('reset-password', () => import('../routes/reset-password')) },
      { path: '*', ...ownPage('not-found', () => import('../routes/not-found')) },
    ],
  },
];

/** The page at an address, with what it needs. */
export function pageAt(pathname: string): (PageHandle & { params: Params }) | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match && { ...(match.route.handle as PageHandle), params: match.params };
}
