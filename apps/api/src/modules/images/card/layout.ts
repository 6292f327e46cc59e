import { SHARE_PICTURE } from '@marquee/core';
import type { Box } from './card-shapes';

export const MARGIN = 64;
export const POSTER: Box = { left: MARGIN, top: 80, width: 313, height: 470 };

/** The other way round where text runs from right to left. */
export const mirrored = (left: number, width: number, direction: 'ltr' | 'rtl'): number =>
  direction === 'rtl' ? SHARE_PICTURE.width - left - width : left;
