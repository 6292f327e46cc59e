import { ApiError } from '../../http/errors';
import type { Logger } from '@marquee/server';
import type { Report } from './report-body';
import { reportEmbed } from './report-embed';

export interface ReportsServiceDeps {
  /** Secret: browsers post to the API, never to the webhook. */
  webhookUrl: string | undefined;
  fetch: typeof globalThis.fetch;
  now: () => number;
  logger: Logger;
}

const TIMEOUT_MS = 8_000;

/** Delivers error reports to the operator's chat, or to the log if none is configured. */
export class ReportsService {
  constructor(private readonly deps: ReportsServiceDeps) {}

  /** @throws ApiError `report_not_delivered` if the webhook does not accept it */
  async deliver(report: Report): Promise<void> {
    const { webhookUrl, logger, now } = this.deps;
    logger.warn({ report }, 'a visitor reported an error');
    if (!webhookUrl) return;
    const response = await this.deps
      .fetch(webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(reportEmbed(report, new Date(now()))),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      .catch((cause: unknown) => {
        throw new ApiError('report_not_delivered', { cause });
      });
    await response.body?.cancel();
    if (!response.ok) throw new ApiError('report_not_delivered', { cause: `the webhook answered ${response.status}` });
  }
}
