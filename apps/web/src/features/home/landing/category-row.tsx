import { categoryHref, genres, type MediaType } from '@marquee/core';
import { ChipRow } from '../../../shared/ui';

/** The genres that titles of one type can have. */
export const CategoryRow = ({ mediaType }: { mediaType: MediaType }) => (
  <ChipRow
    label="Categories"
    chips={genres
      .filter(({ types }) => types.includes(mediaType))
      .map(({ slug, name }) => ({ href: categoryHref(slug), label: name }))}
  />
);
