import { beforeAll } from '@jest/globals';
import { UsersRepository } from '../modules/users';
import type { Visitor } from './test-accounts';
import type { useAccountsTest } from './use-accounts-test';

type Suite = ReturnType<typeof useAccountsTest>;

/** Signs up somebody and makes them an operator. */
export async function signUpOperator(test: Suite): Promise<Visitor> {
  const visitor = await test.signUp();
  await new UsersRepository(test.database.database.prisma).setOperator(visitor.answer.user.id, true);
  return visitor;
}

/** An operator for the tests of the enclosing block. */
export function useOperator(test: Suite): Visitor {
  // Filled before the first test runs; tests access it only then.
  const operator = {} as Visitor;
  beforeAll(async () => void Object.assign(operator, await signUpOperator(test)));
  return operator;
}
