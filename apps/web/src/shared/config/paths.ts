interface PathEntry {
  /** Pattern of the route. Matching ignores case and a trailing slash. */
  pattern: string;
  label: string;
}

const define = (pattern: string, label: string): PathEntry => ({ pattern, label });

/** Every address of the app (ROUTE-01). `app/router.test.ts` compares it with the route table. */
export const paths = {
  home: define('/', 'Home'),
  movies: define('/movies', 'Movies'),
  movie: define('/movies/:id', 'Movie'),
  seriesList: define('/series', 'Series'),
  series: define('/series/:id', 'Series'),
  episode: define('/series/:id/:season/:episode', 'Episode'),
  person: define('/people/:id', 'Person'),
  collection: define('/collections/:id', 'Collection'),
  keyword: define('/keywords/:id', 'Keyword'),
  search: define('/search', 'Search'),
  discover: define('/discover', 'Discover'),
  categories: define('/categories', 'Categories'),
  category: define('/categories/:slug', 'Category'),
  networks: define('/networks', 'Networks'),
  network: define('/networks/:slug', 'Network'),
  history: define('/history', 'Watch History'),
  bookmarks: define('/bookmarks', 'Bookmarks'),
  account: define('/account', 'Account'),
  sources: define('/sources', 'Sources'),
  login: define('/login', 'Login'),
  signup: define('/signup', 'Register'),
  resetPassword: define('/reset-password', 'Reset password'),
  download: define('/download', 'Download'),
  fourK: define('/4k', '4K'),
  stats: define('/stats', 'Stats'),
  donate: define('/donate', 'Donate'),
  faq: define('/faq', 'FAQ'),
  dmca: define('/dmca', 'DMCA'),
  disclaimer: define('/disclaimer', 'Disclaimer'),
  terms: define('/tos', 'Terms'),
  privacy: define('/privacy', 'Privacy'),
  partners: define('/partners', 'Partners'),
  partnersSubmit: define('/partners/submit', 'Submit an Ad'),
  ads: define('/ads', 'Why We Now Have Ads'),
} as const satisfies Record<string, PathEntry>;

export type PathName = keyof typeof paths;

export interface NavLink {
  name: PathName;
  href: string;
  label: string;
}

/** Links to the named addresses, in the order given. */
export const linksTo = (...names: readonly PathName[]): NavLink[] =>
  names.map((name) => ({ name, href: paths[name].pattern, label: paths[name].label }));
