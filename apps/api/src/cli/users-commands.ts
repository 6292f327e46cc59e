import { randomBytes } from 'node:crypto';
import { newPasswordError, normalizeIdentifier } from '@marquee/core';
import type { PasswordHasher, SessionsRepository } from '../modules/auth';
import type { PasswordResetRepository } from '../modules/password-reset';
import type { RateLimits } from '../rate-limits';
import type { ListedUser, StoredUser, UsersRepository } from '../modules/users';
import { CliError } from './cli-error';
import { formatTable } from './format-table';

interface UsersCommandsOptions {
  users: UsersRepository;
  sessions: SessionsRepository;
  passwordResets: Pick<PasswordResetRepository, 'deleteAllOf'>;
  limits: Pick<RateLimits, 'login'>;
  passwords: () => Promise<PasswordHasher>;
}

const GENERATED_BYTES = 12;
const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '–';

/** What an operator does with accounts. Every command answers with the text to print. */
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
      case 'unlock':
        return this.#unlock(args[0]);
      case 'logout':
        return this.#logOut(args[0]);
      case 'delete':
        return this.#delete(args[0], args[1]);
      default:
        throw new CliError(`There is no command "users ${action ?? ''}".`);
    }
  }

  async #list(search = ''): Promise<string> {
    const found = await this.options.users.list(search);
    if (found.length === 0)
      return search ? `Nobody's name or email contains "${search}".` : 'Nobody has an account yet.';
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
      throw new CliError('Say "users donator on NAME" or "users donator off NAME".');
    const user = await this.#find(name);
    await this.options.users.setDonator(user.id, state === 'on');
    return state === 'on' ? `${user.username} is a Generous Donator now.` : `${user.username} is no donator any more.`;
  }

  async #operator(state: string | undefined, name: string | undefined): Promise<string> {
    if (state !== 'on' && state !== 'off')
      throw new CliError('Say "users operator on NAME" or "users operator off NAME".');
    const user = await this.#find(name);
    await this.options.users.setOperator(user.id, state === 'on');
    return state === 'on'
      ? `${user.username} is an operator now, and finds the state of the server on the account page.`
      : `${user.username} is no operator any more.`;
  }

  async #password(name: string | undefined, given: string | undefined): Promise<string> {
    const user = await this.#find(name);
    const password = given ?? randomBytes(GENERATED_BYTES).toString('base64url');
    const problem = newPasswordError(password, [user.username, user.email]);
    if (problem !== null) throw new CliError(`${problem}.`);
    const passwords = await this.options.passwords();
    await this.options.users.setPasswordHash(user.id, await passwords.hash(password, 'command line'));
    await this.options.passwordResets.deleteAllOf(user.id);
    await this.options.sessions.endAll(user.id);
    const told = given === undefined ? `The new password of ${user.username} is ${password}` : 'The password is set';
    return `${told}; every session has ended.`;
  }

  async #unlock(name: string | undefined): Promise<string> {
    const user = await this.#find(name);
    await this.options.limits.login.unlock([user.username, user.email].map(normalizeIdentifier));
    return `${user.username} can log in again at every address.`;
  }

  async #logOut(name: string | undefined): Promise<string> {
    const user = await this.#find(name);
    await this.options.sessions.endAll(user.id);
    return `Every session of ${user.username} has ended.`;
  }

  async #delete(name: string | undefined, confirmation: string | undefined): Promise<string> {
    const user = await this.#find(name);
    if (confirmation !== '--yes')
      throw new CliError(
        `This deletes ${user.username} with bookmarks, history and settings. Repeat it with --yes at the end.`,
      );
    await this.options.users.remove(user.id);
    return `${user.username} is deleted.`;
  }

  async #find(name: string | undefined): Promise<StoredUser> {
    if (!name) throw new CliError('Name a person, by username or email.');
    const user = await this.options.users.findByIdentifier(normalizeIdentifier(name));
    if (!user) throw new CliError(`Nobody is called "${name}".`);
    return user;
  }
}

const HEADINGS = ['USERNAME', 'E-MAIL', 'NAME', 'DONATOR', 'JOINED', 'SESSIONS', 'LAST SEEN'];
const row = (user: ListedUser): string[] => [
  user.username,
  user.email,
  user.name,
  user.isDonator ? 'yes' : '',
  day(user.createdAt),
  String(user.sessions),
  day(user.lastSeenAt),
];
