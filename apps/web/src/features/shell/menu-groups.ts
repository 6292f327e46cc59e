import { t } from '@lingui/core/macro';
import { categoryHref, genres, networkHref, networks, type MediaType } from '@marquee/core';
import { genreName } from '../../shared/lib/format/genre-name';
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
  /** Link of the group's heading; none if the page does not exist. */
  href: string;
  sections: MenuSection[];
}

export interface DrawerGroup extends MenuGroup {
  /** Label of the link to the group's page. */
  allText: string;
}

const genreLinks = (mediaType?: MediaType): MenuLink[] =>
  genres
    .filter(({ types }) => mediaType === undefined || types.includes(mediaType))
    .map(({ slug }) => ({ href: categoryHref(slug), label: genreName(slug) }));

const networkLinks = (): MenuLink[] => networks.map(({ slug, name }) => ({ href: networkHref(slug), label: name }));

const group = (label: string, page: PageName, sections: MenuSection[]): MenuGroup => ({
  label,
  href: pages[page].path,
  sections,
});

/** The header's hover menus. */
export const headerMenus = (): MenuGroup[] => [
  group(t`Movies`, 'movies', [
    { label: t`Genres`, links: genreLinks('movie') },
    { label: t`Networks`, links: networkLinks() },
  ]),
  group(t`Series`, 'series-list', [
    { label: t`Genres`, links: genreLinks('tv') },
    { label: t`Networks`, links: networkLinks() },
  ]),
];

/** The expandable groups of the mobile menu (SHELL-07). */
export const drawerGroups = (): DrawerGroup[] => [
  { ...group(t`Movies`, 'movies', [{ label: t`Genres`, links: genreLinks('movie') }]), allText: t`All movies` },
  { ...group(t`Series`, 'series-list', [{ label: t`Genres`, links: genreLinks('tv') }]), allText: t`All series` },
  { ...group(t`Networks`, 'networks', [{ label: t`Networks`, links: networkLinks() }]), allText: t`All networks` },
  {
    ...group(t({ message: 'Categories', context: 'genres' }), 'categories', [
      { label: t({ message: 'Categories', context: 'genres' }), links: genreLinks() },
    ]),
    allText: t`All categories`,
  },
];
