import { Trans } from '@lingui/react/macro';
import { PROVIDER_PATH } from '@marquee/core/contracts';
import { useConfig } from '../../shared/api';

/** Other servers that the browser contacts. */
export function OtherServers() {
  const { providers, analyticsUrl, ads, images } = useConfig();
  // A provider that this site proxies is not another server.
  const addresses = providers.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname !== PROVIDER_PATH);
  const serverHosts = addresses.map(({ host }) => host).join(', ');
  const pictureHost = images.baseUrl.startsWith('http') ? new URL(images.baseUrl).host : null;
  const countingHost = analyticsUrl ? new URL(analyticsUrl).host : null;
  return (
    <ul>
      {serverHosts !== '' && (
        <li>
          <Trans>
            <strong>Video servers</strong> ({serverHosts}): when you open a title, your browser asks them whether they
            have it, with the title’s name, year and IDs, and your 4K token if you entered one.
          </Trans>
        </li>
      )}
      <li>
        <Trans>
          <strong>Your own sources</strong>: your browser connects directly to the media servers and URLs you add.
        </Trans>
      </li>
      {pictureHost ? (
        <li>
          <Trans>
            <strong>Pictures</strong> come from {pictureHost}.
          </Trans>
        </li>
      ) : (
        <li>
          <Trans>
            <strong>Posters and other pictures of titles</strong> come through this site, so the services they come from
            can’t see you.
          </Trans>
        </li>
      )}
      {ads ? (
        <li>
          <Trans>
            <strong>Announcements and ads</strong> can include pictures from other servers. They’re loaded without
            saying which page you’re on.
          </Trans>
        </li>
      ) : (
        <li>
          <Trans>
            <strong>Announcements</strong> can include pictures from other servers. They’re loaded without saying which
            page you’re on.
          </Trans>
        </li>
      )}
      {countingHost && (
        <li>
          <Trans>
            <strong>Counting</strong> ({countingHost}): adding or removing a bookmark sends the name of that event and
            of the list, and nothing else. It’s off if your browser asks not to be tracked.
          </Trans>
        </li>
      )}
      <li>
        <Trans>
          <strong>Trailers</strong> are played by YouTube or Vimeo, which can see you only once you press play on one.
        </Trans>
      </li>
      <li>
        <Trans>Nothing else is loaded from elsewhere: no fonts, no scripts, no trackers.</Trans>
      </li>
    </ul>
  );
}
