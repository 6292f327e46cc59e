import { titleHref, truncateOverview } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { Link } from 'react-router-dom';
import { Picture, RatingBadge, useCardAction, Description } from '../../../shared/ui';
import { yearLabel } from './year-label';

/** A title in the result list: w92 poster, title, year, vote average, truncated overview. */
export const SearchResult = ({ item, onOpen }: { item: MediaItem; onOpen?: () => void }) => (
  <li className="relative">
    <Link
      to={titleHref(item.mediaType, item.id, item.title)}
      onClick={onOpen}
      className="flex gap-4 rounded-md p-2 pe-14 transition-colors hover:bg-raised focus-visible:bg-raised focus-visible:outline-offset-0"
    >
      <Picture
        path={item.posterPath}
        kind="poster"
        size="w92"
        alt=""
        sizes="3.5rem"
        className="h-21 w-14! shrink-0 rounded-sm"
      />
      <span className="min-w-0 py-0.5">
        <span dir="auto" className="block truncate text-page-start font-semibold">
          {item.title}
        </span>
        <span className="mt-0.5 flex items-center gap-3 text-xs text-ink-soft">
          {yearLabel(item.mediaType, item.date)}
          <RatingBadge voteAverage={item.voteAverage} />
        </span>
        <Description
          as="span"
          language={item.overviewLanguage}
          className="mt-1 block text-page-start text-sm text-ink-faint"
        >
          {truncateOverview(item.overview)}
        </Description>
      </span>
    </Link>
    <div className="absolute top-1 end-1">{useCardAction()(item)}</div>
  </li>
);

/** Placeholder of the same height as a result. */
export const SearchResultSkeleton = () => (
  <li aria-hidden className="flex gap-4 p-2">
    <div className="shimmer h-21 w-14 shrink-0 rounded-sm" />
    <div className="flex-1 space-y-2.5 py-1.5">
      <div className="shimmer h-4 w-2/5 rounded-xs" />
      <div className="shimmer h-3 w-1/4 rounded-xs" />
      <div className="shimmer h-3 w-4/5 rounded-xs" />
    </div>
  </li>
);
