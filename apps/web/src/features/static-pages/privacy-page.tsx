import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { Article } from './article';
import { Contact } from './contact';
import { storedInBrowser } from './stored-data';

const BrowserTable = () => (
  <dl className="grid border-t">
    {storedInBrowser.map(({ keys, what, why }) => (
      <div key={keys.join()} className="grid gap-x-6 gap-y-1 border-b py-4 md:grid-cols-[1fr_1fr]">
        <dt>
          <span className="font-medium text-ink">{what}</span>
          <span className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-faint">
            {keys.map((key) => (
              <code key={key}>{key}</code>
            ))}
          </span>
        </dt>
        <dd>{why}</dd>
      </div>
    ))}
  </dl>
);

function OtherServers() {
  const { providers, analyticsUrl, ads, images } = useConfig();
  const hosts = providers.map(({ url }) => new URL(url).host);
  return (
    <ul>
      {hosts.length > 0 && (
        <li>
          <strong>Stream providers</strong> ({hosts.join(', ')}): when you open a title, your browser asks them whether
          they have it, with the title’s name, year and numbers, and your 4K token if you entered one.
        </li>
      )}
      <li>
        <strong>Sources of your own</strong>: a media server or an address that you connect is asked by your browser
        directly.
      </li>
      {images.baseUrl.startsWith('http') ? (
        <li>
          <strong>Pictures</strong> come from {new URL(images.baseUrl).host}.
        </li>
      ) : (
        <li>
          <strong>Posters and other pictures of titles</strong> come through this site, so that the services they come
          from do not see you.
        </li>
      )}
      <li>
        <strong>Announcements{ads ? ' and ads' : ''}</strong> can hold pictures from other servers. They are loaded
        without saying which page you are on.
      </li>
      {analyticsUrl && (
        <li>
          <strong>Counting</strong> ({new URL(analyticsUrl).host}): adding or removing a bookmark sends the name of that
          event and of the category, and nothing else. It is off when your browser asks not to be tracked.
        </li>
      )}
      <li>
        <strong>Trailers</strong> are played by YouTube or Vimeo, which see you only once you press play on one.
      </li>
      <li>Nothing else is loaded from elsewhere: no fonts, no scripts, no trackers.</li>
    </ul>
  );
}

/** What is stored, where and why; true for the instance that shows it. */
export function PrivacyPage() {
  const { siteName } = useConfig();
  return (
    <Article
      title="Privacy"
      kicker="What is kept, where, and how to get rid of it"
      lead="Without an account everything about you stays in your browser. With one, as little as possible leaves it."
      updated="21 November 2026"
      parts={[
        {
          id: 'browser',
          number: 1,
          title: 'In your browser',
          body: (
            <>
              <p>
                {siteName} keeps this in your browser’s local storage. It is not sent anywhere unless you log in or a
                line below says so.
              </p>
              <BrowserTable />
              <p>
                Where something stored cannot be read any more, a copy is kept under the same name with “-backup” behind
                it, so that nothing of yours is lost. Until you close the tab, the browser also remembers which
                announcements it has shown and which pages it had to load twice.
              </p>
              <p>
                While you are logged in, a database of the browser (“marquee-sync”) holds the changes that have not
                reached your account yet, and marks of those that have. If somebody else logs in here, your list can
                wait there for you.
              </p>
            </>
          ),
        },
        {
          id: 'account',
          number: 2,
          title: 'With an account',
          body: (
            <>
              <p>An account is optional. If you make one, this site’s database holds:</p>
              <ul>
                <li>your username, email address and the name that you chose to show;</li>
                <li>your password as an argon2id hash, from which nobody can read it back;</li>
                <li>your bookmarks, watch history and settings, so that they are the same on all your devices;</li>
                <li>your 4K token, encrypted, if you entered one that is kept with accounts;</li>
                <li>
                  your sessions: a random number in a cookie that scripts cannot read, of which the database holds only
                  a hash, with the times it was made and last used.
                </li>
              </ul>
              <p>
                This cookie is needed to stay logged in and does nothing else. When you remove a bookmark, a note that
                it is gone stays for 180 days, so that another device does not bring it back.
              </p>
            </>
          ),
        },
        {
          id: 'server',
          number: 3,
          title: 'On the server',
          body: (
            <>
              <p>
                The server writes one line for each request to its log: the time, the address on this site without what
                you searched for, and whether it worked. Cookies, passwords and tokens are left out. To keep single
                visitors from overloading it, it counts requests by network address in memory for a short while.
              </p>
              <p>
                When a page breaks and you press Report This Issue, the operator gets the error, the page’s address,
                your browser’s name and version, and what you wrote. Nothing is reported without that press.
              </p>
            </>
          ),
        },
        { id: 'others', number: 4, title: 'Other servers', body: <OtherServers /> },
        {
          id: 'choices',
          number: 5,
          title: 'Your choices',
          body: (
            <>
              <ul>
                <li>
                  Remove single entries in <Link to="/bookmarks">Bookmarks</Link> and{' '}
                  <Link to="/history">Watch History</Link>.
                </li>
                <li>
                  To remove everything that this site keeps in your browser, clear the site’s data in the browser’s own
                  settings. “Reset all app data”, on the screen that appears when something breaks, does the same.
                </li>
                <li>
                  To see, correct or delete what an account holds, ask the operator. Depending on where you live, the
                  law gives you a right to that, and to complain to an authority.
                </li>
              </ul>
            </>
          ),
        },
        {
          id: 'contact',
          title: 'Who to ask',
          body: (
            <>
              <p>The operator of {siteName} is responsible for what is described here.</p>
              <Contact subject={`Privacy on ${siteName}`} />
            </>
          ),
        },
      ]}
    />
  );
}
