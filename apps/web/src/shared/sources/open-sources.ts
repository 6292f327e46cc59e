import type { PastedUrl, SourceChoices } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import type { SourceAdapter } from '@marquee/player/sources';
import { listSources } from './known-sources';
import { makeAdapter, makeAddressAdapter, type AdapterNeeds } from './make-adapter';

export { runSources } from '@marquee/player/sources';

interface SourcesOf {
  config: PublicConfig;
  choices: SourceChoices;
  /** The visitor's own for the title. */
  addresses: readonly PastedUrl[];
}

/** The sources that are switched on, as adapters in the visitor's order; the addresses for the title before all. */
export function openSources({ config, choices, addresses }: SourcesOf, needs: AdapterNeeds): SourceAdapter[] {
  const own = config.sources?.own === 'off' ? [] : addresses.map((entry) => makeAddressAdapter(entry, needs));
  const listed = listSources(config, choices).flatMap((source) => (source.isOn ? [makeAdapter(source, needs)] : []));
  return [...own, ...listed].filter((adapter) => adapter !== null);
}
