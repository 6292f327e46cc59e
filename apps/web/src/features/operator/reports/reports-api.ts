import {
  reportGroupDetailsSchema,
  reportsPageSchema,
  type ChangeReportBody,
  type ReportGroupDetails,
  type ReportsPage,
  type ReportsQuery,
} from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';
import { callFailure } from '../../../shared/api/call-failure';

const fail = { transformErrorResponse: callFailure };
/** Others may have changed it, so it is fetched whenever it is opened. */
const fresh = { keepUnusedDataFor: 0 };

/** Reports, in groups. */
export const reportsApi = backendApi.enhanceEndpoints({ addTagTypes: ['Reports'] }).injectEndpoints({
  endpoints: (build) => ({
    reports: build.query<ReportsPage, ReportsQuery>({
      query: (params) => ({ url: '/operator/reports', params }),
      transformResponse: (body: unknown) => reportsPageSchema.parse(body),
      providesTags: ['Reports'],
      ...fresh,
      ...fail,
    }),
    reportGroup: build.query<ReportGroupDetails, string>({
      query: (id) => `/operator/reports/${encodeURIComponent(id)}`,
      transformResponse: (body: unknown) => reportGroupDetailsSchema.parse(body),
      providesTags: ['Reports'],
      ...fresh,
      ...fail,
    }),
    changeReport: build.mutation<unknown, { id: string; change: ChangeReportBody }>({
      query: ({ id, change }) => ({
        url: `/operator/reports/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: change,
      }),
      // Also if another operator was first.
      invalidatesTags: ['Reports'],
      ...fail,
    }),
  }),
});
