import { DAY_MS, newProfileValues, normalizeIdentifier, OWNER_PROFILE_ID, type SiteLanguage } from '@marquee/core';
import {
  PEOPLE_PAGE_SIZE,
  type ChangePersonBody,
  type PeoplePage,
  type PeopleQuery,
  type ResetLink,
} from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { generateToken, hashToken } from '../../lib/random-token';
import { SessionsRepository } from '../auth';
import { PasswordResetRepository, resetPath } from '../password-reset';
import { ProfilesRepository } from '../profiles/profiles.repository';
import { SecondFactorsRepository } from '../sign-in';
import { UsersRepository, type StoredUser } from '../users';
import { actOnPerson, type ActDeps, type Change } from './act-on-person';
import type { Actor } from './begin-act';
import type { TERMINAL } from './operator-acts.repository';
import { PeopleRepository, type ListedPerson } from './people.repository';
import { refuseLastOperator } from './refuse-last-operator';

/** A session knows its user, who cannot act upon themselves. */
type PersonActor = (Actor & { userId: string }) | typeof TERMINAL;

/** Lifetime of a link that an operator makes and passes on: longer than that of a mail. */
const RESET_LINK_MS = DAY_MS;

/** The values of a profile without restrictions. */
const { unrated, canUseSources } = newProfileValues;

/** What operators do with other people's accounts. Each act is written down in its own transaction. */
export class PeopleService {
  readonly #people: PeopleRepository;

  constructor(private readonly deps: ActDeps) {
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

  async makeResetLink(actor: PersonActor, id: string): Promise<ResetLink> {
    const token = generateToken();
    const expiresAtMs = this.deps.now() + RESET_LINK_MS;
    await this.#act(actor, id, async (tx, { isOperator }) => {
      // Whoever has the link can act in that operator's name.
      if (isOperator) throw new ApiError('operator_password');
      await new PasswordResetRepository(tx).replace(id, hashToken(token), expiresAtMs);
      return 'make_reset_link';
    });
    return { path: resetPath(token), expiresAt: new Date(expiresAtMs).toISOString() };
  }

  async change(actor: PersonActor, id: string, body: ChangePersonBody): Promise<void> {
    await this.#act(actor, id, async (tx, person) => {
      if ('isDisabled' in body) {
        if (body.isDisabled === (person.disabledAt !== null)) return undefined;
        if (body.isDisabled) await refuseLastOperator(tx, id, this.deps.siteSettings);
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
        if (body.isOperator) await new PasswordResetRepository(tx).deleteAllOf(id);
        else await refuseLastOperator(tx, id, this.deps.siteSettings);
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
  async logOut(actor: PersonActor, id: string): Promise<void> {
    const logOut: Change = async (tx) => {
      await new SessionsRepository(tx).endAll(id);
      return 'log_out';
    };
    await this.#act(actor, id, logOut, { allowsSelf: true });
  }

  /** For who has lost it: the password alone logs in again. They are told, in case they did not ask for it. */
  async removeSecondFactor(actor: PersonActor, id: string, language: SiteLanguage = 'en'): Promise<void> {
    const affected: (StoredUser | null)[] = [];
    await this.#act(actor, id, async (tx) => {
      if (!(await new SecondFactorsRepository(tx).remove(id))) return undefined;
      affected.push(await new UsersRepository(tx).findById(id));
      return 'remove_second_factor';
    });
    for (const user of affected) if (user) this.deps.notices?.signInChanged(user, 'secondFactorOff', language);
  }

  /** @param username as typed; anything but the account's is refused */
  async remove(actor: PersonActor, id: string, username: string): Promise<void> {
    await this.#act(actor, id, async (tx, person) => {
      if (normalizeIdentifier(username) !== normalizeIdentifier(person.username))
        throw new ApiError('bad_request', { fields: { username: 'This isn’t the account’s username' } });
      await refuseLastOperator(tx, id, this.deps.siteSettings);
      await new UsersRepository(tx).remove(id);
      return 'delete';
    });
  }

  async #act(actor: PersonActor, id: string, change: Change, { allowsSelf = false } = {}): Promise<void> {
    if ('userId' in actor && id === actor.userId && !allowsSelf)
      throw new ApiError('forbidden', { text: 'You can’t do that to your own account. Another operator can.' });
    await actOnPerson(this.deps, actor, id, change);
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
