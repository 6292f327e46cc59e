import { t } from '@lingui/core/macro';
import { isReleased, titleHref, truncateOverview } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { genreNames } from '../../../shared/lib/format/genre-name';
import { useNow } from '../../../shared/lib/timing/use-now';
import { buttonClass, Picture, RatingBadge, useCardAction, Description, type CardItem } from '../../../shared/ui';
import { ResumeFacts, type Resume } from './resume-facts';

const OVERVIEW_CHARS = 180;

/** The title of a slide; with `resume` if the visitor has started it. */
export type HeroTitle = CardItem &
  Pick<MediaItem, 'backdropPath'> &
  Partial<Pick<MediaItem, 'overview' | 'overviewLanguage' | 'date'>> & { resume?: Resume };

interface SlideContentProps {
  item: HeroTitle;
  isFirst: boolean;
}

/** Text and buttons of a title over its backdrop. */
function SlideContent({ item, isFirst }: SlideContentProps) {
  const action = useCardAction();
  const { id, mediaType, title, date, year, genreIds, resume } = item;
  const openedMs = useNow();
  const canWatch = resume !== undefined || isReleased(mediaType, date ?? null, openedMs);
  const watchHref = resume?.href ?? titleHref(mediaType, id, title, { play: true });
  const short = resume ? t({ message: 'Resume', context: 'verb' }) : t({ message: 'Watch', context: 'verb' });
  const episode = resume?.episode;
  const whole = episode ? t`Resume ${episode}` : short;
  const kind = mediaType === 'movie' ? t`Movie` : t({ message: 'Series', context: 'one series' });
  const facts = [kind, year, ...genreNames(genreIds)].filter(Boolean);
  return (
    <>
      <div className="hero-picture absolute inset-0">
        <Picture
          path={item.backdropPath}
          kind="backdrop"
          alt=""
          sizes="100vw"
          eager={isFirst}
          className="aspect-auto! h-full object-top"
        />
      </div>
      <div className="page-x relative w-full pb-20 md:pb-9 low:pb-24!">
        <p className="flex items-center gap-3">
          {!resume && <RatingBadge voteAverage={item.voteAverage} className="text-ink" />}
          <span className="label truncate">{resume ? t`Continue Watching` : facts.join(' · ')}</span>
        </p>
        <h2
          dir="auto"
          className="display mt-3 text-page-start line-clamp-3 max-w-[22ch] text-[clamp(2.25rem,1.2rem+3vw,4.5rem)] text-balance"
        >
          {title}
        </h2>
        {resume ? (
          <ResumeFacts title={title} resume={resume} />
        ) : (
          <Description
            language={item.overviewLanguage}
            className="hero-overview mt-4 line-clamp-2 max-w-[52ch] text-ink-soft"
          >
            {truncateOverview(item.overview ?? '', OVERVIEW_CHARS)}
          </Description>
        )}
        {/* With spare room on every phone: a row that wraps with one font and not with the other would move the
            text above. */}
        <div className="mt-5 flex flex-wrap items-center gap-2 max-md:[&>a]:px-[clamp(0.5rem,10vw-1.4rem,1.75rem)] md:gap-3">
          {canWatch && (
            <Link to={watchHref} aria-label={whole} className={buttonClass('primary', 'lg')}>
              <Play aria-hidden className="size-4 fill-current" />
              {/* On phones there is no room for the episode beside the other buttons; it is shown in the line
                  above. */}
              <span className="max-md:hidden">{whole}</span>
              <span className="md:hidden">{short}</span>
            </Link>
          )}
          <Link
            to={titleHref(mediaType, id, title)}
            aria-label={t`Details of ${title}`}
            className={buttonClass('secondary', 'lg')}
          >
            {t`Details`}
          </Link>
          {action(item, 'page')}
        </div>
      </div>
    </>
  );
}

interface HeroSlideProps extends SlideContentProps {
  label: string;
  isCurrent: boolean;
  /** The current slide or a neighbour; other slides are empty. */
  isNear: boolean;
}

/** One slide. */
export const HeroSlide = ({ item, label, isCurrent, isNear, isFirst }: HeroSlideProps) => (
  <div
    role="group"
    aria-roledescription={t`slide`}
    aria-label={label}
    inert={!isCurrent}
    className="relative flex min-w-0 flex-[0_0_100%] items-end"
  >
    {isNear && <SlideContent item={item} isFirst={isFirst} />}
  </div>
);
