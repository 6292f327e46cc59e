import request from 'supertest';
import { CSRF_HEADER, type SessionResponse } from '@marquee/core/contracts';
import type { AppDeps } from '../app-deps';
import { createTestApp, type TestApp } from './test-app';
import type { TestDatabase } from './test-database';

export const PASSWORD = 'correct horse';

export interface Visitor {
  agent: ReturnType<typeof request.agent>;
  username: string;
  email: string;
  answer: SessionResponse;
  /** The session cookie as a header. */
  cookie: string;
  /** Calls with the session cookie and CSRF token. */
  post: (path: string, body?: object) => request.Test;
  get: (path: string) => request.Test;
  delete: (path: string, body?: object) => request.Test;
}

export interface AccountsTest extends TestApp {
  /** A name that no other test uses. */
  freshName: () => string;
  /** Signs up a new user in a separate browser. */
  signUp: (username?: string) => Promise<Visitor>;
  /** Logs a user in, in a separate browser. */
  logIn: (username: string, password?: string) => Promise<Visitor>;
}

let names = 0;

/** Body of the sign-up form. */
export const signupBody = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  passwordConfirm: PASSWORD,
});

/** The whole app with a database and the real clock. */
export function createAccountsTest(
  database: TestDatabase,
  environment: Record<string, string> = {},
  overrides: Partial<Omit<AppDeps, 'settings'>> = {},
): AccountsTest {
  const test = createTestApp(environment, {
    now: Date.now,
    limits: { signupsPerHour: 1e6 },
    ...overrides,
    database: database.database,
  });
  const freshName = () => `person${(names += 1)}x${process.pid}`;

  const visitor = (agent: Visitor['agent'], { body: answer, headers }: request.Response): Visitor => ({
    agent,
    cookie: headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '',
    username: answer.user.username,
    email: answer.user.email,
    answer,
    get: (path) => agent.get(path),
    post: (path, body = {}) => agent.post(path).set(CSRF_HEADER, answer.token).send(body),
    delete: (path, body = {}) => agent.delete(path).set(CSRF_HEADER, answer.token).send(body),
  });

  return {
    ...test,
    freshName,
    signUp: async (username = freshName()) => {
      const agent = request.agent(test.app);
      const answer = await agent.post('/api/auth/signup').send(signupBody(username)).expect(201);
      return visitor(agent, answer);
    },
    logIn: async (username, password = PASSWORD) => {
      const agent = request.agent(test.app);
      const answer = await agent.post('/api/auth/login').send({ username, password }).expect(200);
      return visitor(agent, answer);
    },
  };
}
