import { t } from '@lingui/core/macro';
import { anime, categoryHref, genres } from '@marquee/core';
import { compareNames } from '../../../shared/lib/format/compare-names';
import { genreName } from '../../../shared/lib/format/genre-name';
import { PictureTile, Section } from '../../../shared/ui';

const all = () =>
  [...genres, anime].map(({ slug }) => ({ slug, name: genreName(slug) })).sort((a, b) => compareNames(a.name, b.name));

export const AllCategories = () => (
  <Section title={t`All Categories`}>
    <ul className="tile-grid">
      {all().map(({ slug, name }) => (
        <li key={slug}>
          <PictureTile href={categoryHref(slug)} name={name} picture={`genre-${slug}`} />
        </li>
      ))}
    </ul>
  </Section>
);
