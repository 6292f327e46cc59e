import {
  oidcCheckSchema,
  operatorSettingsSchema,
  tmdbCheckSchema,
  type OidcCheck,
  type OperatorSettings,
  type SiteSettingsBody,
  type TmdbCheck,
} from '@marquee/core/contracts';
import { backendApi, configApi } from '../../shared/api';
import { callFailure } from '../../shared/api/call-failure';

/** The site's settings, for operators. */
export const siteSettingsApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    siteSettings: build.query<OperatorSettings, undefined>({
      query: () => '/operator/settings',
      transformResponse: (body: unknown) => operatorSettingsSchema.parse(body),
      keepUnusedDataFor: 0,
    }),
    saveSiteSettings: build.mutation<OperatorSettings, SiteSettingsBody>({
      query: (body) => ({ url: '/operator/settings', method: 'PATCH', body }),
      transformResponse: (body: unknown) => operatorSettingsSchema.parse(body),
      transformErrorResponse: callFailure,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        dispatch(siteSettingsApi.util.updateQueryData('siteSettings', undefined, () => saved.data));
        void dispatch(configApi.endpoints.config.initiate(undefined, { forceRefetch: true, subscribe: false }));
      },
    }),
    checkOidc: build.mutation<OidcCheck, { issuer?: string }>({
      query: (body) => ({ url: '/operator/settings/check-oidc', method: 'POST', body }),
      transformResponse: (body: unknown) => oidcCheckSchema.parse(body),
      transformErrorResponse: callFailure,
    }),
    checkTmdb: build.mutation<TmdbCheck, { token?: string }>({
      query: (body) => ({ url: '/operator/settings/check-tmdb', method: 'POST', body }),
      transformResponse: (body: unknown) => tmdbCheckSchema.parse(body),
      transformErrorResponse: callFailure,
    }),
  }),
});
