import { DAY_MS, newProfileValues, normalizeIdentifier, OWNER_PROFILE_ID } from '@marquee/core';
import {
  PEOPLE_PAGE_SIZE,
  type ChangePersonBody,
  type OperatorActName,
  type PeoplePage,
  type PeopleQuery,
  type ResetLink,
} from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase, type Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { isUuid } from '../../lib/is-uuid';
import { generateToken, hashToken } from '../../lib/random-token';
import { SessionsRepository, type CurrentSession } from '../auth';
import { PasswordResetRepository, resetPath } from '../password-reset';
import { ProfilesRepository } from '../profiles/profiles.repository';
import { SecondFactorsRepository } from '../sign-in';
import { UsersRepository } from '../users';
import { beginAct } from './begin-act';
import { PeopleRepository, type FoundPerson, type ListedPerson } from './people.repository';

export interface PeopleServiceDeps {
  database: PrismaDatabase;
  now: () => number;
}

/** Lifetime of a link that an operator makes and passes on: longer than that of a mail. */
const RESET_LINK_MS = DAY_MS;

/** The values of a profile without restrictions. */
const { unrated, canUseSources } = newProfileValues;

/** Returns the act to write down; undefined if nothing was to do. */
type Change = (tx: Transaction, person: FoundPerson) => Promise<OperatorActName | undefined>;

/** What operators do with other people's accounts. Each act is written down in its own transaction. */
export class PeopleService {
  readonly #people: PeopleRepository;

  constructor(private readonly deps: PeopleServiceDeps) {
    this.#people = new PeopleRepository(deps.database.prisma);
  }

  async list({ q, after }: PeopleQuery): Promise<PeoplePage> {
    const found = await this.#people.list({ q: normalizeIdentifier(q), after }, new Date(this.deps.now()));
    const people = found.slice(0, PEOPLE_PAGE_SIZE);
    return {
      people: people.map(toPerson),
      next: found.length > people.length ? (people.at(-1)?.usernameKey ?? null) : null,
    };
  }

  async makeResetLink(session: CurrentSession, id: string): Promise<ResetLink> {
    const token = generateToken();
    const expiresAtMs = this.deps.now() + RESET_LINK_MS;
    await this.#act(session, id, async (tx) => {
      await new PasswordResetRepository(tx).replace(id, hashToken(token), expiresAtMs);
      return 'make_reset_link';
    });
    return { path: resetPath(token), expiresAt: new Date(expiresAtMs).toISOString() };
  }

  async change(session: CurrentSession, id: string, body: ChangePersonBody): Promise<void> {
    await this.#act(session, id, async (tx, person) => {
      if ('isDisabled' in body) {
        if (body.isDisabled === (person.disabledAt !== null)) return undefined;
        await new PeopleRepository(tx).setDisabled(id, body.isDisabled ? new Date(this.deps.now()) : null);
        if (body.isDisabled) {
          await new SessionsRepository(tx).endAll(id);
          await new PasswordResetRepository(tx).deleteAllOf(id);
        }
        return body.isDisabled ? 'disable' : 'enable';
      }
      if ('isOperator' in body) {
        if (body.isOperator === person.isOperator) return undefined;
        if (body.isOperator && (await cappedOwner(tx, id)))
          throw new ApiError('forbidden', { text: 'Lift what this account may watch first.' });
        await new UsersRepository(tx).setOperator(id, body.isOperator);
        return body.isOperator ? 'make_operator' : 'unmake_operator';
      }
      const owner = await cappedOwner(tx, id);
      if (!owner) return undefined;
      const details = { ...owner.details, cap: body.cap, unrated, canUseSources };
      await new ProfilesRepository(tx).setDetails({ userId: id, profileId: OWNER_PROFILE_ID }, details);
      return 'lift_cap';
    });
  }

  /** The one thing that operators may do to themselves here. */
  async logOut(session: CurrentSession, id: string): Promise<void> {
    const logOut: Change = async (tx) => {
      await new SessionsRepository(tx).endAll(id);
      return 'log_out';
    };
    await this.#act(session, id, logOut, { allowsSelf: true });
  }

  /** For who has lost it: the password alone logs in again. */
  async removeSecondFactor(session: CurrentSession, id: string): Promise<void> {
    await this.#act(session, id, async (tx) =>
      (await new SecondFactorsRepository(tx).remove(id)) ? 'remove_second_factor' : undefined,
    );
  }

  /** @param username as typed; anything but the account's is refused */
  async remove(session: CurrentSession, id: string, username: string): Promise<void> {
    await this.#act(session, id, async (tx, person) => {
      if (normalizeIdentifier(username) !== normalizeIdentifier(person.username))
        throw new ApiError('bad_request', { fields: { username: 'This isn’t the account’s username' } });
      await new UsersRepository(tx).remove(id);
      return 'delete';
    });
  }

  async #act(
    { userId, sessionId }: CurrentSession,
    id: string,
    change: Change,
    { allowsSelf = false } = {},
  ): Promise<void> {
    if (!isUuid(id)) throw new ApiError('not_found');
    // Whoever acts stays an operator, so a site that has operators never loses the last one here.
    if (id === userId && !allowsSelf)
      throw new ApiError('forbidden', { text: 'You can’t do that to your own account. Another operator can.' });
    const nowMs = this.deps.now();
    const isFound = await withLockedUser(this.deps.database, id, async (tx) => {
      const { record } = await beginAct(tx, sessionId, nowMs);
      const person = await new PeopleRepository(tx).find(id);
      if (!person) return undefined;
      const name = await change(tx, person);
      if (name) await record({ name, target: { id, name: person.username } });
      return true;
    });
    if (!isFound) throw new ApiError('not_found');
  }
}

/** The owner's profile, if its invitation says what it may watch. */
export const cappedOwner = async (tx: Transaction, id: string) =>
  (await new ProfilesRepository(tx).listOf(id)).find(
    ({ id: profile, details }) => profile === OWNER_PROFILE_ID && details.cap,
  );

const toPerson = ({
  usernameKey: _key,
  createdAt,
  lastSeenAt,
  ...person
}: ListedPerson): PeoplePage['people'][number] => ({
  ...person,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
