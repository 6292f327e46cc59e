import { anime, categoryHref, genres } from '@marquee/core';
import { Link } from 'react-router-dom';
import { Section } from '../../../shared/ui';

const all = [...genres, anime].sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const AllCategories = () => (
  <Section title="All Categories">
    <ul className="flex flex-wrap pt-px pl-px">
      {all.map(({ slug, name }) => (
        <li key={slug} className="-mt-px -ml-px flex-[1_1_50%] border md:flex-[1_1_15rem]">
          <Link
            to={categoryHref(slug)}
            className="display flex h-16 items-center px-4 text-lg transition-colors hover:bg-accent hover:text-on-accent focus-visible:-outline-offset-2 md:h-20 md:px-5 md:text-xl"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);
