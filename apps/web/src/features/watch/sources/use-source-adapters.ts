import type { SourceAdapter } from '@marquee/player/sources';
import { useEffect, useMemo, useState } from 'react';
import { configApi, useConfig } from '../../../shared/api';
import { loadWhenOnline } from '../../../shared/lib/loading/load-when-online';
import type { openSources } from '../../../shared/sources/open-sources';
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

let loaded: typeof openSources | null = null;

/** What makes adapters; fetched when a page wants them, as a page that is only read needs none. Null until it is there. */
function useOpenSources(isWanted: boolean): typeof openSources | null {
  const [open, setOpen] = useState(() => loaded);
  useEffect(() => {
    if (open || !isWanted) return;
    let isCurrent = true;
    // In a task of its own: it names a dozen files to the browser, after a page that has just been drawn anew.
    const timer = setTimeout(() => {
      void loadWhenOnline(() => import('../../../shared/sources/open-sources')).then((module) => {
        loaded = module.openSources;
        if (isCurrent) setOpen(() => module.openSources);
      });
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [open, isWanted]);
  return open;
}

/** The sources for a title: the visitor's addresses for it, then every source in its order; the preferred one before all. */
export function useSourceAdapters(titleKey: string, preferred: SourceChoice | null): Adapters {
  const { isSuccess, isError } = configApi.useConfigQuery();
  const isRestored = useIsRestored();
  const config = useConfig();
  const choices = useAppSelector(selectSourceChoices);
  const addresses = useAppSelector((state) => selectAddressesOf(state, titleKey));
  const needs = useAdapterNeeds();
  const isDecided = isRestored && (isSuccess || isError);
  const open = useOpenSources(isDecided);
  const inOrder = useMemo(
    () => open?.({ config, choices, addresses }, needs) ?? [],
    [open, config, choices, addresses, needs],
  );
  const adapters = useMemo(() => preferSource(inOrder, preferred), [inOrder, preferred]);
  return { adapters, isKnown: isDecided && open !== null };
}
