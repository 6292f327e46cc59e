import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useConfig } from '../../shared/api';
import { RatingBadge, Description } from '../../shared/ui';
import { LibraryLine, LibraryRequest } from '../../shared/library/lazy-parts';
import { HeroBody, HeroFrame, HeroHead, HeroPicture, HeroPoster } from '../../shared/ui/hero-frame';
import { GenreLinks } from './genre-links';
import { lengthLabel, releaseLabel, type AnyTitle } from './title-facts';
import { TitleHeading } from './title-logo';

interface TitleHeroProps {
  title: AnyTitle;
  /** The player, which replaces the backdrop. */
  stage?: ReactNode;
  /** Watch, Download and other actions. */
  actions?: ReactNode;
  /** Sources. */
  sources?: ReactNode;
}

/** The top of a title's page. */
export function TitleHero({ title, stage, actions, sources }: TitleHeroProps) {
  const { certification } = title;
  const { hasRequests } = useConfig();
  const facts = [releaseLabel(title), lengthLabel(title)].filter((fact) => fact !== null);
  return (
    <HeroFrame backdropPath={title.backdropPath} stage={stage}>
      <HeroPoster>
        <HeroPicture path={title.posterPath} title={title.title} />
      </HeroPoster>
      <HeroHead>
        <TitleHeading title={title.title} logo={title.images.logo} />
        {title.tagline && (
          <Description language={title.taglineLanguage} className="max-w-2xl text-ink-soft md:text-lg">
            {title.tagline}
          </Description>
        )}
      </HeroHead>
      <HeroBody>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm font-medium text-ink">
          <RatingBadge voteAverage={title.voteAverage} />
          {certification && (
            <span className="rounded-xs border border-line-strong px-1.5 py-0.5 text-xs font-semibold">
              <Trans>
                <span className="sr-only">Certification </span>
                {certification}
              </Trans>
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact} className="tabular">
              {fact}
            </span>
          ))}
          {!hasRequests && <LibraryLine of={title.key} />}
        </div>
        {/* Either of them: the line is there before it is known which, so that nothing moves. */}
        {hasRequests && (
          <div className="flex min-h-5 items-center text-sm font-medium">
            <LibraryLine of={title.key} />
            <LibraryRequest title={title.key} season={null} />
          </div>
        )}
        <GenreLinks genres={title.genres} />
        {actions}
        {title.overview && (
          <Description
            language={title.overviewLanguage}
            className="max-w-[68ch] text-base leading-relaxed text-ink-soft"
          >
            {title.overview}
          </Description>
        )}
        {sources}
      </HeroBody>
    </HeroFrame>
  );
}
