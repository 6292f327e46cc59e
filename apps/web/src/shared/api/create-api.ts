import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { env } from '../config/env';

/**
 * RTK Query's `createApi`. On the server, which runs no effects, a component that asks for something starts the call while it
 * renders; `app/server.tsx` waits for the answers and renders again.
 */
export const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: env.isServer }),
);
