import type { DownloadCheckResponse } from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';

export const checkedDownloadApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    /** Verifies a signed link and returns its target; 400 if the signature is invalid, 410 if it has expired. */
    checkedDownload: build.query<DownloadCheckResponse, string>({
      query: (data) => ({ url: '/downloads/check', method: 'POST', body: { data } }),
    }),
  }),
});
