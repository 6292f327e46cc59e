import { randomBytes } from 'node:crypto';
import { newPasswordError, normalizeIdentifier } from '@marquee/core';
import type { OperatorActName } from '@marquee/core/contracts';
import type { PrismaDatabase, Transaction } from '../db';
import { ApiError } from '../http/errors';
import { setPassword, type SessionsRepository, type PasswordHasher } from '../modules/auth';
import { SecondFactorsRepository } from '../modules/sign-in';
import { actOnPerson, PeopleService, TERMINAL } from '../modules/operator';
import type { RateLimits } from '../rate-limits';
import { UsersRepository, type ListedUser, type StoredUser } from '../modules/users';
import { CliError } from './cli-error';
import { formatTable } from './format-table';

interface UsersCommandsOptions {
  database: PrismaDatabase;
  users: UsersRepository;
  sessions: SessionsRepository;
  limits: Pick<RateLimits, 'login' | 'codesPerDay'>;
  passwords: PasswordHasher;
}

/** Errors whose text is for the dashboard. */
const refusals: Partial<Record<string, string>> = {
  last_operator: 'This is the site’s only operator. Make someone else one first.',
};

const WITHOUT_CODE = 'If they lost their codes, “users second-factor off NAME” lets them log in without one.';

const GENERATED_BYTES = 12;
const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '–';

/**
 * The operator's commands for accounts. Each returns the text to print. What they change is in the operators' log, and what the
 * dashboard can do is done as there.
 */
export class UsersCommands {
  readonly #people: PeopleService;

  constructor(private readonly options: UsersCommandsOptions) {
    this.#people = new PeopleService({ database: options.database, now: Date.now });
  }

