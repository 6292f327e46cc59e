import { t } from '@lingui/core/macro';
import { anime, categoryHref, genres } from '@marquee/core';
import { genreName } from '../../../shared/lib/format/genre-name';
import { ChipRow } from '../../../shared/ui';

/** All genres, and anime, as chips. */
export const GenreChips = ({ current }: { current: string }) => (
  <ChipRow
    label={t`Genres`}
    chips={[...genres, anime].map(({ slug }) => ({
      href: categoryHref(slug),
      label: genreName(slug),
      isCurrent: slug === current,
    }))}
  />
);
