import { t } from '@lingui/core/macro';
import { categoryHref, genres, type MediaType } from '@marquee/core';
import { genreName } from '../../../shared/lib/format/genre-name';
import { ChipRow } from '../../../shared/ui';

/** The genres of one media type. */
export const CategoryRow = ({ mediaType }: { mediaType: MediaType }) => (
  <ChipRow
    label={t({ message: 'Categories', context: 'genres' })}
    chips={genres
      .filter(({ types }) => types.includes(mediaType))
      .map(({ slug }) => ({ href: categoryHref(slug), label: genreName(slug) }))}
  />
);
