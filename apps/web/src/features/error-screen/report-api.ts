import { backendApi } from '../../shared/api';

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

export const reportApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** The API forwards it to the operator. */
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
  }),
});
