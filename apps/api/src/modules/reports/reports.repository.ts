import {
  cleanLine,
  DAY_MS,
  type EpisodePosition,
  type ReportKind,
  type SiteLanguage,
  type TitleKey,
} from '@marquee/core';
import { KEPT_REPORTS, type OwnReport, type ReportDetails, type ReportState } from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import { hashToken } from '../../lib/random-token';
import type { BegunGroup } from './begun-groups';
import { REPORT_NAME_CHARS, type Report } from './report';

/** Groups that are kept: of problems, and of crashes, which a stranger can invent. */
const MOST_GROUPS = { problems: 500, crashes: 100 } as const;
/** How long after its newest report a group is kept: one that is closed, and any other. */
const CLOSED_MS = 90 * DAY_MS;
const KEPT_MS = 365 * DAY_MS;

interface StoredReport {
  report: Report;
  /** Null of everybody who is not signed in, or does not want to be known. */
  userId: string | null;
  language: SiteLanguage;
  at: Date;
}

/** Columns of a group that say what it is about. */
export interface SubjectColumns {
  kind: string;
  name: string;
  state: string;
  titleKey: string | null;
  season: number | null;
  episode: number | null;
}

export const subjectOf = ({ kind, name, state, titleKey, season, episode }: SubjectColumns) => ({
  kind: kind as ReportKind,
  name,
  state: state as ReportState,
  title: titleKey as TitleKey | null,
  episode: season === null || episode === null ? null : ({ season, episode } satisfies EpisodePosition),
});

/** What a person is told that their report is about: of a crash their own text, as the group has that of a stranger. */
export const ownNameOf = ({ kind, name }: Pick<SubjectColumns, 'kind' | 'name'>, { message }: ReportDetails): string =>
  kind === 'crash' ? cleanLine(message ?? '').slice(0, REPORT_NAME_CHARS) : name;

export class ReportsRepository {
  constructor(private readonly prisma: Transaction) {}

  /**
   * Stores a report in its group, which is open again. Of two at once that begin the same group, the second waits for
   * the first and joins it. A member's report replaces their earlier one in the group.
   *
   * @returns the group's id, and whether the report begins it
   */
  async add({ report, userId, language, at }: StoredReport): Promise<{ groupId: string; isFirst: boolean }> {
    const { place, words, details } = report;
    const { id, count } = await this.prisma.reportGroup.upsert({
      where: { fingerprint: hashToken(report.fingerprint) },
      create: {
        fingerprint: hashToken(report.fingerprint),
        kind: report.kind,
        state: 'open' satisfies ReportState,
        name: report.name,
        titleKey: place?.title ?? null,
        season: place?.episode?.season ?? null,
        episode: place?.episode?.episode ?? null,
        firstAt: at,
        lastAt: at,
      },
      update: { count: { increment: 1 }, state: 'open' satisfies ReportState, lastAt: at },
      select: { id: true, count: true },
    });
    if (userId !== null) await this.prisma.report.deleteMany({ where: { groupId: id, userId } });
    await this.prisma.report.create({ data: { groupId: id, userId, at, words, details, language } });
    if (userId !== null) await this.#dropOldReportsOf(userId);
    await this.#dropOldReports(id);
    return { groupId: id, isFirst: count === 1 };
  }

