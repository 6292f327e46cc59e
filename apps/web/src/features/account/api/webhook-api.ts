import { newWebhookSchema, webhookStateSchema, type NewWebhook, type Webhook } from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';

const PATH = '/users/me/webhook';
const readState = (body: unknown): Webhook | null => webhookStateSchema.parse(body).webhook;
const changing = { invalidatesTags: ['Webhook' as const], transformErrorResponse: callFailure };

/** Calls about the account's webhook. */
export const webhookApi = backendApi.enhanceEndpoints({ addTagTypes: ['Webhook'] }).injectEndpoints({
  endpoints: (build) => ({
    webhook: build.query<Webhook | null, undefined>({
      query: () => PATH,
      transformResponse: readState,
      providesTags: ['Webhook'],
      keepUnusedDataFor: 0,
    }),
    setWebhook: build.mutation<NewWebhook, string>({
      query: (url) => ({ url: PATH, method: 'PUT', body: { url } }),
      transformResponse: (body: unknown) => newWebhookSchema.parse(body),
      ...changing,
    }),
    renewWebhookSecret: build.mutation<NewWebhook, undefined>({
      query: () => ({ url: `${PATH}/secret`, method: 'POST' }),
      transformResponse: (body: unknown) => newWebhookSchema.parse(body),
      ...changing,
    }),
    turnOnWebhook: build.mutation<Webhook | null, undefined>({
      query: () => ({ url: `${PATH}/turn-on`, method: 'POST' }),
      transformResponse: readState,
      ...changing,
    }),
    testWebhook: build.mutation<Webhook | null, undefined>({
      query: () => ({ url: `${PATH}/test`, method: 'POST' }),
      transformResponse: readState,
      ...changing,
    }),
    removeWebhook: build.mutation<unknown, undefined>({
      query: () => ({ url: PATH, method: 'DELETE' }),
      ...changing,
    }),
  }),
});
