import { categoryHref, genres, networkHref, networks, type MediaType } from '@marquee/core';
import { pages, type PageName } from '../../pages';

export interface MenuLink {
  href: string;
  label: string;
}

export interface MenuSection {
  label: string;
  links: MenuLink[];
}

export interface MenuGroup {
  label: string;
  /** Where the group's own name leads; none where the page does not exist. */
  href: string;
  sections: MenuSection[];
}

const genreLinks = (mediaType?: MediaType): MenuLink[] =>
  genres
    .filter(({ types }) => mediaType === undefined || types.includes(mediaType))
    .map(({ slug, name }) => ({ href: categoryHref(slug), label: name }));

const networkLinks = (): MenuLink[] => networks.map(({ slug, name }) => ({ href: networkHref(slug), label: name }));

const group = (label: string, page: PageName, sections: MenuSection[]): MenuGroup => ({
  label,
  href: pages[page].path,
  sections,
});

/** The header's hover menus. */
export const headerMenus = (): MenuGroup[] => [
  group('Movies', 'movies', [
    { label: 'Genres', links: genreLinks('movie') },
    { label: 'Networks', links: networkLinks() },
  ]),
  group('Series', 'series-list', [
    { label: 'Genres', links: genreLinks('tv') },
    { label: 'Networks', links: networkLinks() },
  ]),
];

/** The expandable groups of the mobile menu (SHELL-07). */
export const drawerGroups = (): MenuGroup[] => [
  group('Movies', 'movies', [{ label: 'Genres', links: genreLinks('movie') }]),
  group('Series', 'series-list', [{ label: 'Genres', links: genreLinks('tv') }]),
  group('Networks', 'networks', [{ label: 'Networks', links: networkLinks() }]),
  group('Categories', 'categories', [{ label: 'Categories', links: genreLinks() }]),
];
