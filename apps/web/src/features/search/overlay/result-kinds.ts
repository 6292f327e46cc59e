import { msg } from '@lingui/core/macro';
import { personHref, searchHref, titleHref } from '@marquee/core';
import type { MediaItem, PersonItem } from '@marquee/tmdb';

/** Search results: titles of the requested kind, or people. */
export interface QuickResults {
  titles: MediaItem[];
  people: PersonItem[];
}

/** Kinds of results to filter by (SEARCH-31). */
export const resultKinds = [
  { value: 'all', label: msg`All` },
  { value: 'movie', label: msg`Movies` },
  { value: 'tv', label: msg`Series` },
  { value: 'people', label: msg`People` },
] as const;
export type ResultKind = (typeof resultKinds)[number]['value'];

/** The search page with all results of this kind; without a query, the empty page. */
export function allResultsHref(words: string, kind: ResultKind = 'all'): string {
  if (words === '') return '/search';
  const narrowed = { all: '', movie: '&type=movie', tv: '&type=tv', people: '&tab=people' }[kind];
  return searchHref(words) + narrowed;
}

/** Link to the first result; null without results. */
export function firstHref({ titles: [title], people: [person] }: QuickResults): string | null {
  if (title) return titleHref(title.mediaType, title.id, title.title);
  return person ? personHref(person.id, person.name) : null;
}
