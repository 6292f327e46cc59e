import type { SourceAdapter } from '@marquee/player/sources';
import { useMemo } from 'react';
import { configApi, useConfig } from '../../shared/api';
import { listSources, makeAdapter, makeAddressAdapter, useAdapterNeeds } from '../../shared/sources';
import { useAppSelector, useIsRestored } from '../../shared/store';
import { selectAddressesOf, selectSourceChoices } from '../../shared/store/sources.slice';
import { preferSource, type SourceChoice } from './prefer-source';

interface Adapters {
  /** Those that are switched on, in the visitor's order. */
  adapters: readonly SourceAdapter[];
  /** False until settings and stored choices were read: before that nothing can be said to be missing. */
  isKnown: boolean;
}

/** The sources for a title: the visitor's addresses for it, then every source in its order; the preferred one before all. */
export function useAdapters(titleKey: string, preferred: SourceChoice | null): Adapters {
  const { isSuccess, isError } = configApi.useConfigQuery();
  const isRestored = useIsRestored();
  const config = useConfig();
  const choices = useAppSelector(selectSourceChoices);
  const addresses = useAppSelector((state) => selectAddressesOf(state, titleKey));
  const needs = useAdapterNeeds();
  const inOrder = useMemo(() => {
    const own = config.sources?.own === 'off' ? [] : addresses.map((entry) => makeAddressAdapter(entry, needs));
    const listed = listSources(config, choices).flatMap((source) => (source.isOn ? [makeAdapter(source, needs)] : []));
    return [...own, ...listed]
      .filter((adapter) => adapter !== null)
      .map((adapter, index): SourceAdapter => ({ ...adapter, rank: -index }));
  }, [config, choices, addresses, needs]);
  const adapters = useMemo(() => preferSource(inOrder, preferred), [inOrder, preferred]);
  return { adapters, isKnown: isRestored && (isSuccess || isError) };
}
