import type { DownloadLinkResponse, DownloadLinkBody } from '@marquee/core/contracts';
import { backendApi } from '../../../shared/api';

/** Cached for a while, so that reopening the overlay makes no request. */
const KEEP_SEC = 600;

export const downloadLinkApi = backendApi.injectEndpoints({
  endpoints: (build) => ({
    downloadLink: build.query<DownloadLinkResponse, DownloadLinkBody>({
      query: (body) => ({ url: '/downloads', method: 'POST', body }),
      keepUnusedDataFor: KEEP_SEC,
    }),
  }),
});
