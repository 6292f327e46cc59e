import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../../pages';
import { useAppSelector, useIsRestored } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import { buttonClass, PageTitle } from '../../../shared/ui';
import { ProfilesText } from './profiles-text';

/** Shows a page about profiles to those who have an account, and how to get one to everybody else. */
export function AccountNeeded({ children }: { children: ReactNode }) {
  const isRestored = useIsRestored();
  const isLoggedIn = useAppSelector(selectUser) !== null;
  if (isLoggedIn || !isRestored) return children;
  return (
    <div className="page-x mx-auto w-full max-w-3xl pt-8 md:pt-10">
      <PageTitle title={t`Profiles`} />
      <h1 className="display text-4xl md:text-5xl">
        <Trans>Profiles</Trans>
      </h1>
      <p className="mt-2 mb-8 max-w-prose text-ink-soft">
        <ProfilesText />
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={pages.signup.path} className={buttonClass('primary', 'lg')}>
          <Trans>Sign up</Trans>
        </Link>
        <Link to={pages.login.path} className={buttonClass('secondary', 'lg')}>
          <Trans>Log in</Trans>
        </Link>
      </div>
    </div>
  );
}
