import { hostOf, imdbTitleUrl, tmdbPageUrl, safeHttpUrl, wikidataUrl } from '@marquee/core';
import type { AnyTitle } from '../title-facts';

export interface TitleLink {
  label: string;
  href: string;
}

/** External links of a title. Only http and https, because homepages are user input. */
export function titleLinks({ mediaType, id, externalIds, homepage }: AnyTitle): TitleLink[] {
  const site = safeHttpUrl(homepage);
  const links: [string, string | null][] = [
    [site ? hostOf(site) : '', site],
    ['IMDb', imdbTitleUrl(externalIds.imdbId)],
    ['TMDB', tmdbPageUrl(mediaType, id)],
    ['Wikidata', wikidataUrl(externalIds.wikidataId)],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}
