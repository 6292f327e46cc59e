import { t } from '@lingui/core/macro';
import { titleHref } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { Link } from 'react-router-dom';
import { genreNames } from '../../../shared/lib/format/genre-name';
import { Picture, RatingBadge, Skeleton, useCardAction } from '../../../shared/ui';
import { FEATURED } from './discover-source';

const grid = 'mb-10 grid grid-cols-1 gap-x-5 gap-y-8 xs:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-6';

const Card = ({ item }: { item: MediaItem }) => (
  <article className="group relative">
    <div className="overflow-hidden rounded-md ring-1 ring-line ring-inset">
      <Picture
        path={item.backdropPath}
        kind="backdrop"
        alt=""
        sizes="(min-width: 110rem) 16vw, (min-width: 64rem) 30vw, (min-width: 26rem) 46vw, 92vw"
      />
    </div>
    <div className="card-action absolute top-0 end-1 z-10">{useCardAction()(item)}</div>
    <h2 dir="auto" className="mt-3 truncate text-page-start font-semibold">
      <Link
        to={titleHref(item.mediaType, item.id, item.title)}
        className="card-link after:rounded-none group-hover:text-accent-ink"
      >
        {item.title}
      </Link>
    </h2>
    <div className="flex h-5 items-center gap-2 text-sm text-ink-faint">
      <RatingBadge voteAverage={item.voteAverage} className="text-ink-soft" />
      <p className="truncate">
        {[item.year, ...genreNames(item.genreIds)].filter((part) => part !== null).join(' · ')}
      </p>
    </div>
  </article>
);

/** The first titles, large; placeholders of the same size while they load. */
export function Featured({ items }: { items: readonly MediaItem[] | undefined }) {
  if (items?.length === 0) return null;
  return (
    <ul className={grid} aria-label={t`Featured`} aria-busy={!items}>
      {items
        ? items.map((item) => (
            <li key={item.key}>
              <Card item={item} />
            </li>
          ))
        : Array.from({ length: FEATURED }, (_, index) => (
            <li key={index}>
              <Skeleton className="aspect-video w-full rounded-md" />
              <Skeleton className="mt-3 h-6 w-2/3" />
              <Skeleton className="h-5 w-1/3" />
            </li>
          ))}
    </ul>
  );
}
