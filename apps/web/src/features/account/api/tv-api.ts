import {
  tvCodeSchema,
  tvPollSchema,
  tvRequestSchema,
  type TvAnswer,
  type TvCode,
  type TvPoll,
  type TvRequest,
} from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';

const post = (url: string, body?: object) => ({ url, method: 'POST', body });
const fail = { transformErrorResponse: callFailure };

/** Log-in on a TV. Codes are in bodies, so that no log of requests has them. */
export const tvApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    startTv: build.mutation<TvCode, undefined>({
      query: () => post('/auth/tv'),
      transformResponse: (body: unknown) => tvCodeSchema.parse(body),
      ...fail,
    }),
    pollTv: build.mutation<TvPoll, undefined>({
      query: () => post('/auth/tv/poll'),
      transformResponse: (body: unknown) => tvPollSchema.parse(body),
      ...fail,
    }),
    tvRequest: build.query<TvRequest, string>({
      query: (code) => post('/auth/tv/request', { code }),
      transformResponse: (body: unknown) => tvRequestSchema.parse(body),
      keepUnusedDataFor: 0,
      ...fail,
    }),
    answerTv: build.mutation<unknown, TvAnswer>({
      query: (body) => post('/auth/tv/answer', body),
      ...fail,
    }),
  }),
});
