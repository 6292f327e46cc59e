import { createProviderAdapter, type SourceAdapter } from '@marquee/player/sources';
import { useMemo } from 'react';
import { configApi, useConfig } from '../../shared/api';
import { preferSource, type SourceChoice } from './prefer-source';

/**
 * The stream providers of the operator's settings, in their order, with the preferred source asked first.
 * `isKnown` is false until the settings have arrived: before that nothing can be said to be missing.
 */
export function useAdapters(preferred: SourceChoice | null): { adapters: readonly SourceAdapter[]; isKnown: boolean } {
  const { isSuccess, isError } = configApi.useConfigQuery();
  const { providers } = useConfig();
  const adapters = useMemo(() => {
    const inOrder = providers.map(({ id, name, url }, index) =>
      createProviderAdapter({ id, name, url, rank: -index, fetch: (address, init) => fetch(address, init) }),
    );
    return preferSource(inOrder, preferred);
  }, [providers, preferred]);
  return { adapters, isKnown: isSuccess || isError };
}
