import { anime, categoryHref, genres } from '@marquee/core';
import { PictureTile, Section } from '../../../shared/ui';

const all = [...genres, anime].sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const AllCategories = () => (
  <Section title="All Categories">
    <ul className="tile-grid">
      {all.map(({ slug, name }) => (
        <li key={slug}>
          <PictureTile href={categoryHref(slug)} name={name} picture={`genre-${slug}`} />
        </li>
      ))}
    </ul>
  </Section>
);
