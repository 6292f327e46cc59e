import { t } from '@lingui/core/macro';
import { networkHref, networks } from '@marquee/core';
import { MediaRow, PictureTile } from '../../shared/ui';

/** The eight streaming networks, with generated pictures, because their logos are trademarks. */
export function NetworksRow() {
  return (
    <MediaRow title={t`Networks`} href="/networks" cells="tile">
      {networks.map(({ slug, name }) => (
        <li key={slug}>
          <PictureTile href={networkHref(slug)} name={name} picture={`network-${slug}`} />
        </li>
      ))}
    </MediaRow>
  );
}
