import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector, type AppState } from '../store';
import { selectSourceChoices } from '../store/sources.slice';
import { selectUiToken } from '../store/ui-token.slice';
import type { AdapterNeeds } from './make-adapter';

/** Dependencies of source adapters in this browser. */
export function useAdapterNeeds(): AdapterNeeds {
  const store = useStore<AppState>();
  const deviceId = useAppSelector((state) => selectSourceChoices(state).deviceId) ?? '';
  return useMemo(
    () => ({
      fetch: (address, init) => fetch(address, init),
      now: () => Date.now(),
      deviceId,
      uiToken: () => selectUiToken(store.getState()),
    }),
    [store, deviceId],
  );
}
