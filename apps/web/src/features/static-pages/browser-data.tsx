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
          {siteName} stores this in your browser’s local storage. It isn’t sent anywhere unless you log in or a line
          below says so.
        </Trans>
      </p>
      <BrowserTable />
      <p>
        <Trans>
          If stored data can’t be read any more, a copy is kept under the same name with “-backup” added, so nothing of
          yours is lost. Until you close the tab, the browser also remembers which announcements it has shown and which
          pages it had to load twice.
        </Trans>
      </p>
      <p>
        <Trans>
          While you’re logged in, a database in the browser (“marquee”) stores the changes that haven’t reached your
          account yet, and a record of those that have. If someone else logs in here, your list can wait there for you.
        </Trans>
      </p>
    </>
  );
}
