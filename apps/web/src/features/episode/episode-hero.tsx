import { plural } from '@lingui/core/macro';
import type { EpisodePosition } from '@marquee/core';
import type { EpisodeDetails, TvDetails } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { useTextLanguage } from '../../shared/api';
import { formatDate } from '../../shared/lib/format/format-date';
import { formatRuntime } from '../../shared/lib/format/format-runtime';
import { RatingBadge, Description } from '../../shared/ui';
import { HiddenOverview } from '../../shared/spoilers/hidden-overview';
import { hiddenName } from '../../shared/spoilers/spoiler-texts';
import { LibraryLine } from '../../shared/library/lazy-parts';
import { HeroFrame } from '../../shared/ui/hero-frame';
import { EpisodeCredits } from './episode-credits';
import { EpisodeHeadSkeleton } from './episode-skeleton';
import { EpisodeBreadcrumbs } from './episode-breadcrumbs';

interface EpisodeHeroProps {
  series: TvDetails;
  place: EpisodePosition;
  /** Null while it loads. */
  episode: EpisodeDetails | null;
  /** Set while its picture, name and overview are hidden: shows them. */
  onShow?: (() => void) | undefined;
  stage?: ReactNode;
  actions?: ReactNode;
  /** Sources, shown below the overview. */
  sources?: ReactNode;
}

/** The top of an episode's page: its still or the player, and its details. */
export function EpisodeHero({ series, place, episode, onShow, stage, actions, sources }: EpisodeHeroProps) {
  const facts = episode && [formatDate(episode.airDate), formatRuntime(episode.runtimeMin)].filter(Boolean);
  const nameLanguage = useTextLanguage(episode?.nameLanguage);
  const name = onShow ? hiddenName(place.episode) : (episode?.name ?? '');
  const stillPath = onShow ? null : episode?.stillPath;
  return (
    <HeroFrame backdropPath={stillPath ?? series.backdropPath} hasPoster={false} stage={stage}>
      <div className="col-span-full flex min-w-0 flex-col items-start gap-5 low:gap-3">
        <EpisodeBreadcrumbs series={series} place={place} />
        {episode ? (
          <>
            <h1
              dir="auto"
              lang={onShow ? undefined : nameLanguage}
              className={`spoiler display w-full max-w-4xl text-balance break-words low:text-2xl low:md:text-3xl ${name.length > 40 ? 'text-2xl md:text-4xl' : 'text-3xl md:text-5xl'}`}
            >
              {name}
            </h1>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm font-medium empty:hidden">
              <RatingBadge voteAverage={episode.voteAverage} />
              {episode.voteCount > 0 && (
                <span className="tabular text-ink-soft">
                  {plural(episode.voteCount, { one: '# rating', other: '# ratings' })}
                </span>
              )}
              {facts?.map((fact) => (
                <span key={fact} className="tabular">
                  {fact}
                </span>
              ))}
              <LibraryLine of={series.key} episode={place} />
            </div>
            {actions}
            {episode.overview && onShow && <HiddenOverview name={name} onShow={onShow} />}
            {episode.overview && !onShow && (
              <Description
                language={episode.overviewLanguage}
                className="spoiler max-w-[68ch] text-base leading-relaxed text-ink-soft"
              >
                {episode.overview}
              </Description>
            )}
            {sources}
            <EpisodeCredits episode={episode} />
          </>
        ) : (
          <EpisodeHeadSkeleton />
        )}
      </div>
    </HeroFrame>
  );
}
