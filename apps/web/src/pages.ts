import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from './shared/i18n';
import type { PageModule } from './shared/lib/routing/page-module';

type Load = Promise<PageModule>;

/** What a page looks like while its code is on its way. */
export type PageSkeletonLook = 'hero' | 'grid' | 'text';

export interface Page {
  /** Pattern of React Router. Matching ignores case and a trailing slash. */
  path: string;
  /** Of the document, empty for the site's name; null where the page itself says it, as it is about one title, person or network. */
  title: MessageDescriptor | '' | null;
  /** Text of links to the page, where it is not the title. */
  label?: MessageDescriptor;
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
    label: msg`Home`,
    isSsr: true,
    skeleton: 'hero',
    load: (): Load => import('./routes/home'),
  },
  movies: {
    path: '/movies',
    title: msg`Movies`,
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
    title: msg`Series`,
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
    title: msg`Categories`,
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
    title: msg`Networks`,
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
    label: msg`Search`,
    isSsr: true,
    skeleton: 'grid',
    load: (): Load => import('./routes/search'),
  },
  discover: {
    path: '/discover',
    title: msg`Discover`,
    isSsr: true,
    skeleton: 'grid',
    isShuffled: true,
    load: (): Load => import('./routes/discover'),
  },
  bookmarks: {
    path: '/bookmarks',
    title: msg`Bookmarks`,
    isSsr: false,
    skeleton: 'grid',
    load: (): Load => import('./routes/bookmarks'),
  },
  history: { path: '/history', title: msg`Watch History`, isSsr: false, load: (): Load => import('./routes/history') },
  diary: { path: '/diary', title: msg`Diary`, isSsr: false, load: (): Load => import('./routes/diary') },
  year: { path: '/year/:year', title: null, isSsr: false, load: (): Load => import('./routes/year') },
  account: {
    path: '/account',
    title: msg`Settings`,
    label: msg`Account`,
    isSsr: false,
    load: (): Load => import('./routes/account'),
  },
  sources: { path: '/sources', title: msg`Sources`, isSsr: false, load: (): Load => import('./routes/sources') },
  login: { path: '/login', title: msg`Login`, isSsr: false, load: (): Load => import('./routes/login') },
  signup: {
    path: '/signup',
    title: msg`Sign Up`,
    label: msg`Register`,
    isSsr: false,
    load: (): Load => import('./routes/signup'),
  },
  'reset-password': {
    path: '/reset-password',
    title: msg`Reset password`,
    isSsr: false,
    load: (): Load => import('./routes/reset-password'),
  },
  download: { path: '/download', title: msg`Download`, isSsr: false, load: (): Load => import('./routes/download') },
  fourk: {
    path: '/4k',
    title: msg`4K Setup`,
    label: msg`4K`,
    isSsr: false,
    load: (): Load => import('./routes/fourk'),
  },
  stats: {
    path: '/stats',
    title: msg`Platform Statistics`,
    label: msg`Stats`,
    isSsr: false,
    load: (): Load => import('./routes/stats'),
  },
  import: { path: '/import', title: msg`Import`, isSsr: false, load: (): Load => import('./routes/import') },
  export: { path: '/export', title: msg`Export`, isSsr: false, load: (): Load => import('./routes/export') },
  donate: { path: '/donate', title: msg`Donate`, isSsr: false, load: (): Load => import('./routes/donate') },
  faq: { path: '/faq', title: msg`FAQ`, isSsr: true, load: (): Load => import('./routes/faq') },
  dmca: { path: '/dmca', title: msg`DMCA`, isSsr: true, load: (): Load => import('./routes/dmca') },
  disclaimer: {
    path: '/disclaimer',
    title: msg`Disclaimer`,
    isSsr: true,
    load: (): Load => import('./routes/disclaimer'),
  },
  tos: {
    path: '/tos',
    title: msg`Terms of Service`,
    label: msg`Terms`,
    isSsr: true,
    load: (): Load => import('./routes/tos'),
  },
  'terms-redirect': {
    path: '/terms',
    title: null,
    isSsr: false,
    load: (): Load => import('./routes/terms-redirect'),
  },
  privacy: { path: '/privacy', title: msg`Privacy`, isSsr: true, load: (): Load => import('./routes/privacy') },
  partners: { path: '/partners', title: msg`Partners`, isSsr: false, load: (): Load => import('./routes/partners') },
  'partners-submit': {
    path: '/partners/submit',
    title: msg`Submit an Ad`,
    isSsr: false,
    load: (): Load => import('./routes/partners-submit'),
  },
  ads: { path: '/ads', title: msg`Why We Now Have Ads`, isSsr: false, load: (): Load => import('./routes/ads') },
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
    const text = label ?? title;
    return { name, href: path, label: text ? i18n._(text) : '' };
  });
