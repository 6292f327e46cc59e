import { Secret, TOTP } from 'otpauth';
import request from 'supertest';
import { PASSWORD, type AccountsTest, type Visitor } from '../../../testing/test-accounts';

export const STEP_MS = 30_000;

/** What an app shows at a time. */
export const codeAt = (secret: string, nowMs: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });

/** Turns the second factor of an account on. */
export async function turnOn(visitor: Visitor, nowMs: number): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await visitor.post('/api/users/me/second-factor/setup').expect(200);
  const { ticket, secret } = body;
  const answer = await visitor.post('/api/users/me/second-factor', { ticket, code: codeAt(secret, nowMs) }).expect(201);
  return { secret, recoveryCodes: answer.body.recoveryCodes };
}

/** The first half of a log-in: the ticket that waits for a code. */
export async function enterPassword(
  { app }: Pick<AccountsTest, 'app'>,
  { username }: { username: string },
  password = PASSWORD,
): Promise<string> {
  const answer = await request(app).post('/api/auth/login').send({ username, password }).expect(202);
  if (answer.headers['set-cookie']) throw new Error('The half of a log-in has set a cookie.');
  return answer.body.ticket;
}
