import type { Transaction } from '../../db';
import { cappedOwner, OperatorActsRepository, OperatorsRepository, PeopleRepository } from '../operator';
import { PasswordResetRepository } from '../password-reset/password-reset.repository';
import { UsersRepository } from '../users';
import { OidcRepository } from './oidc.repository';

interface Membership {
  userId: string;
  /** Undefined where groups make nobody an operator. */
  isInOperatorGroup: boolean | undefined;
  /** Where passwords do not work: an operator who can log in by this provider must be left. */
  onlyIssuer: string | undefined;
}

/**
 * Makes a person an operator, or no longer one, as their groups at the provider say. The account's row must be locked.
 * The site's last operator stays one, and an account whose invitation limits what it may watch becomes none.
 */
export async function applyGroups(
  tx: Transaction,
  { userId, isInOperatorGroup, onlyIssuer }: Membership,
  nowMs: number,
) {
  if (isInOperatorGroup === undefined) return;
  const operators = new OperatorsRepository(tx);
  await operators.lock();
  const person = await new PeopleRepository(tx).find(userId);
  if (!person || person.isOperator === isInOperatorGroup) return;
  if (isInOperatorGroup) {
    if (await cappedOwner(tx, userId)) return;
    // Whoever has the link could act in an operator's name.
    await new PasswordResetRepository(tx).deleteAllOf(userId);
  } else {
    if (await operators.isLast(userId)) return;
    if (onlyIssuer !== undefined && !(await new OidcRepository(tx).hasOperator(onlyIssuer, userId))) return;
  }
  await new UsersRepository(tx).setOperator(userId, isInOperatorGroup);
  const name = isInOperatorGroup ? 'gain_operator' : 'lose_operator';
  await new OperatorActsRepository(tx).add(person, { name, target: null }, nowMs);
}
