import type { PageModule } from './shared/lib/routing/page-module';

type Load = Promise<PageModule>;

/** What a page looks like while its code is on its way. */
export type PageSkeletonLook = 'hero' | 'grid' | 'text';

export interface Page {
  /** Pattern of React Router. Matching ignores case and a trailing slash. */
  path: string;
  /** Of the document; null where the page itself says it, as it is about one title, person or network. */
  title: string | null;
  /** Text of links to the page, where it is not the title. */
  label?: string;
  /**
   * Whether the server renders it: it shows everybody the same, until what is stored in the browser is read. Pages about the
   * visitor, and those whose content the operator may change at any time, are rendered in the browser.
   */
  isSsr: boolean;
  /** Whether it has a list whose order is another one at each visit. */
  isShuffled?: boolean;
  /** `text` where it is left out. */
  skeleton?: PageSkeletonLook;
  load: () => Load;
}

/** Every page (ROUTE-01), by its file in `routes/`. */
export const pages = {
  home: {
    path: '/',
    title: '',
    label: 'Home',
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/home'),
  },
  movies: {
    path: '/movies',
    title: 'Movies',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/movies'),
  },
  movie: {
    path: '/movies/:id',
    title: null,
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/movie'),
  },
  'series-list': {
    path: '/series',
    title: 'Series',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/series-list'),
  },
  series: {
    path: '/series/:id',
    title: null,
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/series'),
  },
  episode: {
    path: '/series/:id/:season/:episode',
    title: null,
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/episode'),
  },
  person: {
    path: '/people/:id',
    title: null,
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/person'),
  },
  collection: {
    path: '/collections/:id',
    title: null,
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/collection'),
  },
  keyword: {
    path: '/keywords/:id',
    title: null,
    isSsr: true,
    skeleton: 'grid',
    isShuffled: true,
    load: (): Load => import('./routes/keyword'),
  },
  categories: {
    path: '/categories',
    title: 'Categories',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/categories'),
  },
  category: {
    path: '/categories/:slug',
    title: null,
    isSsr: true,
    skeleton: 'grid',
    isShuffled: true,
    load: (): Load => import('./routes/category'),
  },
  networks: {
    path: '/networks',
    title: 'Networks',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/networks'),
  },
  network: {
    path: '/networks/:slug',
    title: null,
    isSsr: true,
    skeleton: 'grid',
    isShuffled: true,
    load: (): Load => import('./routes/network'),
  },
  'network-redirect': {
    path: '/network/:slug?',
    title: null,
    isSsr: false,
    load: (): Load => import('./routes/network-redirect'),
  },
  search: {
    path: '/search',
    title: null,
    label: 'Search',
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/search'),
  },
  discover: {
    path: '/discover',
    title: 'Discover',
    isSsr: true,
    skeleton: 'grid',
    isShuffled: true,
    load: (): Load => import('./routes/discover'),
  },
  bookmarks: {
    path: '/bookmarks',
    title: 'Bookmarks',
    isSsr: false,
    skeleton: 'grid',
    load: (): Load => import('./routes/bookmarks'),
  },
  history: { path: '/history', title: 'Watch History', isSsr: false, load: (): Load => import('./routes/history') },
  diary: { path: '/diary', title: 'Diary', isSsr: false, load: (): Load => import('./routes/diary') },
  year: { path: '/year/:year', title: null, isSsr: false, load: (): Load => import('./routes/year') },
  account: {
    path: '/account',
    title: 'Settings',
    label: 'Account',
    isSsr: false,
    load: (): Load => import('./routes/account'),
  },
  sources: { path: '/sources', title: 'Sources', isSsr: false, load: (): Load => import('./routes/sources') },
  login: { path: '/login', title: 'Login', isSsr: false, load: (): Load => import('./routes/login') },
  signup: {
    path: '/signup',
    title: 'Sign Up',
    label: 'Register',
    isSsr: false,
    load: (): Load => import('./routes/signup'),
  },
  'reset-password': {
    path: '/reset-password',
    title: 'Reset password',
    isSsr: false,
    load: (): Load => import('./routes/reset-password'),
  },
  download: { path: '/download', title: 'Download', isSsr: false, load: (): Load => import('./routes/download') },
  fourk: { path: '/4k', title: '4K Setup', label: '4K', isSsr: false, load: (): Load => import('./routes/fourk') },
  stats: {
    path: '/stats',
    title: 'Platform Statistics',
    label: 'Stats',
    isSsr: false,
    load: (): Load => import('./routes/stats'),
  },
  import: { path: '/import', title: 'Import', isSsr: false, load: (): Load => import('./routes/import') },
  export: { path: '/export', title: 'Export', isSsr: false, load: (): Load => import('./routes/export') },
  donate: { path: '/donate', title: 'Donate', isSsr: false, load: (): Load => import('./routes/donate') },
  faq: { path: '/faq', title: 'FAQ', isSsr: true, load: (): Load => import('./routes/faq') },
  dmca: { path: '/dmca', title: 'DMCA', isSsr: true, load: (): Load => import('./routes/dmca') },
  disclaimer: {
    path: '/disclaimer',
    title: 'Disclaimer',
    isSsr: true,
    load: (): Load => import('./routes/disclaimer'),
  },
  tos: {
    path: '/tos',
    title: 'Terms of Service',
    label: 'Terms',
    isSsr: true,
    load: (): Load => import('./routes/tos'),
  },
  'terms-redirect': {
    path: '/terms',
    title: null,
    isSsr: false,
    load: (): Load => import('./routes/terms-redirect'),
  },
  privacy: { path: '/privacy', title: 'Privacy', isSsr: true, load: (): Load => import('./routes/privacy') },
  partners: { path: '/partners', title: 'Partners', isSsr: false, load: (): Load => import('./routes/partners') },
  'partners-submit': {
    path: '/partners/submit',
    title: 'Submit an Ad',
    isSsr: false,
    load: (): Load => import('./routes/partners-submit'),
  },
  ads: { path: '/ads', title: 'Why We Now Have Ads', isSsr: false, load: (): Load => import('./routes/ads') },
  'not-found': { path: '*', title: null, isSsr: false, load: (): Load => import('./routes/not-found') },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export interface PageLink {
  name: PageName;
  href: string;
  label: string;
}

/** Links to pages without parameters, in the order given. */
export const linksTo = (...names: readonly PageName[]): PageLink[] =>
  names.map((name) => {
    const { path, title, label }: Page = pages[name];
    return { name, href: path, label: label ?? title ?? '' };
  });
