import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { normalizeIdentifier, type SiteLanguage } from '@marquee/core';
import type { SignUp } from '@marquee/core/contracts';
import { createRateLimits, RateLimitsRepository } from '../../rate-limits';
import { generateToken, hashToken } from '../../lib/random-token';
import { signupBody } from '../../testing/test-accounts';
import { fastPasswordHasher } from '../../testing/test-app';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { InvitationsRepository } from '../invitations';
import { UsersRepository } from '../users';
import { AuthService } from './auth.service';
import { SessionCookie } from './session-cookie';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';

describe('sign-up', () => {
  let database: TestDatabase;
  let auth: AuthService;
  let mode: SignUp = 'open';
  const welcomed: [string, SiteLanguage][] = [];
  let names = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { prisma } = database.database;
    auth = new AuthService({
      database: database.database,
      users: new UsersRepository(prisma),
      sessions: new SessionsService(
        database.database,
        new SessionsRepository(prisma),
        new SessionCookie(undefined),
        Date.now,
      ),
      passwords: fastPasswordHasher(),
      limits: createRateLimits(new RateLimitsRepository(prisma)),
      notices: { welcome: ({ username }, language) => void welcomed.push([username, language]) },
      signUp: () => mode,
      now: Date.now,
    });
  });
  afterAll(() => database.remove());

  const signUp = async (invitation?: string): Promise<string> => {
    const username = `somebody${(names += 1)}`;
    const nowMs = Date.now();
    const session = {
      secret: '',
      idHash: hashToken(username),
      device: '',
      passwordAtMs: nowMs,
      nowMs,
      expiresAtMs: nowMs + 60_000,
    };
    const body = { ...signupBody(username), ...(invitation !== undefined && { invitation }) };
    const stored = await auth.signUp(body, { address: '::1', session }, 'de');
    return normalizeIdentifier(stored.username);
  };
  const codeOfSignUp = (invitation?: string) =>
    signUp(invitation).then(
      () => 'made',
      (error: unknown) => (error as { code: string }).code,
    );
  const invite = async (): Promise<string> => {
    const code = generateToken();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + 60_000);
    const invitation = { codeHash: hashToken(code), inviter: 'ada', guest: '', cap: null, maxUses: 1 };
    await new InvitationsRepository(database.database.prisma).create({ ...invitation, createdAt, expiresAt });
    return code;
  };

  it('is for everybody, for those with an invitation, or for nobody [OPERATOR-11]', async () => {
    mode = 'open';
    expect(await codeOfSignUp()).toBe('made');
    mode = 'invitation';
    expect(await codeOfSignUp()).toBe('invitation_needed');
    expect(await codeOfSignUp('x'.repeat(43))).toBe('invitation_invalid');
    const code = await invite();
    expect(await codeOfSignUp(code)).toBe('made');
    expect(await codeOfSignUp(code)).toBe('invitation_used_up');
    mode = 'off';
    expect(await codeOfSignUp()).toBe('signup_closed');
    expect(await codeOfSignUp(await invite())).toBe('signup_closed');
  });

  it('greets those who were invited by mail, and nobody else [OPERATOR-12]', async () => {
    mode = 'open';
    welcomed.length = 0;
    await signUp();
    const invited = await signUp(await invite());
    expect(welcomed).toEqual([[invited, 'de']]);
  });
});
