import type { Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { OperatorActsRepository, type Act } from './operator-acts.repository';
import { OperatorsRepository, type Operator } from './operators.repository';

/**
 * Begins an operator's act in a transaction: acts take place one after another, and whoever acts still is an operator,
 * even if another one has just said otherwise.
 *
 * @returns the operator, and what writes the act down
 * @throws ApiError `not_found`
 */
export async function beginAct(
  tx: Transaction,
  sessionId: string,
  nowMs: number,
): Promise<{ operator: Operator; record: (act: Act) => Promise<void> }> {
  const operators = new OperatorsRepository(tx);
  await operators.lock();
  const operator = await operators.find(sessionId);
  if (!operator) throw new ApiError('not_found');
  return { operator, record: (act) => new OperatorActsRepository(tx).add(operator, act, nowMs) };
}
