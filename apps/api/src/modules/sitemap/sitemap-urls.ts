import {
  categoryHref,
  genres,
  networkHref,
  networks,
  parseTitleKey,
  titleHref,
  titleKey,
  type LibraryEntry,
  type TitleKey,
} from '@marquee/core';
import type { CatalogueListing } from '../tmdb';

/** Path of a page, and when it changed last, where that is known. */
export interface SitemapUrl {
  path: string;
  changedAtMs?: number;
}

interface SitemapSources {
  catalogue: CatalogueListing;
  hasTmdb: boolean;
  library: readonly LibraryEntry[];
  takenDown: { has: (key: TitleKey) => boolean };
}

/** Those that show everybody the same, and are about the site. */
const PAGES = [
  '/',
  '/movies',
  '/series',
  '/categories',
  '/networks',
  '/discover',
  '/faq',
  '/dmca',
  '/disclaimer',
  '/tos',
  '/privacy',
];

/** Maximum number of URLs of a part (sitemaps.org). */
export const PART_URLS = 50_000;

/**
 * The pages that search engines may show, in parts by name: what the site knows without asking TMDB. With TMDB the
 * catalogue's titles are not offered to anybody.
 */
export function sitemapParts({ catalogue, hasTmdb, library, takenDown }: SitemapSources): Map<string, SitemapUrl[]> {
  const titles = new Map<TitleKey, SitemapUrl>();
  if (!hasTmdb)
    for (const { mediaType, id, title } of catalogue.titles())
      titles.set(titleKey(mediaType, id), { path: titleHref(mediaType, id, title) });
  for (const { key, facts, available } of library) {
    const parsed = parseTitleKey(key);
    if (!parsed) continue;
    const path = titles.get(key)?.path ?? titleHref(parsed.mediaType, parsed.id, facts.title);
    titles.set(key, { path, changedAtMs: available.addedAtMs });
  }
  const of = (mediaType: string) =>
    [...titles].flatMap(([key, url]) => (key.startsWith(`${mediaType}:`) && !takenDown.has(key) ? [url] : []));
  const pages = [
    ...PAGES,
    ...genres.map(({ slug }) => categoryHref(slug)),
    ...networks.map(({ slug }) => networkHref(slug)),
  ];
  return new Map([
    ...parted(
      'pages',
      pages.map((path) => ({ path })),
    ),
    ...parted('movies', of('movie')),
    ...parted('series', of('tv')),
  ]);
}

/** `movies-1`, `movies-2`, … */
function parted(name: string, urls: readonly SitemapUrl[]): [string, SitemapUrl[]][] {
  return Array.from({ length: Math.ceil(urls.length / PART_URLS) }, (_, index) => [
    `${name}-${index + 1}`,
    urls.slice(index * PART_URLS, (index + 1) * PART_URLS),
  ]);
}
