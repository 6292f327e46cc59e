import { titleHref, TRENDING_POPULARITY } from '@marquee/core';
import { Link } from 'react-router-dom';
import { genreNames } from '../lib/format/genre-name';
import { AvailableBadge } from './available-badge';
import { useCardAction, type CardItem } from './card-action';
import { GivenRating } from './given-rating';
import { NewBadge } from './new-badge';
import { Picture } from './picture';
import { RatingBadge } from './rating-badge';
import { TrendingBadge } from './trending-badge';

/** Number of posters in a grid that the smallest screen shows at once; these are loaded first. */
export const FIRST_ON_SCREEN = 4;

interface PosterCardProps {
  item: CardItem;
  /** Popularity above which the trending badge is shown. */
  trendingAbove?: number | undefined;
  /** The `sizes` of the poster; the default fits the site's rows and grids. */
  sizes?: string;
  eager?: boolean | undefined;
}

const defaultSizes = '(min-width: 80rem) 12rem, (min-width: 48rem) 11rem, 42vw';

/** Placeholder for a missing poster, with the title. */
const Sheet = ({ title }: { title: string }) => (
  <div
    aria-hidden
    className="flex aspect-2/3 flex-col justify-between bg-linear-to-b from-raised to-surface p-3 md:p-4"
  >
    <span className="h-1 w-8 rounded-full bg-accent" />
    <span dir="auto" className="display line-clamp-6 text-lg break-words text-ink-soft">
      {title}
    </span>
  </div>
);

/**
 * A title as a poster card: up to two genres, year, rating with one decimal, trending badge, and an action in the
 * corner.
 */
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
      <div className="relative">
        <div className="relative overflow-hidden rounded-md bg-raised ring-1 ring-line transition-shadow duration-200 ring-inset group-hover:ring-line-strong">
          {item.posterPath === null ? (
            <Sheet title={item.title} />
          ) : (
            <Picture
              path={item.posterPath}
              kind="poster"
              alt=""
              sizes={sizes}
              eager={eager}
              className="transition-transform duration-250 ease-out group-hover:scale-[1.03]"
            />
          )}
        </div>
        {/* Below the poster's edge, where it does not cover its lettering. */}
        {action && <div className="card-action absolute top-full -end-2 z-10">{action}</div>}
      </div>
      {/* Reserves two lines for the name: rows and grids rely on a constant height (`poster-row`). */}
      <div className="mt-3 min-h-[3.75rem]">
        <h3 dir="auto" className="line-clamp-2 pe-7 text-page-start text-sm font-semibold break-words">
          {/* A target of 24 px though the title is one letter (WCAG 2.5.8), which moves nothing. */}
          <Link
            to={titleHref(item.mediaType, item.id, item.title)}
            className="card-link -me-5 py-[3px] pe-5 group-hover:text-accent-ink"
          >
            {item.title}
          </Link>
        </h3>
        <div className="mt-0.5 flex h-[1.125rem] items-center gap-2 text-xs text-ink-soft">
          <GivenRating of={item.key}>
            <RatingBadge voteAverage={item.voteAverage} className="text-ink" />
          </GivenRating>
          <AvailableBadge of={item.key} />
          {item.mediaType === 'tv' && <NewBadge of={item.key} />}
          {item.popularity > trendingAbove && <TrendingBadge />}
          <p className="truncate">{details.join(' · ')}</p>
        </div>
      </div>
    </article>
  );
}
