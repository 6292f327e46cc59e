import type { SourceAdapter } from '@marquee/player/sources';
import { useMemo } from 'react';
import { configApi, useConfig } from '../../../shared/api';
import { lazyChunk } from '../../../shared/lib/loading/lazy-chunk';
import { useAdapterNeeds } from '../../../shared/sources/use-adapter-needs';
import { useAppSelector, useIsRestored } from '../../../shared/store';
import { selectAddressesOf, selectSourceChoices } from '../../../shared/store/sources.slice';
import { preferSource, type SourceChoice } from './prefer-source';

interface Adapters {
  /** Those that are switched on, in the visitor's order. */
  adapters: readonly SourceAdapter[];
  /** False until settings and stored choices were read: before that nothing can be said to be missing. */
  isKnown: boolean;
}

/** What makes adapters; fetched when a page wants them, as a page that is only read needs none. */
const sourcesChunk = lazyChunk(() => import('../../../shared/sources/open-sources'));

/** The sources for a title: the visitor's addresses for it, then every source in its order; the preferred one before all. */
export function useSourceAdapters(titleKey: string, preferred: SourceChoice | null): Adapters {
  const { isSuccess, isError } = configApi.useConfigQuery();
  const isRestored = useIsRestored();
  const config = useConfig();
  const choices = useAppSelector(selectSourceChoices);
  const addresses = useAppSelector((state) => selectAddressesOf(state, titleKey));
  const needs = useAdapterNeeds();
  const isDecided = isRestored && (isSuccess || isError);
  const open = sourcesChunk.useModuleOrNull(isDecided)?.openSources ?? null;
  const inOrder = useMemo(
    () => open?.({ config, choices, addresses }, needs) ?? [],
    [open, config, choices, addresses, needs],
  );
  const adapters = useMemo(() => preferSource(inOrder, preferred), [inOrder, preferred]);
  return { adapters, isKnown: isDecided && open !== null };
}
