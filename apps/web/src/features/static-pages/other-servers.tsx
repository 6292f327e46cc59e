import { Trans } from '@lingui/react/macro';
import { PROVIDER_PATH } from '@marquee/core/contracts';
import { useConfig } from '../../shared/api';

/** Other servers that the browser contacts. */
export function OtherServers() {
  const { providers, analyticsUrl, ads, images } = useConfig();
  // A provider that this site proxies is not another server.
  const addresses = providers.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname !== PROVIDER_PATH);
  const providerHosts = addresses.map(({ host }) => host).join(', ');
  const pictureHost = images.baseUrl.startsWith('http') ? new URL(images.baseUrl).host : null;
  const countingHost = analyticsUrl ? new URL(analyticsUrl).host : null;
  return (
    <ul>
      {providerHosts !== '' && (
        <li>
          <Trans>
            <strong>Stream providers</strong> ({providerHosts}): when you open a title, your browser asks them whether
            they have it, with the title’s name, year and numbers, and your 4K token if you entered one.
          </Trans>
        </li>
      )}
      <li>
        <Trans>
          <strong>Sources of your own</strong>: a media server or an address that you connect is asked by your browser
          directly.
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
            <strong>Posters and other pictures of titles</strong> come through this site, so that the services they come
            from do not see you.
          </Trans>
        </li>
      )}
      {ads ? (
        <li>
          <Trans>
            <strong>Announcements and ads</strong> can hold pictures from other servers. They are loaded without saying
            which page you are on.
          </Trans>
        </li>
      ) : (
        <li>
          <Trans>
            <strong>Announcements</strong> can hold pictures from other servers. They are loaded without saying which
            page you are on.
          </Trans>
        </li>
      )}
      {countingHost && (
        <li>
          <Trans>
            <strong>Counting</strong> ({countingHost}): adding or removing a bookmark sends the name of that event and
            of the category, and nothing else. It is off when your browser asks not to be tracked.
          </Trans>
        </li>
      )}
      <li>
        <Trans>
          <strong>Trailers</strong> are played by YouTube or Vimeo, which see you only once you press play on one.
        </Trans>
      </li>
      <li>
        <Trans>Nothing else is loaded from elsewhere: no fonts, no scripts, no trackers.</Trans>
      </li>
    </ul>
  );
}
