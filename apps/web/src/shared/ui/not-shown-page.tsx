import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from './button';
import { PageTitle } from './page-title';

/** In place of a title that the site has taken down. */
export const NotShownPage = () => (
  <div className="page-x flex flex-col items-start gap-5 py-20 md:py-28">
    <PageTitle title={t`Not shown here`} isMissing />
    <h1 className="display text-4xl md:text-5xl">
      <Trans>This site does not show this title.</Trans>
    </h1>
    <p className="max-w-prose text-lg text-ink-soft">
      <Trans>What you saved about it stays with you, and you can still export or remove it.</Trans>
    </p>
    <div className="mt-3 flex flex-wrap gap-3">
      <Link to="/search" className={buttonClass('primary', 'lg')}>
        <Trans>Search for something else</Trans>
      </Link>
      <Link to="/" className={buttonClass('secondary', 'lg')}>
        <Trans>Home</Trans>
      </Link>
    </div>
  </div>
);