  /** Strangers never displace a member's report, who waits for the answer. */
  async #dropOldReports(groupId: string): Promise<void> {
    await this.prisma.$executeRaw`
      DELETE FROM reports WHERE id IN (
        SELECT id FROM (
          SELECT id, user_id,
            row_number() OVER (PARTITION BY user_id IS NULL ORDER BY at DESC, id DESC) AS place
          FROM reports WHERE group_id = ${groupId}::uuid
        ) AS ranked
        WHERE place > CASE WHEN user_id IS NULL THEN ${KEPT_REPORTS.strangers}::int ELSE ${KEPT_REPORTS.members}::int END
      )`;
  }

  /**
   * The groups stay, as those of strangers, which make room. Those of crashes that nobody else reported go at once, and
   * so displace nobody's.
   */
  async #dropOldReportsOf(userId: string): Promise<void> {
    const { openOfMember, crashesOfSender } = KEPT_REPORTS;
    await this.prisma.$executeRaw`
      WITH dropped AS (
        DELETE FROM reports WHERE id IN (
          SELECT id FROM (
            SELECT r.id, g.kind = 'crash' AS is_crash,
              row_number() OVER (PARTITION BY g.kind = 'crash' ORDER BY r.at DESC, r.id DESC) AS place
            FROM reports AS r JOIN report_groups AS g ON g.id = r.group_id
            WHERE r.user_id = ${userId}::uuid AND g.state = 'open'
          ) AS ranked
          WHERE place > CASE WHEN is_crash THEN ${crashesOfSender}::int ELSE ${openOfMember}::int END
        ) RETURNING group_id
      )
      DELETE FROM report_groups WHERE id IN (
        SELECT g.id FROM report_groups AS g JOIN dropped ON dropped.group_id = g.id
        WHERE g.kind = 'crash' AND NOT EXISTS (
          SELECT FROM reports AS r WHERE r.group_id = g.id AND r.user_id IS DISTINCT FROM ${userId}::uuid
        )
        FOR UPDATE OF g SKIP LOCKED
      )`;
  }

  /** Deletes open groups in which there were no more reports than these, which are all of one sender. */
  async dropGroups(groups: readonly BegunGroup[]): Promise<void> {
    for (const { id, count } of groups)
      await this.prisma.reportGroup.deleteMany({ where: { id, count, state: 'open' satisfies ReportState } });
  }

  /**
   * Makes room by deleting groups: those without a member's report first, then members' that are not open, whose answers
   * they may still read. Of each the closed ones go first, then the answered ones, and the oldest first.
   *
   * @param groupId of the new group, which stays
   * @returns whether there is room now
   */
  async makeRoom(kind: ReportKind, groupId: string): Promise<boolean> {
    const isCrash = kind === 'crash';
    const most = isCrash ? MOST_GROUPS.crashes : MOST_GROUPS.problems;
    const [{ excess } = { excess: 0 }] = await this.prisma.$queryRaw<{ excess: number }[]>`
      SELECT greatest(count(*) - ${most}, 0)::int AS "excess" FROM report_groups
      WHERE (kind = 'crash') = ${isCrash}`;
    if (excess === 0) return true;
    // Rows that another transaction deletes at the same time are not waited for.
    const deleted = await this.prisma.$executeRaw`
      DELETE FROM report_groups WHERE id IN (
        SELECT id FROM report_groups AS g
        CROSS JOIN LATERAL (
          SELECT EXISTS (SELECT FROM reports WHERE group_id = g.id AND user_id IS NOT NULL) AS is_of_member
        ) AS by
        WHERE (kind = 'crash') = ${isCrash} AND id <> ${groupId}::uuid AND (state <> 'open' OR NOT is_of_member)
        ORDER BY is_of_member, array_position(ARRAY['closed', 'answered', 'open'], state), last_at, id
        LIMIT ${excess}
        FOR UPDATE OF g SKIP LOCKED
      )`;
    return deleted >= excess;
  }

  /** A person's reports with what came of them, the newest first. */
  async listOf(userId: string): Promise<OwnReport[]> {
    const found = await this.prisma.report.findMany({
      where: { userId },
      include: { group: true },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
    });
    return found.map(({ id, at, words, details: stored, group }) => {
      const details = stored as ReportDetails;
      // An answer from before was to somebody else.
      const isAnswered = group.answeredAt !== null && at <= group.answeredAt;
      return {
        id,
        at: at.toISOString(),
        ...subjectOf(group),
        name: ownNameOf(group, details),
        words,
        details,
        answer: isAnswered ? group.answer : null,
        answeredAt: isAnswered ? (group.answeredAt?.toISOString() ?? null) : null,
      };
    });
  }

  async deleteExpired(nowMs: number): Promise<void> {
    await this.prisma.reportGroup.deleteMany({
      where: {
        OR: [
          { lastAt: { lte: new Date(nowMs - KEPT_MS) } },
          { state: 'closed' satisfies ReportState, lastAt: { lte: new Date(nowMs - CLOSED_MS) } },
        ],
      },
    });
  }
}
