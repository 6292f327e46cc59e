import type { SiteLanguage } from '@marquee/core';
import type { SignUp, SignupBody } from '@marquee/core/contracts';
import type { PrismaDatabase, Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import { findInvitation } from '../invitations/find-invitation';
import { InvitationsRepository, type StoredInvitation } from '../invitations/invitations.repository';
import type { AccountNotices } from '../mail';
import { isTaken, UsersRepository, type StoredUser } from '../users/users.repository';
import type { PasswordHasher } from './password-hasher';
import { refuseCommonPassword } from './refuse-common-password';
import type { PreparedSession, SessionsService } from './sessions.service';

export interface AuthServiceDeps {
  database: PrismaDatabase;
  users: UsersRepository;
  sessions: SessionsService;
  passwords: PasswordHasher;
  limits: RateLimits;
  notices: Pick<AccountNotices, 'welcome'>;
  /** Who may make an account now. */
  signUp: () => SignUp;
  now: () => number;
}

/** The browser that an account is used from. */
export interface Browser {
  address: string;
  /** Is started for it. */
  session: PreparedSession;
}

interface NewAccount extends Pick<SignupBody, 'username' | 'email'> {
  /** Null: the account has another way in. */
  password: string | null;
}
interface Account extends NewAccount {
  invitation?: StoredInvitation | undefined;
}

/** What else belongs to an account that is made or logged in to, in the same transaction, once its session is started. */
export type Join = (tx: Transaction, user: StoredUser) => Promise<void>;

/** Sign-up, without cookies. */
export class AuthService {
  constructor(private readonly deps: AuthServiceDeps) {}

  /**
   * An invitation is used whoever else may sign up, as it says what the account may watch.
   *
   * @throws ApiError `signup_closed`, `invitation_needed`, those of an invitation, and those of `createAccount`
   */
  async signUp(
    body: NewAccount & Pick<SignupBody, 'invitation'>,
    browser: Browser,
    language: SiteLanguage,
    join: Join = () => Promise.resolve(),
  ): Promise<StoredUser> {
    const { limits, notices, now } = this.deps;
    if (this.deps.signUp() === 'off') throw new ApiError('signup_closed');
    await limits.signup.consume(browser.address);
    const invitation = await this.#invitationFor(body.invitation);
    const user = await this.createAccount({ ...body, invitation }, browser, async (tx, made) => {
      // Used up, revoked or expired since it was found.
      if (invitation && !(await new InvitationsRepository(tx).take(invitation.id, new Date(now()))))
        throw new ApiError('invitation_used_up');
      await join(tx, made);
    });
    // Not to whoever signs up uninvited: a stranger could have this site send mails to others.
    if (invitation) notices.welcome(user, language);
    return user;
  }

  /** @throws ApiError `taken` with the fields that are taken */
  async createAccount(
    { username, email, password, invitation }: Account,
    { address, session }: Browser,
    join: Join,
  ): Promise<StoredUser> {
    const { database, sessions, passwords, now } = this.deps;
    if (password !== null) refuseCommonPassword(password, [username, email]);
    await this.#refuseTaken(username, email);
    const passwordHash = password === null ? null : await passwords.hash(password, address);
    try {
      return await database.prisma.$transaction(async (tx) => {
        const user = await new UsersRepository(tx).create({
          username,
          email,
          passwordHash,
          nowMs: now(),
          invitation,
        });
        await sessions.start(tx, session, user.id);
        await join(tx, user);
        return user;
      });
    } catch (error) {
      if (!isTaken(error)) throw error;
      await this.#refuseTaken(username, email);
      throw new ApiError('taken');
    }
  }

  async #invitationFor(code: string | undefined): Promise<StoredInvitation | undefined> {
    const { database, signUp, now } = this.deps;
    if (code !== undefined) return findInvitation(new InvitationsRepository(database.prisma), code, new Date(now()));
    if (signUp() === 'invitation') throw new ApiError('invitation_needed');
    return undefined;
  }

  async #refuseTaken(username: string, email: string): Promise<void> {
    const taken = await this.deps.users.findTaken(username, email);
    const fields = {
      ...(taken.username && { username: 'This username is taken' }),
      ...(taken.email && { email: 'An account with this email already exists' }),
    };
    const [text] = Object.values(fields);
    if (text !== undefined) throw new ApiError('taken', { fields, text });
  }
}
