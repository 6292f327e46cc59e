import { hostOf, imdbTitleAddress, tmdbAddress, webAddress, wikidataAddress } from '@marquee/core';
import type { AnyTitle } from '../title-facts';

export interface TitleLink {
  label: string;
  href: string;
}

/** The title's pages on other sites; http and https only, because a homepage is what somebody typed. */
export function titleLinks({ mediaType, id, externalIds, homepage }: AnyTitle): TitleLink[] {
  const site = webAddress(homepage);
  const links: [string, string | null][] = [
    [site ? hostOf(site) : '', site],
    ['IMDb', imdbTitleAddress(externalIds.imdbId)],
    ['TMDB', tmdbAddress(mediaType, id)],
    ['Wikidata', wikidataAddress(externalIds.wikidataId)],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}
