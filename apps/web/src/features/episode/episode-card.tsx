import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { episodeHref, episodeKey, isWatched, progressPercent, type Progress } from '@marquee/core';
import type { Episode } from '@marquee/tmdb';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTextLanguage } from '../../shared/api';
import { cx } from '../../shared/lib/cx';
import { formatDate } from '../../shared/lib/format/format-date';
import { formatRuntime } from '../../shared/lib/format/format-runtime';
import { HiddenOverview } from '../../shared/spoilers/hidden-overview';
import { useSpoilerShield } from '../../shared/spoilers/spoiler-shield';
import { HIDDEN_PICTURE, hiddenName } from '../../shared/spoilers/spoiler-texts';
import { Badge, GivenRating, ProgressBar, RatingBadge, Skeleton, Description } from '../../shared/ui';
import { Still } from './still';
import { joinList } from '../../shared/lib/format/format-list';

/** Number of guest stars shown over the picture on hover (EPISODE-02). */
const GUESTS_ON_HOVER = 3;

interface EpisodeCardProps {
  seriesId: number;
  episode: Episode;
  isOut: boolean;
  /** Label of the current one, e.g. `Selected`; null for the others. */
  mark: string | null;
  progress: Progress | null;
  /** Shown in the corner of the picture. */
  action?: ReactNode;
}

/** An episode in the season browser: picture, overview and progress. */
export function EpisodeCard({ seriesId, episode, isOut, mark, progress, action }: EpisodeCardProps) {
  const { seasonNumber, episodeNumber, overview, airDate, runtimeMin, voteAverage } = episode;
  const [isHidden, show] = useSpoilerShield(seriesId, progress);
  const nameLanguage = useTextLanguage(episode.nameLanguage);
  const name = isHidden ? hiddenName(episodeNumber) : episode.name;
  const seen = progress !== null && isWatched('episode', progress);
  const guests = joinList(episode.guestStars.slice(0, GUESTS_ON_HOVER).map((guest) => guest.name));
  const date = formatDate(airDate, 'medium');
  const facts = [isOut ? date : null, formatRuntime(runtimeMin)].filter(Boolean);
  return (
    <article className="group relative max-sm:grid max-sm:grid-cols-[38%_minmax(0,1fr)] max-sm:gap-3">
      <div
        className={cx(
          'dark relative self-start overflow-hidden rounded-md bg-raised',
          mark !== null && 'ring-2 ring-accent ring-offset-2 ring-offset-canvas',
        )}
      >
        <Still
          episode={episode}
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 36vw"
          className={cx(
            'spoiler transition-transform duration-250',
            isHidden ? HIDDEN_PICTURE : 'group-hover:scale-[1.03]',
            !isOut && 'opacity-40',
          )}
        />
        {guests && !isHidden && (
          <p className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black to-transparent px-3 pt-10 pb-3.5 text-xs text-ivory opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100">
            <Trans>With {guests}</Trans>
          </p>
        )}
        <span className="absolute top-2 start-2 flex gap-1.5">
          {mark !== null && <Badge tone="accent">{mark}</Badge>}
          {!isOut && <Badge>{date ? t`Airs ${date}` : t`Upcoming`}</Badge>}
          {seen && (
            <Badge>
              <Check aria-hidden className="size-3" /> <Trans>Watched</Trans>
            </Badge>
          )}
        </span>
        {progress && !seen && (
          <ProgressBar
            percent={progressPercent(progress)}
            label={t`Your progress in ${name}`}
            className="absolute! inset-x-2.5 bottom-2"
          />
        )}
        {action && <div className="card-action absolute top-1 end-1 z-10">{action}</div>}
      </div>
      <div className="sm:mt-3">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 font-semibold">
            <Link
              to={episodeHref(seriesId, seasonNumber, episodeNumber)}
              aria-current={mark === null ? undefined : 'true'}
              dir="auto"
              className="line-clamp-1 card-link group-hover:text-accent-ink"
            >
              {!isHidden && <span className="tabular text-ink-soft">{episodeNumber}. </span>}
              <span lang={isHidden ? undefined : nameLanguage} className="spoiler">
                {name}
              </span>
            </Link>
          </h3>
          <span className="shrink-0 text-xs">
            <GivenRating of={`tv:${seriesId}/${episodeKey(seasonNumber, episodeNumber)}`}>
              <RatingBadge voteAverage={voteAverage} className="text-ink-soft" />
            </GivenRating>
          </span>
        </div>
        {facts.length > 0 && <p className="mt-0.5 text-xs text-ink-faint">{facts.join(' · ')}</p>}
        {overview && isHidden && <HiddenOverview name={name} onShow={show} />}
        {overview && !isHidden && (
          <Description
            language={episode.overviewLanguage}
            className="spoiler mt-2 line-clamp-2 text-sm text-ink-soft sm:line-clamp-3"
          >
            {overview}
          </Description>
        )}
      </div>
    </article>
  );
}

export const EpisodeCardSkeleton = () => (
  <div aria-hidden className="max-sm:grid max-sm:grid-cols-[38%_minmax(0,1fr)] max-sm:gap-3">
    <Skeleton className="aspect-video w-full self-start rounded-md" />
    <div className="sm:mt-3">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-1 h-4 w-1/3" />
      <Skeleton className="mt-2 h-10 w-full sm:h-15" />
    </div>
  </div>
);
