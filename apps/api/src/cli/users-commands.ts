import { randomBytes } from 'node:crypto';
import { newPasswordError, normalizeIdentifier } from '@marquee/core';
import { withLockedUser, type PrismaDatabase } from '../db';
import { setPassword, SessionsRepository, type PasswordHasher } from '../modules/auth';
import { SecondFactorsRepository } from '../modules/sign-in';
import type { RateLimits } from '../rate-limits';
import type { ListedUser, StoredUser, UsersRepository } from '../modules/users';
import { CliError } from './cli-error';
import { formatTable } from './format-table';

interface UsersCommandsOptions {
  database: PrismaDatabase;
  users: UsersRepository;
  sessions: SessionsRepository;
  limits: Pick<RateLimits, 'login'>;
  passwords: PasswordHasher;
}

const GENERATED_BYTES = 12;
const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '–';

/** The operator's commands for accounts. Each returns the text to print. */
export class UsersCommands {
  constructor(private readonly options: UsersCommandsOptions) {}

  async run([action, ...args]: readonly string[]): Promise<string> {
    switch (action) {
      case 'list':
        return this.#list(args[0]);
      case 'show':
        return this.#show(args[0]);
      case 'donator':
        return this.#donator(args[0], args[1]);
      case 'operator':
        return this.#operator(args[0], args[1]);
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
    await this.options.users.setDonator(user.id, state === 'on');
    return state === 'on' ? `${user.username} is now a Generous Donator.` : `${user.username} is no longer a donator.`;
  }

  async #operator(state: string | undefined, name: string | undefined): Promise<string> {
    if (state !== 'on' && state !== 'off')
      throw new CliError('Use “users operator on NAME” or “users operator off NAME”.');
    const user = await this.#find(name);
    await this.options.users.setOperator(user.id, state === 'on');
    return state === 'on'
      ? `${user.username} is now an operator and can use the dashboard, /operator.`
      : `${user.username} is no longer an operator.`;
  }

  async #password(name: string | undefined, given: string | undefined): Promise<string> {
    const user = await this.#find(name);
    const password = given ?? randomBytes(GENERATED_BYTES).toString('base64url');
    const problem = newPasswordError(password, [user.username, user.email]);
    if (problem !== null) throw new CliError(`${problem}.`);
    const { database, passwords } = this.options;
    const passwordHash = await passwords.hash(password, 'command line');
    await withLockedUser(database, user.id, (tx) => setPassword(tx, user.id, passwordHash));
    const told = given === undefined ? `The new password for ${user.username} is ${password}` : 'The password is set';
    return `${told}. All sessions have ended.`;
  }

  async #secondFactor(state: string | undefined, name: string | undefined): Promise<string> {
    if (state !== 'off') throw new CliError('Use “users second-factor off NAME”.');
    const user = await this.#find(name);
    const { database } = this.options;
    const wasOn = await withLockedUser(database, user.id, (tx) => new SecondFactorsRepository(tx).remove(user.id));
    return wasOn ? `${user.username} logs in without a code now.` : `${user.username} has no second factor.`;
  }

  async #unlock(name: string | undefined): Promise<string> {
    const user = await this.#find(name);
    await this.options.limits.login.unlock([user.username, user.email].map(normalizeIdentifier));
    return `${user.username} can log in again.`;
  }

  async #logOut(name: string | undefined): Promise<string> {
    const user = await this.#find(name);
    await withLockedUser(this.options.database, user.id, (tx) => new SessionsRepository(tx).endAll(user.id));
    return `All sessions of ${user.username} have ended.`;
  }

  async #delete(name: string | undefined, confirmation: string | undefined): Promise<string> {
    const user = await this.#find(name);
    if (confirmation !== '--yes')
      throw new CliError(
        `This deletes ${user.username} with all bookmarks, history and settings. To confirm, run it again with --yes at the end.`,
      );
    await this.options.users.remove(user.id);
    return `${user.username} has been deleted.`;
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