  async run(args: readonly string[]): Promise<string> {
    return this.#run(args).catch((error: unknown) => {
      throw error instanceof ApiError ? new CliError(refusals[error.code] ?? error.message) : error;
    });
  }

  async #run([action, ...args]: readonly string[]): Promise<string> {
    switch (action) {
      case 'list':
        return this.#list(args[0]);
      case 'show':
        return this.#show(args[0]);
      case 'donator':
        return this.#donator(args[0], args[1]);
      case 'operator':
        return this.#operator(args[0], args[1]);
      case 'uncap':
        return this.#liftCap(args[0]);
      case 'password':
        return this.#password(args[0], args[1]);
      case 'second-factor':
        return this.#secondFactor(args[0], args[1]);
      case 'unlock':
        return this.#unlock(args[0]);
      case 'logout':
        return this.#logOut(args[0]);
      case 'delete':
        return this.#delete(args[0], args[1]);
      default:
        throw new CliError(`There’s no command “users ${action ?? ''}”. Run npm run marquee -- help to see them all.`);
    }
  }

  async #list(search = ''): Promise<string> {
    const found = await this.options.users.list(search);
    if (found.length === 0)
      return search ? `No username, name or email contains “${search}”.` : 'There are no accounts yet.';
    return `${formatTable([HEADINGS, ...found.map(row)])}\n${found.length} ${found.length === 1 ? 'account' : 'accounts'}`;
  }

  async #show(name: string | undefined): Promise<string> {
    const user = await this.#find(name);
    const sessions = await this.options.sessions.listOf(user.id, Date.now());
    return [
      `${user.username} <${user.email}>`,
      `name        ${user.name}`,
      `donator     ${user.isDonator ? 'yes' : 'no'}`,
      `operator    ${user.isOperator ? 'yes' : 'no'}`,
      `4K token    ${user.encryptedFourKToken ? 'kept' : 'none'}`,
      `joined      ${day(user.createdAt)}`,
      ...sessions.map(({ device, lastSeenAt }) => `session     ${device}, last seen ${day(lastSeenAt)}`),
    ].join('\n');
  }

  async #donator(state: string | undefined, name: string | undefined): Promise<string> {
    if (state !== 'on' && state !== 'off')
      throw new CliError('Use “users donator on NAME” or “users donator off NAME”.');
    const user = await this.#find(name);
    await this.#act(user, state === 'on' ? 'make_donator' : 'unmake_donator', (tx) =>
      new UsersRepository(tx).setDonator(user.id, state === 'on'),
    );
    return state === 'on' ? `${user.username} is now a Generous Donator.` : `${user.username} is no longer a donator.`;
  }

  async #operator(state: string | undefined, name: string | undefined): Promise<string> {
    if (state !== 'on' && state !== 'off')
      throw new CliError('Use “users operator on NAME” or “users operator off NAME”.');
    const user = await this.#find(name);
    await this.#people.change(TERMINAL, user.id, { isOperator: state === 'on' });
    return state === 'on'
      ? `${user.username} is now an operator and can use the dashboard, /operator.`
      : `${user.username} is no longer an operator.`;
  }

  async #liftCap(name: string | undefined): Promise<string> {
    const user = await this.#find(name);
    await this.#people.change(TERMINAL, user.id, { cap: null });
    return `${user.username} can watch everything.`;
  }

  async #password(name: string | undefined, given: string | undefined): Promise<string> {
    const user = await this.#find(name);
    const password = given ?? randomBytes(GENERATED_BYTES).toString('base64url');
    const problem = newPasswordError(password, [user.username, user.email]);
    if (problem !== null) throw new CliError(`${problem}.`);
    const passwordHash = await this.options.passwords.hash(password, 'command line');
    await this.#act(user, 'set_password', (tx) => setPassword(tx, user.id, passwordHash));
    const told = given === undefined ? `The new password for ${user.username} is ${password}` : 'The password is set';
    return `${told}. All sessions have ended.`;
  }

  async #secondFactor(state: string | undefined, name: string | undefined): Promise<string> {
    if (state !== 'off') throw new CliError('Use “users second-factor off NAME”.');
    const user = await this.#find(name);
    if (!(await this.#hasSecondFactor(user))) return `${user.username} has no second factor.`;
    await this.#people.removeSecondFactor(TERMINAL, user.id);
    return `${user.username} logs in without a code now.`;
  }

  async #hasSecondFactor({ id }: StoredUser): Promise<boolean> {
    return new SecondFactorsRepository(this.options.database.prisma).isOn(id);
  }

  async #unlock(name: string | undefined): Promise<string> {
    const user = await this.#find(name);
    const { limits } = this.options;
    await limits.login.unlock([...[user.username, user.email].map(normalizeIdentifier), `code ${user.id}`]);
    await limits.codesPerDay.reset(user.id);
    await this.#act(user, 'unlock');
    const told = `${user.username} can log in again`;
    return (await this.#hasSecondFactor(user)) ? `${told}, with a code. ${WITHOUT_CODE}` : `${told}.`;
  }

  async #logOut(name: string | undefined): Promise<string> {
    const user = await this.#find(name);
    await this.#people.logOut(TERMINAL, user.id);
    return `All sessions of ${user.username} have ended.`;
  }

  async #delete(name: string | undefined, confirmation: string | undefined): Promise<string> {
    const user = await this.#find(name);
    if (confirmation !== '--yes')
      throw new CliError(
        `This deletes ${user.username} with all bookmarks, history and settings. To confirm, run it again with --yes at the end.`,
      );
    await this.#people.remove(TERMINAL, user.id, user.username);
    return `${user.username} has been deleted.`;
  }

  async #act(
    { id }: StoredUser,
    name: OperatorActName,
    change: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    await actOnPerson({ database: this.options.database, now: Date.now }, TERMINAL, id, async (tx) => {
      await change(tx);
      return name;
    });
  }

  async #find(name: string | undefined): Promise<StoredUser> {
    if (!name) throw new CliError('Name an account, by username or email.');
    const user = await this.options.users.findByIdentifier(normalizeIdentifier(name));
    if (!user) throw new CliError(`No account has the username or email “${name}”.`);
    return user;
  }
}

const HEADINGS = ['USERNAME', 'EMAIL', 'NAME', 'DONATOR', 'JOINED', 'SESSIONS', 'LAST SEEN'];
const row = (user: ListedUser): string[] => [
  user.username,
  user.email,
  user.name,
  user.isDonator ? 'yes' : '',
  day(user.createdAt),
  String(user.sessions),
  day(user.lastSeenAt),
];
