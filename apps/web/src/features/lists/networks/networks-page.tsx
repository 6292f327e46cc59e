import { t } from '@lingui/core/macro';
import { networkHref, networks, type Network } from '@marquee/core';
import { mixedFeedApi, useConfig } from '../../../shared/api';
import { PREVIEW_LENGTH, PreviewStrip } from '../../../shared/ui';
import { networkSource } from './network-page';

function NetworkPreview({ network }: { network: Network }) {
  const source = networkSource(network);
  const { currentData, isError } = mixedFeedApi.useMixedPreviewQuery({ source, limit: PREVIEW_LENGTH });
  return (
    <PreviewStrip
      title={network.name}
      href={networkHref(network.slug)}
      items={currentData}
      isError={isError}
      trendingAbove={useConfig().trendingBadge.card}
    />
  );
}

/** The eight networks with five titles each. */
export const NetworksPage = () => (
  <>
    <h1 className="page-x display pt-8 pb-8 text-4xl md:pt-10 md:text-5xl">{t`Networks`}</h1>
    <div className="flex flex-col gap-12 md:gap-14">
      {networks.map((network) => (
        <NetworkPreview key={network.slug} network={network} />
      ))}
    </div>
  </>
);
