import { msg } from '@lingui/core/macro';
import { personHref, searchHref, titleHref } from '@marquee/core';
import type { QuickResults } from './quick-search-api';

/** What the open search narrows to (SEARCH-31). */
export const resultKinds = [
  { value: 'all', label: msg`All` },
  { value: 'movie', label: msg`Movies` },
  { value: 'tv', label: msg`Series` },
  { value: 'people', label: msg`People` },
] as const;
export type ResultKind = (typeof resultKinds)[number]['value'];

/** The search page with all results of the kind; without words the page alone. */
export function allResultsHref(words: string, kind: ResultKind = 'all'): string {
  if (words === '') return '/search';
  const narrowed = { all: '', movie: '&type=movie', tv: '&type=tv', people: '&tab=people' }[kind];
  return searchHref(words) + narrowed;
}

/** The page of the first that was found; null where nothing was. */
export function firstHref({ titles: [title], people: [person] }: QuickResults): string | null {
  if (title) return titleHref(title.mediaType, title.id, title.title);
  return person ? personHref(person.id, person.name) : null;
}
