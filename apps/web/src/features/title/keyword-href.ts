import { searchHref } from '@marquee/core';
import type { Named } from '@marquee/tmdb';

/** Where a keyword leads. */
export const keywordHref = ({ name }: Named): string => searchHref(name);
