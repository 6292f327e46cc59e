import type { DownloadCheckResponse } from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';

export const checkedDownloadApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a signed link leads to; 400 for one that is not ours, 410 for one whose day is over. */
    checkedDownload: build.query<DownloadCheckResponse, string>({
      query: (data) => ({ url: '/downloads/check', method: 'POST', body: { data } }),
    }),
  }),
});
