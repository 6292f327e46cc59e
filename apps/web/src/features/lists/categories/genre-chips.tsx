import { anime, categoryHref, genres } from '@marquee/core';
import { ChipRow } from '../../../shared/ui';

/** Every genre, and anime, as chips. */
export const GenreChips = ({ current }: { current: string }) => (
  <ChipRow
    label="Genres"
    chips={[...genres, anime].map(({ slug, name }) => ({
      href: categoryHref(slug),
      label: name,
      isCurrent: slug === current,
    }))}
  />
);
