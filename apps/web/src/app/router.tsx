import type { RouteObject } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { RootLayout } from './layout/root-layout';
import { lazyRoute } from './lazy-route';

/**
 * Every address. A new one needs its line here, its file in `routes/` and `ready: true` in `shared/config/paths.ts`. A page
 * that breaks leaves the layout standing; a layout that breaks is caught one level up.
 */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary,
    children: [
      {
        ErrorBoundary,
        // The layout stands while the first page's module is on its way.
        HydrateFallback: () => null,
        children: [
          { index: true, lazy: lazyRoute(() => import('../routes/home')) },
          { path: 'movies', lazy: lazyRoute(() => import('../routes/movies')) },
          { path: 'movies/:id', lazy: lazyRoute(() => import('../routes/movie')) },
          { path: 'series', lazy: lazyRoute(() => import('../routes/series-list')) },
          { path: 'series/:id', lazy: lazyRoute(() => import('../routes/series')) },
          { path: 'series/:id/:season/:episode', lazy: lazyRoute(() => import('../routes/episode')) },
          { path: 'people/:id', lazy: lazyRoute(() => import('../routes/person')) },
          { path: 'collections/:id', lazy: lazyRoute(() => import('../routes/collection')) },
          { path: 'keywords/:id', lazy: lazyRoute(() => import('../routes/keyword')) },
          { path: 'categories', lazy: lazyRoute(() => import('../routes/categories')) },
          { path: 'categories/:slug', lazy: lazyRoute(() => import('../routes/category')) },
          { path: 'networks', lazy: lazyRoute(() => import('../routes/networks')) },
          { path: 'networks/:slug', lazy: lazyRoute(() => import('../routes/network')) },
          { path: 'network/:slug?', lazy: lazyRoute(() => import('../routes/network-redirect')) },
          { path: 'search', lazy: lazyRoute(() => import('../routes/search')) },
          { path: 'bookmarks', lazy: lazyRoute(() => import('../routes/bookmarks')) },
          { path: 'discover', lazy: lazyRoute(() => import('../routes/discover')) },
          { path: 'history', lazy: lazyRoute(() => import('../routes/history')) },
          { path: 'tos', lazy: lazyRoute(() => import('../routes/tos')) },
          { path: 'terms', lazy: lazyRoute(() => import('../routes/terms-redirect')) },
          { path: 'privacy', lazy: lazyRoute(() => import('../routes/privacy')) },
          { path: 'disclaimer', lazy: lazyRoute(() => import('../routes/disclaimer')) },
          { path: 'dmca', lazy: lazyRoute(() => import('../routes/dmca')) },
          { path: 'faq', lazy: lazyRoute(() => import('../routes/faq')) },
          { path: 'ads', lazy: lazyRoute(() => import('../routes/ads')) },
          { path: 'partners', lazy: lazyRoute(() => import('../routes/partners')) },
          { path: 'partners/submit', lazy: lazyRoute(() => import('../routes/partners-submit')) },
          { path: 'donate', lazy: lazyRoute(() => import('../routes/donate')) },
          { path: 'download', lazy: lazyRoute(() => import('../routes/download')) },
          { path: '4k', lazy: lazyRoute(() => import('../routes/fourk')) },
          { path: 'stats', lazy: lazyRoute(() => import('../routes/stats')) },
          { path: 'sources', lazy: lazyRoute(() => import('../routes/sources')) },
          { path: 'account', lazy: lazyRoute(() => import('../routes/account')) },
          { path: 'login', lazy: lazyRoute(() => import('../routes/login')) },
          { path: 'signup', lazy: lazyRoute(() => import('../routes/signup')) },
          { path: 'reset-password', lazy: lazyRoute(() => import('../routes/reset-password')) },
          { path: '*', lazy: lazyRoute(() => import('../routes/not-found')) },
        ],
      },
    ],
  },
];
