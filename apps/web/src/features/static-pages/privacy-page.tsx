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
      <Trans>An account is optional. If you create one, this site’s database stores:</Trans>
    </p>
    <ul>
      <li>
        <Trans>your username, email address and display name;</Trans>
      </li>
      <li>
        <Trans>your password as an argon2id hash, from which nobody can read it back;</Trans>
      </li>
      <li>
        <Trans>
          your bookmarks, favorites, followed series, watch history, diary, ratings, notes, saved filters, settings and
          the titles you’re not interested in, for each profile, so they’re the same on all your devices;
        </Trans>
      </li>
      <li>
        <Trans>your profiles: their names, pictures and limits, and their PINs as argon2id hashes;</Trans>
      </li>
      <li>
        <Trans>your 4K token, encrypted, if you entered one that accounts can store;</Trans>
      </li>
      <li>
        <Trans>
          your passkeys, if you added any: their public keys, which open nothing, their names, and when each was added
          and last used;
        </Trans>
      </li>
      <li>
        <Trans>
          the key of your authenticator app, encrypted, and hashes of recovery codes, if you turned on two-step login;
        </Trans>
      </li>
      <li>
        <Trans>
          your sessions: a random number in a cookie that scripts can’t read, of which the database stores only a hash,
          with the times it was created and last used;
        </Trans>
      </li>
      <li>
        <Trans>
          if you turned on notices, the address and keys by which your browser gets them, its time zone and language,
          and what you were told;
        </Trans>
      </li>
      <li>
        <Trans>
          the titles you asked for, where this site takes requests, and the answers; its operators see who asks;
        </Trans>
      </li>
      <li>
        <Trans>the problems you reported, unless you left your account out, and the answers.</Trans>
      </li>
    </ul>
    <p>
      <Trans>
        You need this cookie to stay logged in, and it does nothing else. When you remove a bookmark, a note that it’s
        gone stays for 180 days, so another device doesn’t bring it back.
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
      kicker={t`What’s stored, where, and how to delete it`}
      lead={t`Without an account, everything about you stays in your browser. With one, as little as possible leaves it.`}
      updated="2026-11-28"
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
                  The server writes one line to its log for each request: the time, the path on this site without what
                  you searched for, and whether it worked. Cookies, passwords and tokens are left out. To keep
                  individual visitors from overloading it, it briefly counts requests by IP address in memory.
                </Trans>
              </p>
              <p>
                <Trans>
                  When a page breaks and you press Report This Issue, the operator gets the error, the page’s URL, your
                  browser’s name and version, and what you wrote. Nothing is reported unless you press it.
                </Trans>
              </p>
              <p>
                <Trans>
                  When you report a problem with a title, you see everything that will be sent and can leave parts out.
                  If you’re logged in, your account is noted so that the answer can reach you, unless you leave it out.
                  The server stores reports without your IP address, keeps only the newest about each problem, and
                  deletes them 90 days after the last one if the problem is closed, and after a year otherwise. Deleting
                  your account deletes the reports tied to it.
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
                    Remove individual entries in <Link to="/bookmarks">My list</Link> and{' '}
                    <Link to="/history">Watch History</Link>.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    To remove everything this site stores in your browser, press “Clear all data” in{' '}
                    <Link to="/account?tab=account">Settings</Link>.
                  </Trans>
                </li>
                <li>
                  <Trans>
                    To see, correct or delete what an account stores, open{' '}
                    <Link to="/account?tab=account">Settings</Link>: “Export” downloads all of it, and “Delete account”
                    removes it. Depending on where you live, the law gives you a right to that, and to complain to an
                    authority.
                  </Trans>
                </li>
              </ul>
            </>
          ),
        },
        {
          id: 'contact',
          title: t`Who to contact`,
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
