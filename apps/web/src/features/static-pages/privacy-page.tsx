import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { Article } from './article';
import { BrowserData } from './browser-data';
import { Contact } from './contact';
import { OtherServers } from './other-servers';

const AccountData = () => (
  <>
    <p>
      <Trans>An account is optional. If you make one, this site’s database holds:</Trans>
    </p>
    <ul>
      <li>
        <Trans>your username, email address and the name that you chose to show;</Trans>
      </li>
      <li>
        <Trans>your password as an argon2id hash, from which nobody can read it back;</Trans>
      </li>
      <li>
        <Trans>your bookmarks, watch history and settings, so that they are the same on all your devices;</Trans>
      </li>
      <li>
        <Trans>your 4K token, encrypted, if you entered one that is kept with accounts;</Trans>
      </li>
      <li>
        <Trans>
          your sessions: a random number in a cookie that scripts cannot read, of which the database holds only a hash,
          with the times it was made and last used.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans>
        This cookie is needed to stay logged in and does nothing else. When you remove a bookmark, a note that it is
        gone stays for 180 days, so that another device does not bring it back.
      </Trans>
    </p>
  </>
);

/** What is stored, where and why, according to this site's configuration. */
export function PrivacyPage() {
  const { siteName } = useConfig();
  return (
    <Article
      title={t`Privacy`}
      kicker={t`What is kept, where, and how to get rid of it`}
      lead={t`Without an account everything about you stays in your browser. With one, as little as possible leaves it.`}
      updated="2026-11-21"
      parts={[
        {
          id: 'browser',
          number: 1,
          title: t`In your browser`,
          body: <BrowserData />,
        },
        {
          id: 'account',
          number: 2,
          title: t`With an account`,
          body: <AccountData />,
        },
        {
          id: 'server',
          number: 3,
          title: t`On the server`,
          body: (
            <>
              <p>
                <Trans>
                  The server writes one line for each request to its log: the time, the address on this site without
                  what you searched for, and whether it worked. Cookies, passwords and tokens are left out. To keep
                  single visitors from overloading it, it counts requests by network address in memory for a short
                  while.
                </Trans>
              </p>
              <p>
                <Trans>
                  When a page breaks and you press Report This Issue, the operator gets the error, the page’s address,
                  your browser’s name and version, and what you wrote. Nothing is reported without that press.
                </Trans>
              </p>
            </>
          ),
        },
        { id: 'others', number: 4, title: t`Other servers`, body: <OtherServers /> },
        {
          id: 'choices',
          number: 5,
          title: t`Your choices`,
          body: (
            <>
              <ul>
                <li>
                  <Trans>
                    Remove single entries in <Link to="/bookmarks">Bookmarks</Link> and{' '}
                    <Link to="/history">Watch History</Link>.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    To remove everything that this site keeps in your browser, clear the site’s data in the browser’s
                    own settings. “Reset all app data”, on the screen that appears when something breaks, does the same.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    To see, correct or delete what an account holds, ask the operator. Depending on where you live, the
                    law gives you a right to that, and to complain to an authority.
                  </Trans>
                </li>
              </ul>
            </>
          ),
        },
        {
          id: 'contact',
          title: t`Who to ask`,
          body: (
            <>
              <p>
                <Trans>The operator of {siteName} is responsible for what is described here.</Trans>
              </p>
              <Contact subject={t`Privacy on ${siteName}`} />
            </>
          ),
        },
      ]}
    />
  );
}
