import type { Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { OperatorActsRepository, type Act, type TERMINAL } from './operator-acts.repository';
import { OperatorsRepository } from './operators.repository';

/** Who acts: an operator in a session, or whoever has the server's terminal. */
export type Actor = { sessionId: string } | typeof TERMINAL;

/**
 * Begins an operator's act in a transaction: acts take place one after another, and whoever acts still is an operator,
 * even if another one has just said otherwise.
 *
 * @returns the operator, and what writes the act down
 * @throws ApiError `not_found`
 */
export async function beginAct(
  tx: Transaction,
  actor: Actor,
  nowMs: number,
): Promise<{ operator: { username: string }; record: (act: Act) => Promise<void> }> {
  const operators = new OperatorsRepository(tx);
  await operators.lock();
  const operator = 'sessionId' in actor ? await operators.find(actor.sessionId) : actor;
  if (!operator) throw new ApiError('not_found');
  return { operator, record: (act) => new OperatorActsRepository(tx).add(operator, act, nowMs) };
}
