import { networkByProviderId, networks, WATCH_REGION } from '@marquee/core';
import type { TitleRecord } from '../../build/title-record';

/** A provider's row. Logos are omitted, because they are trademarks. */
export const providerRow = (providerId: number) => {
  const index = networks.findIndex((network) => network.providerId === providerId);
  return {
    provider_id: providerId,
    provider_name: networkByProviderId(providerId)?.name ?? '',
    logo_path: null,
    display_priority: Math.max(0, index),
  };
};

/** Subscriptions in the US, the only offers in the data. */
export function watchProviders(record: TitleRecord) {
  if (record.providerIds.length === 0) return { results: {} };
  return { results: { [WATCH_REGION]: { link: '', flatrate: record.providerIds.map(providerRow) } } };
}
