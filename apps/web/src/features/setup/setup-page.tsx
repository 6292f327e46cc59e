import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { buttonClass, PageTitle } from '../../shared/ui';

const Step = ({ number, title, text }: { number: number; title: string; text: string }) => (
  <header className="mb-8">
    <p className="text-sm font-semibold text-accent-ink">
      <Trans>Step {number} of 2</Trans>
    </p>
    <h1 className="display mt-2 text-4xl md:text-5xl">{title}</h1>
    <p className="mt-4 max-w-prose text-ink-soft">{text}</p>
  </header>
);

interface SetupPageProps {
  /** The form for the operator's account. */
  account: ReactNode;
  /** The forms for the settings. */
  settings: ReactNode;
}

/**
 * Sets up a new site: first the operator's account, then what the site is called, where its titles come from and who may
 * use it. Everything works without; each part can be left as it is.
 */
export function SetupPage({ account, settings }: SetupPageProps) {
  const isOperator = useAppSelector(selectUser)?.isOperator === true;
  return (
    <div className="page-x mx-auto max-w-3xl py-12 lg:py-20">
      <PageTitle title={t`Set up`} />
      {isOperator ? (
        <>
          <Step
            number={2}
            title={t`Make it yours`}
            text={t`Change what you like. Everything is saved at once, and you can change it again later.`}
          />
          {settings}
          <Link to="/" className={buttonClass('primary', 'lg')}>
            <Trans>Open the site</Trans>
          </Link>
        </>
      ) : (
        <>
          <Step number={1} title={t`Welcome`} text={t`Create the account that runs this site.`} />
          {account}
          <p className="mt-8 text-ink-soft">
            <Link to="/" className="inline-flex min-h-11 items-center font-semibold text-accent-ink hover:underline">
              <Trans>Just look around</Trans>
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
