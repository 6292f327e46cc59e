import { genreNames, titleHref, TRENDING_POPULARITY } from '@marquee/core';
import { Link } from 'react-router-dom';
import { useCardAction, type CardItem } from './card-action';
import { Picture } from './picture';
import { RatingBadge } from './rating-badge';
import { TrendingBadge } from './trending-badge';

interface PosterCardProps {
  item: CardItem;
  /** Popularity above which the trending badge shows. */
  trendingAbove?: number;
  /** The `sizes` of the poster; fits the rows and grids of this design. */
  sizes?: string;
  eager?: boolean;
}

const defaultSizes = '(min-width: 80rem) 12rem, (min-width: 48rem) 11rem, 42vw';

/** A title as a poster: up to two genres, year, rating with one decimal, trending badge, corner action. */
export function PosterCard({
  item,
  trendingAbove = TRENDING_POPULARITY.card,
  sizes = defaultSizes,
  eager,
}: PosterCardProps) {
  const action = useCardAction()(item);
  const details = [item.year, ...genreNames(item.genreIds)].filter((part) => part !== null);
  return (
    <article className="group relative">
      <div className="relative overflow-hidden rounded-md bg-raised ring-1 ring-line transition-shadow duration-200 ring-inset group-hover:ring-line-strong">
        <Picture
          path={item.posterPath}
          kind="poster"
          alt=""
          sizes={sizes}
          eager={eager}
          className="transition-transform duration-250 ease-out group-hover:scale-[1.03]"
        />
        {action && <div className="card-action absolute top-1 right-1 z-10">{action}</div>}
      </div>
      {/* Pinned over the corner: a poster's words begin further in. */}
      {item.popularity > trendingAbove && (
        <span className="absolute -top-2 -left-2">
          <TrendingBadge />
        </span>
      )}
      <h3 className="mt-3 truncate text-sm font-semibold">
        <Link
          to={titleHref(item.mediaType, item.id, item.title)}
          className="outline-offset-4 after:absolute after:inset-0 after:rounded-md group-hover:text-accent-ink"
        >
          {item.title}
        </Link>
      </h3>
      <div className="mt-0.5 flex h-[1.125rem] items-center gap-2 text-xs text-ink-faint">
        <RatingBadge voteAverage={item.voteAverage} className="text-ink-soft" />
        <p className="truncate">{details.join(' · ')}</p>
      </div>
    </article>
  );
}
