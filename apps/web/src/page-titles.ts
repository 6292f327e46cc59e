import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pages, type PageName } from './pages';
import { i18n } from './shared/i18n';

export interface PageTexts {
  /** Of the document, empty for the site's name; null where the page itself says it, as it is about one title, person or network. */
  title: MessageDescriptor | '' | null;
  /** Text of links to the page, where it is not the title. */
  label?: MessageDescriptor;
}

/** What each page is called. Apart from `pages.ts`, which tests in the browser read without the build's messages. */
export const pageTitles: Record<PageName, PageTexts> = {
  home: { title: '', label: msg`Home` },
  movies: { title: msg`Movies` },
  movie: { title: null },
  'series-list': { title: msg`Series` },
  series: { title: null },
  episode: { title: null },
  person: { title: null },
  collection: { title: null },
  keyword: { title: null },
  categories: { title: msg({ message: 'Categories', context: 'genres' }) },
  category: { title: null },
  networks: { title: msg`Networks` },
  network: { title: null },
  'network-redirect': { title: null },
  search: { title: null, label: msg`Search` },
  discover: { title: msg`Discover` },
  tonight: { title: msg`Tonight` },
  library: { title: msg`Library` },
  bookmarks: { title: msg`My list`, label: msg`Bookmarks` },
  history: { title: msg`Watch History` },
  diary: { title: msg`Diary` },
  calendar: { title: msg`Calendar` },
  year: { title: null },
  account: { title: msg`Settings`, label: msg`Account` },
  operator: { title: msg`Dashboard` },
  profiles: { title: msg`Who’s watching?` },
  'manage-profiles': { title: null },
  sources: { title: msg`Sources` },
  login: { title: msg`Login` },
  signup: { title: msg`Sign Up`, label: msg`Register` },
  'reset-password': { title: msg`Reset password` },
  unsubscribe: { title: msg`Weekly email` },
  tv: { title: msg`Sign in with your phone` },
  link: { title: msg`Sign in on your TV` },
  setup: { title: msg`Set up` },
  download: { title: msg`Download` },
  fourk: { title: msg`4K Setup`, label: msg`4K` },
  stats: { title: msg`Platform Statistics`, label: msg`Stats` },
  import: { title: msg`Import` },
  export: { title: msg`Export` },
  donate: { title: msg`Donate` },
  faq: { title: msg`FAQ` },
  dmca: { title: msg`DMCA` },
  disclaimer: { title: msg`Disclaimer` },
  tos: { title: msg`Terms of Service`, label: msg`Terms` },
  'terms-redirect': { title: null },
  privacy: { title: msg`Privacy` },
  partners: { title: msg`Partners` },
  'partners-submit': { title: msg`Submit an ad` },
  ads: { title: msg`Why We Now Have Ads` },
  'not-found': { title: null },
};

export interface PageLink {
  name: PageName;
  href: string;
  label: string;
}

/** Links to pages without parameters, in the order given. */
export const linksTo = (...names: readonly PageName[]): PageLink[] =>
  names.map((name) => {
    const { title, label } = pageTitles[name];
    const text = label ?? title;
    return { name, href: pages[name].path, label: text ? i18n._(text) : '' };
  });
