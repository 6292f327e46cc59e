import { t } from '@lingui/core/macro';
import type { Report } from '../shared/store/storage';

/** Says so when TMDB failed and the gateway filled a list from the embedded catalogue, which looks like any other. */
export const reportOutages =
  (fetch: typeof globalThis.fetch, report: Report): typeof globalThis.fetch =>
  async (...request) => {
    const response = await fetch(...request);
    if (response.headers.get('X-Marquee-Source') === 'fallback') {
      const host = 'TMDB';
      report(t`${host} couldn’t be reached.`, { kind: 'info' });
    }
    return response;
  };
