import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { buttonClass, PageTitle } from '../../shared/ui';
import { OperatorAccount } from '../account';
import { PasswordDialogHost } from '../operator';
import { SiteSettingsForm } from '../site-settings';

const Step = ({ number, title, text }: { number: number; title: string; text: string }) => (
  <header className="mb-8">
    <p className="text-sm font-semibold text-accent-ink">
      <Trans>Step {number} of 2</Trans>
    </p>
    <h1 className="display mt-2 text-4xl md:text-5xl">{title}</h1>
    <p className="mt-4 max-w-prose text-ink-soft">{text}</p>
  </header>
);

/**
 * Sets up a new site: first the operator's account, then what the site is called, where its titles come from and who may
 * use it. Everything works without; each part can be left as it is.
 */
export function SetupPage({ code }: { code: string }) {
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
          <SiteSettingsForm />
          <PasswordDialogHost />
          <Link to="/" className={buttonClass('primary', 'lg')}>
            <Trans>Open the site</Trans>
          </Link>
        </>
      ) : (
        <>
          <Step number={1} title={t`Welcome`} text={t`Create the account that runs this site.`} />
          <OperatorAccount code={code} />
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
