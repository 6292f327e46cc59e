import {
  contentImageSchema,
  operatorContentSchema,
  type ContentKind,
  type OperatorContent,
} from '@marquee/core/contracts';
import { backendApi, configApi } from '../../shared/api';
import { callFailure } from '../../shared/api/call-failure';

/** What operators write for the site. */
export const contentApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    operatorContent: build.query<OperatorContent, undefined>({
      query: () => '/operator/content',
      transformResponse: (body: unknown) => operatorContentSchema.parse(body),
      transformErrorResponse: callFailure,
      keepUnusedDataFor: 0,
    }),
    saveContent: build.mutation<OperatorContent, { kind: ContentKind; value: unknown }>({
      query: ({ kind, value }) => ({ url: `/operator/content/${kind}`, method: 'PUT', body: { value } }),
      transformResponse: (body: unknown) => operatorContentSchema.parse(body),
      transformErrorResponse: callFailure,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        dispatch(contentApi.util.updateQueryData('operatorContent', undefined, () => saved.data));
        void dispatch(configApi.endpoints.config.initiate(undefined, { forceRefetch: true, subscribe: false }));
      },
    }),
    uploadPicture: build.mutation<{ path: string }, File>({
      query: (file) => ({
        url: '/operator/content-images',
        method: 'POST',
        body: file,
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
      transformResponse: (body: unknown) => contentImageSchema.parse(body),
      transformErrorResponse: callFailure,
    }),
  }),
});
