import { isRecord, type MediaType } from '@marquee/core';

/** The gateway's interface to the embedded catalogue: TMDB's response for a v3 path, without its leading `/3/`. */
export interface CatalogueSource {
  answer(path: string, query: URLSearchParams): { status: number; body: unknown };
}

/** What the embedded catalogue has. */
export interface CatalogueListing {
  titles(): readonly { mediaType: MediaType; id: number; title: string }[];
}

/** Catalogue ids start here, above every TMDB id (design decision 9). */
const FIRST_CATALOGUE_ID = 900_000_000;

export const isCatalogueId = (id: number | undefined): boolean => id !== undefined && id >= FIRST_CATALOGUE_ID;

/** A response without results cannot replace TMDB's: an outage must not look like "no results". */
export function hasContent(answer: { status: number; body: unknown }): boolean {
  if (answer.status !== 200) return false;
  const results = isRecord(answer.body) ? answer.body.results : undefined;
  return !Array.isArray(results) || results.length > 0;
}
