import {
  REPORTS_PAGE_SIZE,
  type ChangeReportBody,
  type OperatorActName,
  type ReportGroupDetails,
  type ReportsPage,
  type ReportsQuery,
} from '@marquee/core/contracts';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import { isUuid } from '../../lib/is-uuid';
import type { CurrentSession } from '../auth';
import type { AccountNotices } from '../mail';
import { beginAct } from '../operator';
import { ReportGroupsRepository } from './report-groups.repository';

export interface OperatorReportsServiceDeps {
  database: PrismaDatabase;
  notices: Pick<AccountNotices, 'reportAnswered'>;
  now: () => number;
}

/** What operators do with reports. Each act is written down in its own transaction. */
export class OperatorReportsService {
  readonly #groups: ReportGroupsRepository;

  constructor(private readonly deps: OperatorReportsServiceDeps) {
    this.#groups = new ReportGroupsRepository(deps.database.prisma);
  }

  async list(query: ReportsQuery): Promise<ReportsPage> {
    const found = await this.#groups.list(query);
    const groups = found.slice(0, REPORTS_PAGE_SIZE);
    const last = groups.at(-1);
    return { groups, next: found.length > groups.length && last ? `${Date.parse(last.lastAt)}_${last.id}` : null };
  }

  async find(id: string): Promise<ReportGroupDetails> {
    const found = isUuid(id) ? await this.#groups.find(id) : undefined;
    if (!found) throw new ApiError('not_found');
    return found;
  }

  /** @throws ApiError `report_answered` if another operator was first */
  async change({ sessionId }: CurrentSession, id: string, body: ChangeReportBody): Promise<void> {
    if (!isUuid(id)) throw new ApiError('not_found');
    const now = new Date(this.deps.now());
    const askers = await this.deps.database.prisma.$transaction(async (tx) => {
      const { record } = await beginAct(tx, { sessionId }, now.getTime());
      const groups = new ReportGroupsRepository(tx);
      const group = await groups.lock(id);
      if (!group) throw new ApiError('not_found');
      const act = async (act: OperatorActName) => record({ name: act, target: { id, name: group.name } });
      if ('answer' in body) {
        if (group.state !== 'open') throw new ApiError('report_answered');
        await groups.answer(id, body.answer, now);
        await act('answer_report');
        return groups.askersOf(id);
      }
      const isOver = group.state === 'closed';
      if (body.isClosed ? !isOver : group.state !== 'open') {
        await groups.setState(id, body.isClosed ? 'closed' : 'open');
        await act(body.isClosed ? 'close_report' : 'reopen_report');
      }
      return [];
    });
    if ('answer' in body)
      for (const { user, name, language } of askers)
        this.deps.notices.reportAnswered(user, { name, answer: body.answer }, language);
  }
}
