import { t } from '@lingui/core/macro';
import type { MediaType } from '@marquee/core';

/** What a title is called of which nobody knows the name. */
export const untitled = (mediaType: MediaType): string =>
  mediaType === 'movie' ? t`Untitled Movie` : t`Untitled Series`;
