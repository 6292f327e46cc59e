/** Headers by which a browser tells that a person opens a page. */
export interface VisitHeaders {
  'sec-fetch-dest'?: string | undefined;
  'upgrade-insecure-requests'?: string | string[] | undefined;
}

/** Whether a person opens the page, in a browser that runs its scripts. Over plain http, browsers send no `Sec-Fetch-Dest`. */
export const isVisit = (headers: VisitHeaders): boolean =>
  headers['sec-fetch-dest'] === 'document' || headers['upgrade-insecure-requests'] === '1';
