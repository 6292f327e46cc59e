import { t } from '@lingui/core/macro';
import { categoryHref } from '@marquee/core';
import { Link } from 'react-router-dom';
import { genreName } from '../../../shared/lib/format/genre-name';
import { heroGenres } from './constants';

/** The page's name, and eight genres in the same size. */
export const CategoriesHero = () => (
  <header className="page-x border-b py-10 md:py-16">
    <h1 className="label text-ink-soft">{t({ message: 'Categories', context: 'genres' })}</h1>
    <nav aria-label={t`Popular genres`} className="mt-5">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 md:gap-x-9">
        {heroGenres.map(({ slug }) => (
          <li key={slug}>
            <Link
              to={categoryHref(slug)}
              className="display inline-flex min-h-11 items-center text-[clamp(2rem,1.2rem+3.6vw,4.5rem)] transition-colors hover:text-accent-ink"
            >
              {genreName(slug)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  </header>
);
