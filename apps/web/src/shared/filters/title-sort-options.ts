import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TitleSort } from '@marquee/core';

/** The orders of a list of titles (SEARCH-17). */
export const titleSortOptions = [
  { value: 'popularity.desc', label: msg`Most popular` },
  { value: 'popularity.asc', label: msg`Least popular` },
  { value: 'rating.desc', label: msg`Highest rated` },
  { value: 'rating.asc', label: msg`Lowest rated` },
  { value: 'date.desc', label: msg`Newest` },
  { value: 'date.asc', label: msg`Oldest` },
] as const satisfies { value: TitleSort; label: MessageDescriptor }[];
