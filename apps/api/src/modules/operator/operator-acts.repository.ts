import { PEOPLE_PAGE_SIZE, type OperatorAct, type OperatorActName } from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import type { Operator } from './operators.repository';

/** Acts of the command line. No account has this id. */
export const TERMINAL = { id: '00000000-0000-0000-0000-000000000000', username: 'terminal' } as const;

export interface Act {
  name: OperatorActName;
  /** Whom or what it is about. */
  target: { id: string | null; name: string } | null;
  details?: Record<string, string>;
}

/** The log of operators' acts, which nothing changes or deletes. */
export class OperatorActsRepository {
  constructor(private readonly prisma: Transaction) {}

  async add(operator: Pick<Operator, 'id' | 'username'>, { name, target, details = {} }: Act, nowMs: number) {
    await this.prisma.operatorAct.create({
      data: {
        at: new Date(nowMs),
        operatorId: operator.id,
        operatorName: operator.username,
        act: name,
        targetId: target?.id ?? null,
        targetName: target?.name ?? null,
        details,
      },
    });
  }

  /** A page of acts and one more, the newest first. */
  async list(before: bigint | undefined): Promise<OperatorAct[]> {
    const found = await this.prisma.operatorAct.findMany({
      ...(before !== undefined && { where: { id: { lt: before } } }),
      orderBy: { id: 'desc' },
      take: PEOPLE_PAGE_SIZE + 1,
    });
    return found.map(({ id, at, operatorId, operatorName, act, targetName, details }) => ({
      id: String(id),
      at: at.toISOString(),
      operator: operatorId === TERMINAL.id ? null : operatorName,
      act,
      target: targetName,
      details: details as OperatorAct['details'],
    }));
  }
}
