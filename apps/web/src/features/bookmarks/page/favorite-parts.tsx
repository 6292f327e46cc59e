import { plural, t } from '@lingui/core/macro';
import { episodeHref, isLive, listEntries, parsePartKey, seriesHref } from '@marquee/core';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { episodeLabel } from '../../../shared/lib/format/episode-label';
import { partName } from '../../../shared/lib/format/part-name';
import { seasonName } from '../../../shared/lib/format/season-name';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { favoriteAdded, favoriteRemoved, selectFavorites } from '../../../shared/store/favorites';
import { IconButton, offerUndo } from '../../../shared/ui';

export interface FavoritePart {
  key: string;
  title: string;
  year: number | null;
  /** `Season 1`, or `S1 E2`. */
  name: string;
  href: string;
}

/** Favorite seasons and episodes, latest first. A season links to its series. */
export function useFavoriteParts(): FavoritePart[] {
  const favorites = useAppSelector(selectFavorites);
  return useMemo(
    () =>
      listEntries(favorites)
        .filter(isLive)
        .sort((a, b) => b.changedAt - a.changedAt)
        .flatMap(({ key, value: { title, year } }) => {
          const part = parsePartKey(key);
          if (!part) return [];
          const { seriesId, season, episode } = part;
          const name = episode === null ? seasonName(season) : episodeLabel({ season, episode });
          return [
            {
              key,
              title,
              year,
              name,
              href: episode === null ? seriesHref(seriesId, title) : episodeHref(seriesId, season, episode),
            },
          ];
        }),
    [favorites],
  );
}

const removedText = (name: string) => t`Removed ${name} from favorites`;
const removeText = (title: string) => t`Remove ${title} from favorites`;

/** Shown below the favorite titles. */
export function FavoriteParts({ parts }: { parts: readonly FavoritePart[] }) {
  const dispatch = useAppDispatch();
  const count = parts.length;
  if (count === 0) return null;
  const remove = ({ key, title, year, name }: FavoritePart) => {
    dispatch(favoriteRemoved(key));
    offerUndo(removedText(partName(title, name)), () => dispatch(favoriteAdded(key, { title, year })));
  };
  return (
    <section aria-labelledby="favorite-parts" className="mt-12">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="favorite-parts" className="display text-2xl md:text-3xl">{t`Seasons and episodes`}</h2>
        <p className="tabular text-sm text-ink-soft">{plural(count, { one: '# favorite', other: '# favorites' })}</p>
      </div>
      <ul className="mt-4 grid gap-x-8 border-b border-line sm:grid-cols-2 xl:grid-cols-3">
        {parts.map((part) => (
          <li key={part.key} className="flex items-center gap-2 border-t border-line">
            <Link to={part.href} className="flex min-h-14 min-w-0 flex-1 items-center gap-3 hover:text-accent-ink">
              <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
                {part.title}
              </span>
              <span className="tabular shrink-0 text-sm text-ink-soft">{part.name}</span>
            </Link>
            <IconButton label={removeText(partName(part.title, part.name))} onClick={() => remove(part)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
