import type { SiteLanguage, ViewingRule } from '@marquee/core';
import type { ProblemReport } from '@marquee/core/contracts';
import type { DiskSpace, Logger } from '@marquee/server';
import type { PrismaDatabase } from '../../db';
import { ApiError, STORAGE_RETRY_SEC } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import { nameOfTitle, type FilteredTmdb } from '../tmdb';
import { BegunGroups } from './begun-groups';
import { crashReport, problemReport, type Report } from './report';
import type { CrashReport } from './report-body';
import { crashEmbed, problemEmbed } from './report-embed';
import { ReportsRepository } from './reports.repository';

export interface ReportsServiceDeps {
  database: PrismaDatabase;
  tmdb: Pick<FilteredTmdb, 'get'>;
  limits: Pick<RateLimits, 'reportsOfStrangers' | 'reportsOfMembers' | 'reportsOfMember'>;
  diskSpace: Pick<DiskSpace, 'isBelowReserve'>;
  /** Secret: browsers post to the API, never to the webhook. */
  webhookUrl: string | undefined;
  publicUrl: string | undefined;
  fetch: typeof globalThis.fetch;
  now: () => number;
  logger: Logger;
}

/** Who reports. */
export interface Reporter {
  /** Null of everybody who is not signed in. */
  userId: string | null;
  rules: readonly ViewingRule[];
  language: SiteLanguage;
  /** Of the request; it is not stored. */
  address: string;
}

const TIMEOUT_MS = 8_000;

/** Takes reports: stores them in groups, and passes each on to the operator's chat, if one is configured. */
export class ReportsService {
  readonly #begun = new BegunGroups();

  constructor(private readonly deps: ReportsServiceDeps) {}

  /**
   * A report of a problem with a title.
   *
   * @throws ApiError `not_found` for a title that is hidden from the reporter, `rate_limited`, `reports_full`
   */
  async takeProblem(body: ProblemReport, reporter: Reporter): Promise<void> {
    const { tmdb, now, publicUrl, logger } = this.deps;
    const { rules, address: caller } = reporter;
    const { title, episode } = body;
    const part = episode && `season/${episode.season}/episode/${episode.episode}`;
    const report = problemReport(body, await nameOfTitle(tmdb, title, part, { rules, caller }));
    await this.#store(report, body.isAnonymous ? { ...reporter, userId: null } : reporter);
    logger.info({ kind: report.kind, title: body.title }, 'a visitor reported a problem');
    void this.#post(problemEmbed(report, new Date(now()), publicUrl));
  }

  /**
   * A report of a page that broke. It arrives if it can be stored or the chat accepts it, so that it does without a
   * database. Beyond the limits it reaches neither.
   *
   * @throws ApiError `report_not_delivered`, `rate_limited`
   */
  async takeCrash(body: CrashReport, reporter: () => Promise<Reporter>): Promise<void> {
    const { now, logger } = this.deps;
    logger.warn({ report: body }, 'a visitor reported an error');
    const isStored = await reporter()
      .then((it) => this.#store(crashReport(body), it))
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'rate_limited') throw error;
          logger.warn({ err: error }, 'a report was not stored');
          return false;
        },
      );
    const posted = this.#post(crashEmbed(body, new Date(now())));
    if (!isStored && !(await posted)) throw new ApiError('report_not_delivered');
  }

  async #store(report: Report, { userId, language, address }: Reporter): Promise<void> {
    const { database, limits, diskSpace, now } = this.deps;
    if (diskSpace.isBelowReserve) throw new ApiError('storage_full', { retryAfterSec: STORAGE_RETRY_SEC });
    if (userId === null) await limits.reportsOfStrangers.consume('all');
    else {
      await limits.reportsOfMember.consume(userId);
      await limits.reportsOfMembers.consume('all');
    }
    const isCrashOfStranger = report.kind === 'crash' && userId === null;
    const surplus = isCrashOfStranger ? this.#begun.surplusOf(address) : [];
    const { groupId, isFirst } = await database.prisma.$transaction(async (tx) => {
      const reports = new ReportsRepository(tx);
      const added = await reports.add({ report, userId, language, at: new Date(now()) });
      if (added.isFirst) await reports.dropGroups(surplus);
      if (!(await reports.makeRoom(report.kind, added.groupId))) throw new ApiError('reports_full');
      return added;
    });
    if (!isCrashOfStranger) return;
    if (isFirst) this.#begun.begin(address, groupId, surplus);
    else this.#begun.join(address, groupId);
  }

  /** @returns whether the chat has it, or there is none and the log has to do */
  async #post(message: object): Promise<boolean> {
    const { webhookUrl, fetch, logger } = this.deps;
    if (!webhookUrl) return true;
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return true;
      throw new Error(`the webhook answered ${response.status}`);
    } catch (error) {
      logger.warn({ err: error }, 'the webhook did not take a report');
      return false;
    }
  }
}
