import { allCategories } from '@marquee/core';
import { useAppSelector } from '../../shared/store';
import { selectOwnCategories } from './bookmarks';
import { categoryLabel } from './category-label';

/** The visitor's lists, to choose from. */
export const useListOptions = (): { value: string; label: string }[] =>
  allCategories(useAppSelector(selectOwnCategories)).map((value) => ({ value, label: categoryLabel(value) }));
