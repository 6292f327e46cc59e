import type { OperatorActName } from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase, type Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { isUuid } from '../../lib/is-uuid';
import type { AccountNotices } from '../mail';
import { beginAct, type Actor } from './begin-act';
import { PeopleRepository, type FoundPerson } from './people.repository';
import type { StoredSettings } from './refuse-last-operator';

export interface ActDeps {
  database: PrismaDatabase;
  siteSettings?: StoredSettings;
  /** Absent in the terminal. */
  notices?: Pick<AccountNotices, 'signInChanged'>;
  now: () => number;
}

/** Returns the act to write down; undefined if nothing was to do. */
export type Change = (tx: Transaction, person: FoundPerson) => Promise<OperatorActName | undefined>;

/** Changes an account, and writes the act down in the same transaction. @throws ApiError `not_found` */
export async function actOnPerson({ database, now }: ActDeps, actor: Actor, id: string, change: Change): Promise<void> {
  if (!isUuid(id)) throw new ApiError('not_found');
  const nowMs = now();
  const isFound = await withLockedUser(database, id, async (tx) => {
    const { record } = await beginAct(tx, actor, nowMs);
    const person = await new PeopleRepository(tx).find(id);
    if (!person) return undefined;
    const name = await change(tx, person);
    if (name) await record({ name, target: { id, name: person.username } });
    return true;
  });
  if (!isFound) throw new ApiError('not_found');
}
