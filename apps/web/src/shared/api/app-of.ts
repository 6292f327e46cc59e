import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { AppServices } from '../store/services';
import type { AppState } from '../store/state';

/** The state and the services of the store that a call is made in, which RTK Query does not know. */
export const appOf = ({ getState, extra }: Pick<BaseQueryApi, 'getState' | 'extra'>) => ({
  state: getState() as AppState,
  services: extra as AppServices,
});
