import type { Category } from '@marquee/core';
import type { FeedSource } from '../../../shared/api';

/** All titles of a category. */
export const categorySource = ({ query }: Category): FeedSource => ({ list: 'discover', filters: query });
