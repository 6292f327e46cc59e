import type { PublicConfig } from '@marquee/core/contracts';
import { defaultConfig } from '../config/default-config';
import { loadChunk } from '../lib/loading/load-chunk';
import { useAppSelector } from '../store/hooks';
import type { AppState } from '../store/state';
import { backendApi } from './backend-api';

export const configApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched once when the app starts, and cached while it is open. */
    config: build.query<PublicConfig, void>({
      query: () => '/config',
      transformResponse: async (body: unknown): Promise<PublicConfig> => {
        const { publicConfigSchema } = await loadChunk(() => import('@marquee/core/contracts'));
        return publicConfigSchema.parse(body);
      },
      keepUnusedDataFor: Infinity,
    }),
  }),
});

const selectConfigQuery = configApi.endpoints.config.select();

/** The operator's settings, or safe defaults while they are unknown. */
export const selectConfig = (state: AppState): PublicConfig => selectConfigQuery(state).data ?? defaultConfig;

export const useConfig = (): PublicConfig => useAppSelector(selectConfig);
