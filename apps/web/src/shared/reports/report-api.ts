import type { ProblemReportBody } from '@marquee/core/contracts';
import { backendApi } from '../api';
import { callFailure } from '../api/call-failure';

/** Maximum length of the stack trace in a report (ERROR-08). */
const STACK_LIMIT = 1000;
const NO_DETAILS = 'No additional details provided';

interface ErrorReport {
  name: string;
  message: string;
  url: string;
  status: string;
  report: string;
  browser: string;
  stack: string;
}

/** Both go to the operators. */
export const reportApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    reportError: build.mutation<unknown, ErrorReport>({
      query: (report) => ({
        url: '/reports',
        method: 'POST',
        body: {
          ...report,
          report: report.report.trim() || NO_DETAILS,
          stack: report.stack.slice(0, STACK_LIMIT),
        },
      }),
    }),
    reportProblem: build.mutation<unknown, ProblemReportBody>({
      query: (body) => ({ url: '/reports', method: 'POST', body }),
      transformErrorResponse: callFailure,
    }),
  }),
});
