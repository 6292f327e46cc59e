import type { PastedUrl, SourceChoices } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import type { SourceAdapter } from '@marquee/player/sources';
import { listSources } from './known-sources';
import { makeAdapter, makeAddressAdapter, type AdapterNeeds } from './make-adapter';

export { runSources } from '@marquee/player/sources';

interface SourcesOf {
  config: PublicConfig;
  choices: SourceChoices;
  /** URLs that the visitor entered for the title. */
  addresses: readonly PastedUrl[];
}

/** Adapters of the enabled sources in the visitor's order, after those of the title's URLs. */
export function openSources({ config, choices, addresses }: SourcesOf, needs: AdapterNeeds): SourceAdapter[] {
  const own = config.sources?.own === 'off' ? [] : addresses.map((entry) => makeAddressAdapter(entry, needs));
  const listed = listSources(config, choices).flatMap((source) => (source.isOn ? [makeAdapter(source, needs)] : []));
  return [...own, ...listed].filter((adapter) => adapter !== null);
}
