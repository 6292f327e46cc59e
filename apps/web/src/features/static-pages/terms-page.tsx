import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { Article } from './article';
import { Contact } from './contact';

/** Terms of use (INFO-01). */
export function TermsPage() {
  const { siteName } = useConfig();
  return (
    <Article
      title={t`Terms of Service`}
      kicker={t`The small print, in plain words`}
      lead={t`What you can expect of ${siteName}, and what its operator may expect of you.`}
      updated="2026-11-21"
      parts={[
        {
          id: 'acceptance',
          number: 1,
          title: t`Acceptance of Terms`,
          body: (
            <>
              <p>
                <Trans>
                  By using {siteName} you agree to these terms. If you do not agree with them, please do not use the
                  site. “The operator” is the person or organization that runs this copy of it.
                </Trans>
              </p>
              <p>
                <Trans>
                  The operator may change these terms. The date above shows when that last happened. If you use the site
                  after a change, you accept it. If you are not of age where you live, ask a parent or guardian first.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'service',
          number: 2,
          title: t`Service Description`,
          body: (
            <>
              <p>
                <Trans>
                  {siteName} helps you discover movies, series and anime: it shows details, lets you keep bookmarks and
                  a watch history, and opens titles from sources that its operator or you have the right to use. You do
                  not need an account to browse, bookmark and watch. An account is optional and keeps your lists the
                  same on all your devices.
                </Trans>
              </p>
              <ul>
                <li>
                  <Trans>Keep your password to yourself. You are responsible for what is done with your account.</Trans>
                </li>
                <li>
                  <Trans>
                    Do not try to get around limits, take the service down, read other people’s data, or copy the site
                    automatically at a rate that harms others.
                  </Trans>
                </li>
                <li>
                  <Trans>Connect only sources, servers and tokens that you are allowed to use.</Trans>
                </li>
                <li>
                  <Trans>
                    Use what you watch as its rights holders allow. Downloading is offered only where the source offers
                    it.
                  </Trans>
                </li>
              </ul>
              <p>
                <Trans>
                  The service is free and provided as is. It may change, pause or end, and the operator does not promise
                  that a title is available, that details are right, or that nothing is ever lost. Nothing here limits
                  rights that the law of your country gives you and that cannot be waived. The operator may close
                  accounts that break these terms.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'third-parties',
          number: 3,
          title: t`Links to Third-Party Content`,
          body: (
            <>
              <p>
                <Trans>
                  Posters, descriptions, ratings and streams come from services that others run, and some links lead
                  away from {siteName}. The operator has no control over those services, does not vouch for them and is
                  not responsible for what they show or do. Their own terms and privacy notices apply there.
                </Trans>
              </p>
              <p>
                <Trans>
                  If you think that something linked here infringes your rights, see the{' '}
                  <Link to="/dmca">DMCA page</Link> for what to send. The <Link to="/disclaimer">disclaimer</Link> says
                  more about what this site is not.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'contact',
          title: t`Contact Us`,
          body: (
            <>
              <p>
                <Trans>Questions about these terms?</Trans>
              </p>
              <Contact subject={t`Terms of ${siteName}`} />
            </>
          ),
        },
      ]}
    />
  );
}
