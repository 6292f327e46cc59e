import { readNetworks, type Network } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector } from './hooks';
import { selectSettings, useStoreSetting } from './settings';
import type { AppState } from './state';

const NONE: readonly Network[] = [];

const selectChosen = createSelector([(state: AppState) => selectSettings(state).ownServices], readNetworks);
/** The visitor's services if lists are to show only what is on them; else empty. */
export const selectOwnServices = createSelector(
  [selectChosen, (state: AppState) => selectSettings(state).ownServicesOnly],
  (chosen, isOn) => (isOn ? chosen : NONE),
);

/** The services that the visitor has, and whether lists show only what is on them. */
export function useOwnServices() {
  const chosen = useAppSelector(selectChosen);
  const isOn = useAppSelector(selectOwnServices).length > 0;
  const store = useStoreSetting();
  return {
    chosen,
    isOn,
    toggle: (service: Network) => {
      const next = chosen.includes(service) ? chosen.filter((each) => each !== service) : [...chosen, service];
      store('ownServices', next.length === 0 ? null : next.map(({ slug }) => slug).join(','));
    },
    switchTo: (value: boolean) => store('ownServicesOnly', value),
  };
}
