import type { Transaction } from '../../db';
import {
  cappedOwner,
  isLastOperator,
  OperatorActsRepository,
  OperatorsRepository,
  PeopleRepository,
  type StoredSettings,
} from '../operator';
import { PasswordResetRepository } from '../password-reset/password-reset.repository';
import { UsersRepository } from '../users';

interface Membership {
  userId: string;
  /** Undefined where groups make nobody an operator. */
  isInOperatorGroup: boolean | undefined;
  siteSettings: StoredSettings;
}

/**
 * Makes a person an operator, or no longer one, as their groups at the provider say. The account's row must be locked.
 * The site's last operator stays one, and an account whose invitation limits what it may watch becomes none.
 */
export async function applyGroups(
  tx: Transaction,
  { userId, isInOperatorGroup, siteSettings }: Membership,
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
  } else if (await isLastOperator(tx, userId, siteSettings)) return;
  await new UsersRepository(tx).setOperator(userId, isInOperatorGroup);
  const name = isInOperatorGroup ? 'gain_operator' : 'lose_operator';
  await new OperatorActsRepository(tx).add(person, { name, target: null }, nowMs);
}
