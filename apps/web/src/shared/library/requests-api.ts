import { ownRequestsSchema, type OwnRequest, type RequestBody } from '@marquee/core/contracts';
import { backendApi, LIBRARY_TAG } from '../api';
import { callFailure } from '../api/call-failure';

const fail = { transformErrorResponse: callFailure };

/** What the person asks for. The library may end it. */
export const requestsApi = backendApi.enhanceEndpoints({ addTagTypes: ['OwnRequests'] }).injectEndpoints({
  endpoints: (build) => ({
    /** By username, so that nobody sees those of whoever was logged in before. */
    ownRequests: build.query<OwnRequest[], string>({
      query: () => '/users/me/requests',
      transformResponse: (body: unknown) => ownRequestsSchema.parse(body).requests,
      providesTags: ['OwnRequests', LIBRARY_TAG],
      ...fail,
    }),
    askFor: build.mutation<unknown, RequestBody>({
      query: (body) => ({ url: '/users/me/requests', method: 'POST', body }),
      // The library may be why it was refused.
      invalidatesTags: (_answer, error) => (error ? ['OwnRequests', LIBRARY_TAG] : ['OwnRequests']),
      ...fail,
    }),
    withdrawRequest: build.mutation<unknown, string>({
      query: (id) => ({ url: `/users/me/requests/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['OwnRequests'],
      ...fail,
    }),
  }),
});
