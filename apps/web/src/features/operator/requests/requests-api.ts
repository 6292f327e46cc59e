import {
  requestDetailsSchema,
  requestsPageSchema,
  type AnswerRequestBody,
  type RequestDetails,
  type RequestsPage,
  type RequestsQuery,
} from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';

const fail = { transformErrorResponse: callFailure };
/** Others may have changed it, so it is fetched whenever it is opened. */
const fresh = { keepUnusedDataFor: 0 };
const requestUrl = (id: string): string => `/operator/requests/${encodeURIComponent(id)}`;

/** What members ask for. */
export const operatorRequestsApi = backendApi.enhanceEndpoints({ addTagTypes: ['Requests'] }).injectEndpoints({
  endpoints: (build) => ({
    requests: build.query<RequestsPage, RequestsQuery>({
      query: (params) => ({ url: '/operator/requests', params }),
      transformResponse: (body: unknown) => requestsPageSchema.parse(body),
      providesTags: ['Requests'],
      ...fresh,
      ...fail,
    }),
    request: build.query<RequestDetails, string>({
      query: requestUrl,
      transformResponse: (body: unknown) => requestDetailsSchema.parse(body),
      providesTags: ['Requests'],
      ...fresh,
      ...fail,
    }),
    answerRequest: build.mutation<unknown, { id: string; answer: AnswerRequestBody }>({
      query: ({ id, answer }) => ({ url: requestUrl(id), method: 'PATCH', body: answer }),
      // Also if the library was faster.
      invalidatesTags: ['Requests'],
      ...fail,
    }),
  }),
});
