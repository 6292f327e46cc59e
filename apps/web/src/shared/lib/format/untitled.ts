import { t } from '@lingui/core/macro';
import type { MediaType } from '@marquee/core';

/** Name for a title whose name is unknown. */
export const untitled = (mediaType: MediaType): string =>
  mediaType === 'movie' ? t`Untitled Movie` : t`Untitled Series`;
