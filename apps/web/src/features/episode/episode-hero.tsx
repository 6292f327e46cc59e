import { formatRuntime, seriesHref, type EpisodePosition } from '@marquee/core';
import type { EpisodeDetails, TvDetails } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isReady } from '../../shared/config/paths';
import { formatDate } from '../../shared/lib/format-date';
import { RatingBadge } from '../../shared/ui';
import { HeroFrame } from '../../shared/ui/hero-frame';
import { EpisodeHeadSkeleton } from './episode-skeleton';

interface EpisodeHeroProps {
  series: TvDetails;
  place: EpisodePosition;
  /** Null while it loads. */
  episode: EpisodeDetails | null;
  stage?: ReactNode;
  actions?: ReactNode;
}

const votes = new Intl.NumberFormat('en');

/** The top of an episode's page: its still or the player, and what it is. */
export function EpisodeHero({ series, place, episode, stage, actions }: EpisodeHeroProps) {
  const facts = episode && [formatDate(episode.airDate), formatRuntime(episode.runtimeMin)].filter(Boolean);
  return (
    <HeroFrame backdropPath={episode?.stillPath ?? series.backdropPath} kind="still" stage={stage}>
      <div className="col-span-full flex min-w-0 flex-col items-start gap-5">
        <p className="label flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {isReady('series') ? (
            <Link
              to={seriesHref(series.id, series.title)}
              className="relative text-ink underline decoration-line-strong underline-offset-4 after:absolute after:-inset-3 hover:text-accent-ink"
            >
              {series.title}
            </Link>
          ) : (
            <span className="text-ink">{series.title}</span>
          )}
          <span>
            Season {place.season} · Episode {place.episode}
          </span>
        </p>
        {episode ? (
          <>
            <h1 className="display max-w-4xl text-3xl text-balance md:text-5xl">{episode.name}</h1>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm font-medium">
              <RatingBadge voteAverage={episode.voteAverage} />
              {episode.voteCount > 0 && (
                <span className="tabular text-ink-soft">{votes.format(episode.voteCount)} ratings</span>
              )}
              {facts?.map((fact) => (
                <span key={fact} className="tabular">
                  {fact}
                </span>
              ))}
            </div>
            {actions}
            {episode.overview && (
              <p className="max-w-[68ch] text-base leading-relaxed text-ink-soft">{episode.overview}</p>
            )}
            <Makers directors={episode.directors} writers={episode.writers} />
          </>
        ) : (
          <EpisodeHeadSkeleton />
        )}
      </div>
    </HeroFrame>
  );
}

const Makers = ({ directors, writers }: { directors: string[]; writers: string[] }) => {
  const lines = [
    { label: directors.length > 1 ? 'Directors' : 'Director', names: directors },
    { label: writers.length > 1 ? 'Writers' : 'Writer', names: writers },
  ].filter(({ names }) => names.length > 0);
  return (
    lines.length > 0 && (
      <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
        {lines.map(({ label, names }) => (
          <div key={label}>
            <dt className="label text-ink-faint">{label}</dt>
            <dd className="mt-0.5 font-medium">{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    )
  );
};
