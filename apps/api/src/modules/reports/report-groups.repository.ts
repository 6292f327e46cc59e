import type { SiteLanguage } from '@marquee/core';
import {
  REPORTS_PAGE_SIZE,
  type ReportDetails,
  type ReportGroup,
  type ReportGroupDetails,
  type ReportsQuery,
  type ReportState,
} from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import type { Prisma } from '../../generated/prisma/client';
import { ownNameOf, subjectOf, type SubjectColumns } from './reports.repository';

/** Who waits for an answer. */
interface Asker {
  language: SiteLanguage;
  /** What they reported, in their own words. */
  name: string;
  user: { id: string; username: string; email: string };
}

type GroupColumns = SubjectColumns & {
  id: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
  answer: string | null;
  answeredAt: Date | null;
};

const groupOf = (row: GroupColumns): ReportGroup => ({
  id: row.id,
  ...subjectOf(row),
  count: row.count,
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

/** Groups after the one that a page ends with. */
function afterCursor(before: string): Prisma.ReportGroupWhereInput {
  const [ms = '', id = ''] = before.split('_');
  const lastAt = new Date(Number(ms));
  return { OR: [{ lastAt: { lt: lastAt } }, { lastAt, id: { lt: id } }] };
}

/** The groups, for operators. */
export class ReportGroupsRepository {
  constructor(private readonly prisma: Transaction) {}

  /** A page of groups and one more, the one with the newest report first. */
  async list({ state, kind, before }: ReportsQuery): Promise<ReportGroup[]> {
    const found = await this.prisma.reportGroup.findMany({
      where: { ...(state && { state }), ...(kind && { kind }), ...(before && afterCursor(before)) },
      orderBy: [{ lastAt: 'desc' }, { id: 'desc' }],
      take: REPORTS_PAGE_SIZE + 1,
    });
    return found.map(groupOf);
  }

  async find(id: string): Promise<ReportGroupDetails | undefined> {
    const found = await this.prisma.reportGroup.findUnique({
      where: { id },
      include: {
        reports: { include: { user: { select: { username: true } } }, orderBy: [{ at: 'desc' }, { id: 'desc' }] },
      },
    });
    return (
      (found && {
        ...groupOf(found),
        reports: found.reports.map(({ id: reportId, at, words, details, user }) => ({
          id: reportId,
          at: at.toISOString(),
          from: user?.username ?? null,
          words,
          details: details as ReportDetails,
        })),
      }) ??
      undefined
    );
  }

  /** The group as it is until the transaction ends: a report that comes meanwhile waits. */
  async lock(id: string): Promise<{ name: string; state: ReportState } | undefined> {
    const [row] = await this.prisma.$queryRaw<{ name: string; state: ReportState }[]>`
      SELECT name, state FROM report_groups WHERE id = ${id}::uuid FOR UPDATE`;
    return row;
  }

  async setState(id: string, state: ReportState): Promise<void> {
    await this.prisma.reportGroup.update({ where: { id }, data: { state } });
  }

  async answer(id: string, answer: string, answeredAt: Date): Promise<void> {
    await this.prisma.reportGroup.update({
      where: { id },
      data: { answer, answeredAt, state: 'answered' satisfies ReportState },
    });
  }

  async askersOf(groupId: string): Promise<Asker[]> {
    const found = await this.prisma.report.findMany({
      where: { groupId, userId: { not: null } },
      select: {
        language: true,
        details: true,
        group: { select: { kind: true, name: true } },
        user: { select: { id: true, username: true, email: true } },
      },
    });
    return found.flatMap(({ language, details, group, user }) =>
      user ? [{ language: language as SiteLanguage, name: ownNameOf(group, details as ReportDetails), user }] : [],
    );
  }
}
