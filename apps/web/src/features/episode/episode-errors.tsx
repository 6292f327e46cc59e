import { seriesHref } from '@marquee/core';
import { Link } from 'react-router-dom';
import { buttonClass, ErrorState, PageTitle } from '../../shared/ui';

/** The text of EPISODE-06. */
const LOAD_FAILED = 'Failed to load episode information. Please try again later.';

export const EpisodeNotFound = ({ seriesId, title = '' }: { seriesId: number; title?: string }) => (
  <div className="page-x flex flex-col items-start gap-5 py-24">
    <PageTitle title="Episode Not Found" isMissing />
    <h1 className="display text-3xl md:text-4xl">Episode Not Found</h1>
    <p className="max-w-prose text-ink-soft">
      {title || 'The series'} has no such episode, or nothing is known about it yet.
    </p>
    <Link to={seriesHref(seriesId, title)} className={buttonClass()}>
      Back to the series
    </Link>
  </div>
);

export const MissingParameters = () => (
  <div className="page-x flex flex-col items-start gap-5 py-24">
    <PageTitle title="Missing required parameters" isMissing />
    <h1 className="display text-3xl md:text-4xl">Missing required parameters</h1>
    <p className="max-w-prose text-ink-soft">An episode&apos;s address names a series, a season and an episode.</p>
    <Link to="/" className={buttonClass('secondary')}>
      Home
    </Link>
  </div>
);

export const EpisodeFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="page-x py-24">
    <PageTitle title="Something went wrong" />
    <h1 className="sr-only">This episode couldn’t be loaded</h1>
    <ErrorState text={LOAD_FAILED} onRetry={onRetry} />
  </div>
);
