import { episodeHref, seriesHref, type EpisodePosition } from '@marquee/core';
import type { TvDetails } from '@marquee/tmdb';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { iconButtonClass } from '../../shared/ui';
import { neighboursOf } from './episode-neighbours';

interface EpisodeTrailProps {
  series: TvDetails;
  place: EpisodePosition;
}

/** Where the episode stands: its series, its number, and the ways to the one before and the one after. */
export function EpisodeBreadcrumbs({ series, place }: EpisodeTrailProps) {
  const { previous, next } = neighboursOf(series.seasons, place);
  return (
    <nav aria-label="Episode" className="flex w-full items-center gap-x-3">
      <p className="label flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <Link
          to={seriesHref(series.id, series.title)}
          dir="auto"
          className="relative text-ink underline decoration-line-strong underline-offset-4 after:absolute after:-inset-3.5 hover:text-accent-ink"
        >
          {series.title}
        </Link>
        <span>
          {place.season === 0 ? 'Specials' : `Season ${place.season}`} · Episode {place.episode}
        </span>
      </p>
      <span className="flex shrink-0">
        <Step label="Previous episode" to={previous} seriesId={series.id} icon={ChevronLeft} />
        <Step label="Following episode" to={next} seriesId={series.id} icon={ChevronRight} />
      </span>
    </nav>
  );
}

interface StepProps {
  label: string;
  to: EpisodePosition | null;
  seriesId: number;
  icon: typeof ChevronLeft;
}

const Step = ({ label, to, seriesId, icon: Icon }: StepProps) =>
  to && (
    <Link
      to={episodeHref(seriesId, to.season, to.episode)}
      aria-label={`${label}: S${to.season} E${to.episode}`}
      title={`S${to.season} E${to.episode}`}
      className={iconButtonClass}
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  );
