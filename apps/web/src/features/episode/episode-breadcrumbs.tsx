import { t } from '@lingui/core/macro';
import { episodeHref, nextEpisode, previousEpisode, seriesHref, type EpisodePosition } from '@marquee/core';
import type { TvDetails } from '@marquee/tmdb';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { seasonName } from '../../shared/lib/format/season-name';
import { iconButtonClass } from '../../shared/ui';
import { useListed } from './use-listed';

interface EpisodeTrailProps {
  series: TvDetails;
  place: EpisodePosition;
}

/** Breadcrumbs of an episode: its series and number, with links to the previous and the next one. */
export function EpisodeBreadcrumbs({ series, place }: EpisodeTrailProps) {
  const { season, episode } = place;
  const { answer: previous } = useListed(series, (seasons) => previousEpisode(seasons, place));
  const { answer: next } = useListed(series, (seasons) => nextEpisode(seasons, place));
  return (
    <nav aria-label={t`Episode`} className="flex w-full items-center gap-x-3">
      <p className="label flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <Link
          to={seriesHref(series.id, series.title)}
          dir="auto"
          className="relative text-ink underline decoration-line-strong underline-offset-4 after:absolute after:-inset-3.5 hover:text-accent-ink"
        >
          {series.title}
        </Link>
        <span>
          {seasonName(season)} · {t`Episode ${episode}`}
        </span>
      </p>
      {/* Room for both, which come with the season's list. */}
      <span className="flex min-h-11 min-w-22 shrink-0">
        <Step label={(place) => t`Previous episode: ${place}`} to={previous} seriesId={series.id} icon={ChevronLeft} />
        <Step
          label={(place) => t`Next episode: ${place}`}
          to={next?.wrapped ? null : next}
          seriesId={series.id}
          icon={ChevronRight}
        />
      </span>
    </nav>
  );
}

interface StepProps {
  /** Accessible name; `place` is `S1 E2`. */
  label: (place: string) => string;
  to: EpisodePosition | null;
  seriesId: number;
  icon: typeof ChevronLeft;
}

const Step = ({ label, to, seriesId, icon: Icon }: StepProps) =>
  to && (
    <Link
      to={episodeHref(seriesId, to.season, to.episode)}
      aria-label={label(episodeLabel(to))}
      title={episodeLabel(to)}
      className={iconButtonClass}
    >
      <Icon aria-hidden className="size-5 rtl:-scale-x-100" />
    </Link>
  );
