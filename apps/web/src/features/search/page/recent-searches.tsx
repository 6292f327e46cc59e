import { t } from '@lingui/core/macro';
import { anime, genres } from '@marquee/core';
import { Search } from 'lucide-react';
import { genreName } from '../../../shared/lib/format/genre-name';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import {
  recentSearchesCleared,
  recentSearchRemoved,
  selectRecentSearches,
} from '../../../shared/store/recent-searches.slice';
import { ChipRow, EmptyState, RecentList } from '../../../shared/ui';

/** The page before a search. */
export function RecentSearches() {
  const dispatch = useAppDispatch();
  const texts = useAppSelector(selectRecentSearches);
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        title={t`Search by title, or browse with filters.`}
        text={t`You can also paste an IMDb or TMDB ID (imdb:tt0133093, tmdb:603), or add a year: dune year:1984, or just year:1990-1999.`}
        icon={Search}
      />
      <ChipRow
        label={t`Search by genre`}
        chips={[...genres, anime].map(({ slug }) => ({
          href: slug === anime.slug ? '/search?anime=1' : `/search?genres=${slug}`,
          label: genreName(slug),
        }))}
      />
      <RecentList
        texts={texts}
        onForget={(text) => dispatch(recentSearchRemoved(text))}
        onClear={() => dispatch(recentSearchesCleared())}
      />
    </div>
  );
}
