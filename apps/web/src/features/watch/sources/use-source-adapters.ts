import type { PastedUrl } from '@marquee/core';
import type { runSources as RunSources, SourceAdapter } from '@marquee/player/sources';
import { useMemo } from 'react';
import { configApi, useConfig } from '../../../shared/api';
import { lazyChunk } from '../../../shared/lib/loading/lazy-chunk';
import { useAdapterNeeds } from '../../../shared/sources/use-adapter-needs';
import { useAppSelector, useIsRestored } from '../../../shared/store';
import { selectCanUseSources } from '../../../shared/store/profiles.slice';
import { selectAddressesOf, selectSourceChoices } from '../../../shared/store/sources.slice';
import { preferSource, type SourceChoice } from './prefer-source';

interface AdapterRequest {
  titleKey: string;
  /** Of a title that was watched before this one. */
  preferred: SourceChoice | null;
  isWanted: boolean;
}

interface Adapters {
  /** Those that are switched on, in the visitor's order. */
  adapters: readonly SourceAdapter[];
  /** Null until they are wanted, and settings and stored choices have been read: before that nothing can be said to be missing. */
  runSources: typeof RunSources | null;
}

/** What makes adapters and searches them; fetched when somebody is there, as a page that is only read needs none. */
const sourcesChunk = lazyChunk(() => import('../../../shared/sources/open-sources'));

const none: readonly PastedUrl[] = [];

/** The sources for a title: the visitor's addresses for it, then every source in its order; the preferred one before all. */
export function useSourceAdapters({ titleKey, preferred, isWanted }: AdapterRequest): Adapters {
  const { isSuccess, isError } = configApi.useConfigQuery();
  const isRestored = useIsRestored();
  const config = useConfig();
  const choices = useAppSelector(selectSourceChoices);
  // A profile without sources plays from no addresses of its own, not even from those of before.
  const addresses = useAppSelector((state) => (selectCanUseSources(state) ? selectAddressesOf(state, titleKey) : none));
  const needs = useAdapterNeeds();
  const isDecided = isWanted && isRestored && (isSuccess || isError);
  const sources = sourcesChunk.useModuleOrNull(isDecided);
  const open = sources?.openSources;
  const inOrder = useMemo(
    () => open?.({ config, choices, addresses }, needs) ?? [],
    [open, config, choices, addresses, needs],
  );
  const adapters = useMemo(() => preferSource(inOrder, preferred), [inOrder, preferred]);
  return { adapters, runSources: isDecided && sources ? sources.runSources : null };
}
