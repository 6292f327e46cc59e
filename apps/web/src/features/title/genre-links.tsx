import { t } from '@lingui/core/macro';
import { categoryHref, genreById } from '@marquee/core';
import type { Named } from '@marquee/tmdb';
import { Link } from 'react-router-dom';
import { genreName } from '../../shared/lib/format/genre-name';

const chip = 'inline-flex h-8 items-center rounded-full border border-line-strong px-3.5 text-xs font-medium';

/** The genres of a title, linked to their categories. */
export const GenreLinks = ({ genres }: { genres: readonly Named[] }) =>
  genres.length > 0 && (
    <ul aria-label={t`Genres`} className="flex flex-wrap gap-2">
      {genres.map(({ id, name }) => {
        const slug = genreById(id)?.slug;
        return (
          <li key={id}>
            {slug ? (
              <Link
                to={categoryHref(slug)}
                className={`${chip} relative text-ink transition-colors after:absolute after:-inset-y-[7px] after:inset-x-0 hover:border-ink hover:bg-raised`}
              >
                {genreName(slug)}
              </Link>
            ) : (
              <span className={`${chip} text-ink-soft`}>{name}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
