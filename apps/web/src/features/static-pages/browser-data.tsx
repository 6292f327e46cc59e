import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../shared/api';
import { i18n } from '../../shared/i18n';
import { storedInBrowser } from './stored-data';

const BrowserTable = () => (
  <dl className="grid border-t">
    {storedInBrowser.map(({ keys, what, why }) => (
      <div key={keys.join()} className="grid gap-x-6 gap-y-1 border-b py-4 md:grid-cols-[1fr_1fr]">
        <dt>
          <span className="font-medium text-ink">{i18n._(what)}</span>
          <span className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-faint">
            {keys.map((key) => (
              <code key={key}>{key}</code>
            ))}
          </span>
        </dt>
        <dd>{i18n._(why)}</dd>
      </div>
    ))}
  </dl>
);

/** The data that the site stores in the visitor's browser. */
export function BrowserData() {
  const { siteName } = useConfig();
  return (
    <>
      <p>
        <Trans>
          {siteName} keeps this in your browser’s local storage. It is not sent anywhere unless you log in or a line
          below says so.
        </Trans>
      </p>
      <BrowserTable />
      <p>
        <Trans>
          Where something stored cannot be read any more, a copy is kept under the same name with “-backup” behind it,
          so that nothing of yours is lost. Until you close the tab, the browser also remembers which announcements it
          has shown and which pages it had to load twice.
        </Trans>
      </p>
      <p>
        <Trans>
          While you are logged in, a database of the browser (“marquee-sync”) holds the changes that have not reached
          your account yet, and marks of those that have. If somebody else logs in here, your list can wait there for
          you.
        </Trans>
      </p>
    </>
  );
}
