import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { env } from '../config/env';

/**
 * RTK Query's `createApi`. The server runs no effects, so there a query hook starts its request while rendering;
 * `app/server/render-page.tsx` waits for the responses and renders again.
 */
export const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: env.isServer }),
);
