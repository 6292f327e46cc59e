import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { seriesHref } from '@marquee/core';
import { Link } from 'react-router-dom';
import { i18n } from '../../shared/i18n';
import { buttonClass, ErrorState, PageTitle } from '../../shared/ui';

/** The message of EPISODE-06. */
const LOAD_FAILED = msg`Failed to load episode information. Please try again later.`;

export const EpisodeNotFound = ({ seriesId, title = '' }: { seriesId: number; title?: string }) => (
  <div className="page-x flex flex-col items-start gap-5 py-24">
    <PageTitle title={t`Episode Not Found`} isMissing />
    <h1 className="display text-3xl md:text-4xl">
      <Trans>Episode Not Found</Trans>
    </h1>
    <p className="max-w-prose text-ink-soft">
      {title
        ? t`We couldn’t find this episode of ${title}. It may not have been announced yet.`
        : t`We couldn’t find this episode. It may not have been announced yet.`}
    </p>
    <Link to={seriesHref(seriesId, title)} className={buttonClass()}>
      <Trans>Back to the series</Trans>
    </Link>
  </div>
);

export const MissingParameters = () => (
  <div className="page-x flex flex-col items-start gap-5 py-24">
    <PageTitle title={t`Missing required parameters`} isMissing />
    <h1 className="display text-3xl md:text-4xl">
      <Trans>Missing required parameters</Trans>
    </h1>
    <p className="max-w-prose text-ink-soft">
      <Trans>This link is incomplete. Open the episode from its series page.</Trans>
    </p>
    <Link to="/" className={buttonClass('secondary')}>
      <Trans>Home</Trans>
    </Link>
  </div>
);

export const EpisodeFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className="page-x py-24">
    <PageTitle title={t`Something went wrong`} />
    <h1 className="sr-only">
      <Trans>This episode couldn’t be loaded</Trans>
    </h1>
    <ErrorState text={i18n._(LOAD_FAILED)} onRetry={onRetry} />
  </div>
);
