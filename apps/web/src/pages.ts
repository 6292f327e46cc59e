import type { PageModule } from './shared/lib/routing/page-module';

type Load = Promise<PageModule>;

/** What a page looks like while its code is on its way. */
export type PageSkeletonLook = 'hero' | 'grid' | 'text';

export interface Page {
  /** Pattern of React Router. Matching ignores case and a trailing slash. */
  path: string;
  /**
   * Whether the server renders it: it shows everybody the same, until what is stored in the browser is read. Pages about the
   * visitor, and those whose content the operator may change at any time, are rendered in the browser.
   */
  isSsr: boolean;
  /** Whether it has a list whose order is another one at each visit. */
  isShuffled?: boolean;
  /** `text` where it is left out. */
  skeleton?: PageSkeletonLook;
  /**
   * Who has no such page: a restricted profile, as it is about the account or brings things along, or one without sources. It
   * is answered like an address that does not exist.
   */
  closedTo?: 'restricted' | 'without-sources';
  load: () => Load;
}

/** Every page (ROUTE-01), by its file in `routes/`. */
export const pages = {
  home: {
    path: '/',
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/home'),
  },
  movies: {
    path: '/movies',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/movies'),
  },
  movie: {
    path: '/movies/:id',
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/movie'),
  },
  'series-list': {
    path: '/series',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/series-list'),
  },
  series: {
    path: '/series/:id',
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/series'),
  },
  episode: {
    path: '/series/:id/:season/:episode',
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/episode'),
  },
  person: {
    path: '/people/:id',
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/person'),
  },
  collection: {
    path: '/collections/:id',
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/collection'),
  },
  keyword: {
    path: '/keywords/:id',
    isSsr: true,
    skeleton: 'grid',
    isShuffled: true,
    load: (): Load => import('./routes/keyword'),
  },
  categories: {
    path: '/categories',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/categories'),
  },
  category: {
    path: '/categories/:slug',
    isSsr: true,
    skeleton: 'grid',
    isShuffled: true,
    load: (): Load => import('./routes/category'),
  },
  networks: {
    path: '/networks',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/networks'),
  },
  network: {
    path: '/networks/:slug',
    isSsr: true,
    skeleton: 'grid',
    isShuffled: true,
    load: (): Load => import('./routes/network'),
  },
  'network-redirect': {
    path: '/network/:slug?',
    isSsr: false,
    load: (): Load => import('./routes/network-redirect'),
  },
  search: {
    path: '/search',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/search'),
  },
  discover: {
    path: '/discover',
    isSsr: true,
    skeleton: 'grid',
    isShuffled: true,
    load: (): Load => import('./routes/discover'),
  },
  tonight: {
    path: '/tonight',
    isSsr: false,
    load: (): Load => import('./routes/tonight'),
  },
  library: {
    path: '/library',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/library'),
  },
  bookmarks: {
    path: '/bookmarks',
    isSsr: false,
    skeleton: 'grid',
    load: (): Load => import('./routes/bookmarks'),
  },
  history: { path: '/history', isSsr: false, load: (): Load => import('./routes/history') },
  diary: { path: '/diary', isSsr: false, load: (): Load => import('./routes/diary') },
  calendar: { path: '/calendar', isSsr: false, load: (): Load => import('./routes/calendar') },
  year: { path: '/year/:year', isSsr: false, load: (): Load => import('./routes/year') },
  account: {
    path: '/account',
    isSsr: false,
    load: (): Load => import('./routes/account'),
  },
  operator: { path: '/operator', isSsr: false, closedTo: 'restricted', load: (): Load => import('./routes/operator') },
  profiles: { path: '/profiles', isSsr: false, load: (): Load => import('./routes/profiles') },
  'manage-profiles': {
    path: '/profiles/manage/:id?',
    isSsr: false,
    closedTo: 'restricted',
    load: (): Load => import('./routes/manage-profiles'),
  },
  sources: {
    path: '/sources',
    isSsr: false,
    closedTo: 'without-sources',
    load: (): Load => import('./routes/sources'),
  },
  login: { path: '/login', isSsr: false, closedTo: 'restricted', load: (): Load => import('./routes/login') },
  signup: {
    path: '/signup',
    isSsr: false,
    closedTo: 'restricted',
    load: (): Load => import('./routes/signup'),
  },
  'reset-password': {
    path: '/reset-password',
    isSsr: false,
    closedTo: 'restricted',
    load: (): Load => import('./routes/reset-password'),
  },
  unsubscribe: { path: '/unsubscribe', isSsr: false, load: (): Load => import('./routes/unsubscribe') },
  tv: { path: '/tv', isSsr: false, closedTo: 'restricted', load: (): Load => import('./routes/tv') },
  link: { path: '/link', isSsr: false, closedTo: 'restricted', load: (): Load => import('./routes/link') },
  setup: { path: '/setup', isSsr: false, closedTo: 'restricted', load: (): Load => import('./routes/setup') },
  download: { path: '/download', isSsr: false, load: (): Load => import('./routes/download') },
  fourk: {
    path: '/4k',
    isSsr: false,
    closedTo: 'restricted',
    load: (): Load => import('./routes/fourk'),
  },
  stats: {
    path: '/stats',
    isSsr: false,
    load: (): Load => import('./routes/stats'),
  },
  import: { path: '/import', isSsr: false, closedTo: 'restricted', load: (): Load => import('./routes/import') },
  export: { path: '/export', isSsr: false, closedTo: 'restricted', load: (): Load => import('./routes/export') },
  donate: { path: '/donate', isSsr: false, load: (): Load => import('./routes/donate') },
  faq: { path: '/faq', isSsr: true, load: (): Load => import('./routes/faq') },
  dmca: { path: '/dmca', isSsr: true, load: (): Load => import('./routes/dmca') },
  disclaimer: {
    path: '/disclaimer',
    isSsr: true,
    load: (): Load => import('./routes/disclaimer'),
  },
  tos: {
    path: '/tos',
    isSsr: true,
    load: (): Load => import('./routes/tos'),
  },
  'terms-redirect': {
    path: '/terms',
    isSsr: false,
    load: (): Load => import('./routes/terms-redirect'),
  },
  privacy: { path: '/privacy', isSsr: true, load: (): Load => import('./routes/privacy') },
  partners: { path: '/partners', isSsr: false, load: (): Load => import('./routes/partners') },
  'partners-submit': {
    path: '/partners/submit',
    isSsr: false,
    load: (): Load => import('./routes/partners-submit'),
  },
  ads: { path: '/ads', isSsr: false, load: (): Load => import('./routes/ads') },
  'not-found': { path: '*', isSsr: false, load: (): Load => import('./routes/not-found') },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
