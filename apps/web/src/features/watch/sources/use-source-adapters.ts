import type { PastedUrl } from '@marquee/core';
import type { runSources as RunSources, SourceAdapter } from '@marquee/player/sources';
import { useMemo } from 'react';
import { configApi, useConfig } from '../../../shared/api';
import { lazyChunk } from '../../../shared/lib/loading/lazy-chunk';
import { useAdapterNeeds } from '../../../shared/sources/use-adapter-needs';
import { useAppSelector, useIsRestored } from '../../../shared/store';
import { selectCanUseSources } from '../../../shared/store/profiles.slice';
import { selectAddressesOf, selectSourceChoices } from '../../../shared/store/sources.slice';

interface Adapters {
  /** Enabled sources in the visitor's order. */
  adapters: readonly SourceAdapter[];
  /**
   * Null until it is wanted, and settings and stored choices are loaded: before that, no source can be reported as
   * missing.
   */
  runSources: typeof RunSources | null;
}

/** Creates and searches adapters. Loaded once the visitor interacts, because a page that is only read needs none. */
const sourcesChunk = lazyChunk(() => import('../../../shared/sources/open-sources'));

const none: readonly PastedUrl[] = [];

/** The sources for a title: the visitor's URLs for it, then all sources in order. */
export function useSourceAdapters(titleKey: string, isWanted: boolean): Adapters {
  const { isSuccess, isError } = configApi.useConfigQuery();
  const isRestored = useIsRestored();
  const config = useConfig();
  const choices = useAppSelector(selectSourceChoices);
  // A profile without access to sources does not play from URLs, even existing ones.
  const addresses = useAppSelector((state) => (selectCanUseSources(state) ? selectAddressesOf(state, titleKey) : none));
  const needs = useAdapterNeeds();
  const isDecided = isWanted && isRestored && (isSuccess || isError);
  const sources = sourcesChunk.useModuleOrNull(isDecided);
  const open = sources?.openSources;
  const adapters = useMemo(
    () => open?.({ config, choices, addresses }, needs) ?? [],
    [open, config, choices, addresses, needs],
  );
  return { adapters, runSources: isDecided && sources ? sources.runSources : null };
}
