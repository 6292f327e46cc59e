import { createProviderAdapter, type SourceAdapter } from '@marquee/player/sources';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { configApi, useConfig } from '../../shared/api';
import type { AppState } from '../../shared/store';
import { selectUiToken } from '../../shared/store/ui-token.slice';
import { preferSource, type SourceChoice } from './prefer-source';

/**
 * The stream providers of the operator's settings, in their order, with the preferred source asked first.
 * The personal 4K token goes to the first of them, the one that the 4K guide gave it to, and to no other.
 * `isKnown` is false until the settings have arrived: before that nothing can be said to be missing.
 */
export function useAdapters(preferred: SourceChoice | null): { adapters: readonly SourceAdapter[]; isKnown: boolean } {
  const { isSuccess, isError } = configApi.useConfigQuery();
  const { providers } = useConfig();
  const store = useStore<AppState>();
  const adapters = useMemo(() => {
    const token = () => selectUiToken(store.getState());
    const inOrder = providers.map(({ id, name, url }, index) =>
      createProviderAdapter({
        id,
        name,
        url,
        rank: -index,
        fetch: (address, init) => fetch(address, init),
        ...(index === 0 && { token }),
      }),
    );
    return preferSource(inOrder, preferred);
  }, [providers, preferred, store]);
  return { adapters, isKnown: isSuccess || isError };
}
