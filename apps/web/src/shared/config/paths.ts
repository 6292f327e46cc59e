interface PathEntry {
  /** Pattern of the route. Matching ignores case and a trailing slash. */
  pattern: string;
  label: string;
  /** Whether the route exists. A link to one that does not is never rendered. */
  ready: boolean;
}

const define = (pattern: string, label: string, ready: boolean): PathEntry => ({ pattern, label, ready });

/** Every address of the app (ROUTE-01). `app/router.test.ts` keeps `ready` true to the route table. */
export const paths = {
  home: define('/', 'Home', true),
  movies: define('/movies', 'Movies', true),
  movie: define('/movies/:id', 'Movie', true),
  seriesList: define('/series', 'Series', true),
  series: define('/series/:id', 'Series', true),
  episode: define('/series/:id/:season/:episode', 'Episode', true),
  person: define('/people/:id', 'Person', true),
  collection: define('/collections/:id', 'Collection', true),
  keyword: define('/keywords/:id', 'Keyword', true),
  search: define('/search', 'Search', true),
  discover: define('/discover', 'Discover', true),
  categories: define('/categories', 'Categories', true),
  category: define('/categories/:slug', 'Category', true),
  networks: define('/networks', 'Networks', true),
  network: define('/networks/:slug', 'Network', true),
  history: define('/history', 'Watch History', true),
  bookmarks: define('/bookmarks', 'Bookmarks', true),
  account: define('/account', 'Account', true),
  sources: define('/sources', 'Sources', true),
  login: define('/login', 'Login', true),
  signup: define('/signup', 'Register', true),
  resetPassword: define('/reset-password', 'Reset password', true),
  download: define('/download', 'Download', true),
  fourK: define('/4k', '4K', true),
  stats: define('/stats', 'Stats', true),
  donate: define('/donate', 'Donate', true),
  faq: define('/faq', 'FAQ', true),
  dmca: define('/dmca', 'DMCA', true),
  disclaimer: define('/disclaimer', 'Disclaimer', true),
  terms: define('/tos', 'Terms', true),
  privacy: define('/privacy', 'Privacy', true),
  partners: define('/partners', 'Partners', true),
  partnersSubmit: define('/partners/submit', 'Submit an Ad', true),
  ads: define('/ads', 'Why We Now Have Ads', true),
} as const satisfies Record<string, PathEntry>;

export type PathName = keyof typeof paths;

export interface NavLink {
  name: PathName;
  href: string;
  label: string;
}

export const isReady = (name: PathName): boolean => paths[name].ready;

/** Links to those of the named addresses that exist, in the order given. */
export const readyLinks = (...names: readonly PathName[]): NavLink[] =>
  names.filter(isReady).map((name) => ({ name, href: paths[name].pattern, label: paths[name].label }));
