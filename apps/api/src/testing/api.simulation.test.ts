import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { CSRF_HEADER, PROFILE_HEADER } from '@marquee/core/contracts';
import fc from 'fast-check';
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hashToken } from '../lib/random-token';
import { listen } from './listen';
import { createAccountsTest, PASSWORD, signupBody, type AccountsTest } from './test-accounts';
import { fastPasswordHasher } from './test-app';
import { openTestDatabase, type TestDatabase } from './test-database';

/** `pnpm simulate` runs 10,000. */
const HISTORIES = Number(process.env.SIMULATED_HISTORIES ?? 20);
jest.setTimeout(300_000 + HISTORIES * 2_000);

const OWNER = '1';
const MADE_WITH = 'x-made-with';

const anyAction = fc.record({
  kind: fc.constantFrom(
    ...(['logIn', 'logIn', 'logIn', 'logOutEverywhere', 'changePassword', 'changePassword'] as const),
    ...(['switchProfile', 'switchProfile', 'push', 'push', 'pull', 'pull', 'deleteProfile', 'leave', 'leave'] as const),
  ),
  browser: fc.nat({ max: 1 }),
  profile: fc.nat({ max: 2 }),
  /** 0 means the newest password and the session's profile, 1 those of a tab that knows of no change. */
  age: fc.constantFrom(0, 0, 1),
});
type Action = typeof anyAction extends fc.Arbitrary<infer Value> ? Value : never;

const passwords = fastPasswordHasher();
const moved = new EventEmitter();
/** For each address its requests that are not over, and how many of them are held after hashing. */
const running = new Map<string, number>();
const held = new Map<string, number>();
/** The password of every session that was handed out, also to a browser that has left, by its hashed id. */
const sessions = new Map<string, { password: string; isOver: boolean }>();
let scheduler: fc.Scheduler | undefined;
let database: TestDatabase;
let test: AccountsTest;
let site: Awaited<ReturnType<typeof listen>>;

const cookieIn = (header: unknown) => /marquee_session=([^;]+)/.exec(String(header))?.[1] ?? '';
const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex');
function count(counts: Map<string, number>, address: string, change: 1 | -1): void {
  counts.set(address, (counts.get(address) ?? 0) + change);
  moved.emit('moved');
}
/** Until nothing goes on; with `orHeld`, also until what goes on at an address has a request that is held. */
async function untilIdle(orHeld: boolean): Promise<void> {
  // What was just let go on has not been counted yet.
  await nextTurn();
  const isIdle = ([address, calls]: [string, number]) => calls === 0 || (orHeld && (held.get(address) ?? 0) > 0);
  while (![...running].every(isIdle)) await once(moved, 'moved');
}
async function hold<Value>(address: string, value: Promise<Value>): Promise<Value> {
  const result = await value;
  if (!scheduler) return result;
  count(held, address, 1);
  await scheduler.schedule(Promise.resolve(), `hashed for ${address}`);
  count(held, address, -1);
  return result;
}

function serve(req: IncomingMessage, res: ServerResponse): void {
  const address = String(req.headers['x-forwarded-for']);
  const end = res.end.bind(res) as (...given: unknown[]) => ServerResponse;
  count(running, address, 1);
  res.end = (...given: unknown[]) => {
    if (res.writableEnded) throw new Error(`${req.url} was answered twice`);
    const secret = cookieIn(res.getHeader('set-cookie'));
    if (secret) sessions.set(hex(hashToken(secret)), { password: String(req.headers[MADE_WITH]), isOver: false });
    count(running, address, -1);
    return end(...given);
  };
  test.bare(req, res);
}

beforeAll(async () => {
  database = await openTestDatabase();
  const [hash, verify] = [passwords.hash.bind(passwords), passwords.verify.bind(passwords)];
  jest.spyOn(passwords, 'hash').mockImplementation((text, address) => hold(address, hash(text, address)));
  jest.spyOn(passwords, 'verify').mockImplementation((own, text, address) => hold(address, verify(own, text, address)));
  test = createAccountsTest(database, { TRUST_PROXY: 'true' }, { passwords });
  site = await listen(serve);
});
afterAll(async () => {
  await site.close();
  test.remove();
  await database.remove();
});

/** A browser with any number of tabs, from its own address. */
function createBrowser(address: string) {
  const browser = { secret: '', token: '', profile: OWNER, calls: [] as AbortController[] };
  /** @returns undefined if the browser has left */
  async function call(method: string, path: string, body?: object, { madeWith = '', profile = browser.profile } = {}) {
    const calling = new AbortController();
    browser.calls.push(calling);
    const { secret, token } = browser;
    const own = { Cookie: `marquee_session=${secret}`, [CSRF_HEADER]: token, [PROFILE_HEADER]: profile };
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address, [MADE_WITH]: madeWith, ...own };
    count(running, address, 1);
    try {
      const init = { method, headers, signal: calling.signal, ...(body && { body: JSON.stringify(body) }) };
      const res = await fetch(`${site.origin}/api${path}`, init);
      const answer = await res.json();
      expect([200, 201, 401, 403, 404, 409, 429]).toContain(res.status);
      const given = cookieIn(res.headers.get('set-cookie'));
      if (given) Object.assign(browser, { secret: given, token: answer.token });
      return { status: res.status, answer };
    } catch (error) {
      if (!calling.signal.aborted) throw error;
      return undefined;
    } finally {
      browser.calls.splice(browser.calls.indexOf(calling), 1);
      count(running, address, -1);
    }
  }
  return Object.assign(browser, { call });
}
type Browser = ReturnType<typeof createBrowser>;

let histories = 0;
/** An account with three profiles that two browsers use, and what is known of it. */
async function createWorld() {
  sessions.clear();
  test.logged.length = 0;
  running.clear();
  const network = `10.${(histories += 1) >> 8}.${histories & 255}`;
  const [phone, desk] = [createBrowser(`${network}.1`), createBrowser(`${network}.2`)];
  const username = test.freshName();
  const logIn = (from: Browser, password: string) =>
    from.call('POST', '/auth/login', { username, password }, { madeWith: password });
  await phone.call('POST', '/auth/signup', signupBody(username), { madeWith: PASSWORD });
  const profiles = [OWNER];
  for (const name of ['Ada', 'Ben']) {
    const made = await phone.call('POST', '/profiles', { profile: { name }, password: PASSWORD });
    profiles.push(made?.answer.id);
  }
  await logIn(desk, PASSWORD);
  /** What was pushed where, by number of the film; without a status the answer is not known. */
  const entries = new Map<number, { profile: string; status: number | undefined }>();
  /** Passwords that were set, the ones that may have been, and the ones that were certainly replaced. */
  const [known, tried, replaced] = [[PASSWORD], [PASSWORD], new Set<string>()];
  const pick = ({ age }: Action) => known.at(-1 - age) ?? PASSWORD;

  /** The profile that a tab shows, which another tab may have left. */
  const shownIn = (from: Browser, { age, profile }: Action) => (age > 0 && profiles[profile]) || from.profile;

  async function pull(from: Browser, profile = from.profile): Promise<void> {
    const saved = [...entries].filter(([, each]) => each.profile === profile && each.status === 200);
    const pulled = await from.call('GET', '/users/me/bookmarks', undefined, { profile });
    if (pulled?.status !== 200) return;
    const ids: number[] = pulled.answer.bookmarks.map(({ mediaId }: { mediaId: number }) => mediaId);
    expect(ids).toEqual(expect.arrayContaining(saved.map(([id]) => id)));
    for (const id of ids) {
      expect(entries.get(id)?.profile).toBe(profile);
      expect([undefined, 200]).toContain(entries.get(id)?.status);
    }
  }
  const act: Record<Action['kind'], (from: Browser, action: Action) => Promise<void> | void> = {
    logIn: async (from, action) => {
      const password = pick(action);
      const [wasReplaced, before] = [replaced.has(password), sessions.get(hex(hashToken(from.secret)))];
      if ((await logIn(from, password))?.status !== 200) return;
      expect(wasReplaced).toBe(false);
      if (before) before.isOver = true;
      from.profile = OWNER;
    },
    changePassword: async (from, action) => {
      const [currentPassword, password] = [pick(action), `battery staple ${tried.length}`];
      tried.push(password);
      const body = { currentPassword, password };
      if ((await from.call('POST', '/users/me/password', body, { madeWith: password }))?.status !== 200) return;
      known.push(password);
      replaced.add(currentPassword);
    },
    logOutEverywhere: async (from) => {
      const before = [...sessions.values()];
      if ((await from.call('DELETE', '/users/me/sessions'))?.status !== 200) return;
      for (const session of before) session.isOver = true;
    },
    switchProfile: async (from, { profile }) => {
      const id = profiles[profile] ?? OWNER;
      if ((await from.call('POST', `/profiles/${id}/activate`, {}))?.status === 200) from.profile = id;
    },
    push: async (from, action) => {
      const [id, profile] = [entries.size + 1, shownIn(from, action)];
      entries.set(id, { profile, status: undefined });
      const bookmark = { mediaId: id, category: 'watchlist', addedAt: 1_000, mediaType: 'movie' };
      const done = await from.call('POST', '/sync/bookmarks', { bookmarks: [bookmark], updatedAt: 1_000 }, { profile });
      entries.set(id, { profile, status: done?.status });
    },
    pull: (from, action) => pull(from, shownIn(from, action)),
    deleteProfile: async (from, action) => {
      await from.call('DELETE', `/profiles/${profiles[action.profile]}`, { password: pick(action) });
    },
    leave: (from) => from.calls.at(-1)?.abort(),
  };

  async function judge(): Promise<void> {
    const withSessions = { where: { username }, include: { sessions: true } };
    const user = await database.database.prisma.user.findFirstOrThrow(withSessions);
    const matches = await Promise.all(tried.map((password) => passwords.verify(user.passwordHash, password, 'judge')));
    const [current = '', ...others] = tried.filter((_password, at) => matches[at]);
    expect([others, replaced.has(current)]).toEqual([[], false]);
    for (const { idHash } of user.sessions)
      expect(sessions.get(hex(idHash))).toEqual({ password: current, isOver: false });
    // Each address has its place in the queue again, though it may have guessed too often.
    for (const from of [phone, desk]) expect([200, 429]).toContain((await logIn(from, current))?.status);
    const fresh = createBrowser(`${network}.3`);
    expect((await logIn(fresh, current))?.status).toBe(200);
    for (const password of replaced) expect((await logIn(phone, password))?.status).not.toBe(200);
    const { answer } = (await fresh.call('GET', '/profiles')) ?? {};
    for (const { id } of answer.profiles as { id: string }[]) {
      expect((await fresh.call('POST', `/profiles/${id}/activate`, {}))?.status).toBe(200);
      fresh.profile = id;
      await pull(fresh);
    }
    expect(test.logged.filter(({ msg }) => msg === 'request failed')).toEqual([]);
  }
  return { act, browsers: [phone, desk], judge };
}

it('requests in any order leave no old session, no foreign entry, no second answer and no lost place', async () => {
  const inputs = [fc.scheduler(), fc.array(anyAction, { maxLength: 25 }), fc.infiniteStream(fc.boolean())] as const;
  const property = fc.asyncProperty(...inputs, async (order, actions, rushes) => {
    const { act, browsers, judge } = await createWorld();
    scheduler = order;
    const done = actions.map(async (action) => {
      await order.schedule(Promise.resolve(), action.kind);
      const from = browsers[action.browser];
      if (from) await act[action.kind](from, action);
    });
    // Either everything goes as far as it can, or the next step goes on beside it.
    const step = async (run: () => Promise<void>) => {
      await run();
      if (!rushes.next().value) await untilIdle(true);
    };
    await order.waitFor(Promise.all(done), step);
    await order.waitFor(untilIdle(false), step);
    scheduler = undefined;
    await judge();
  });
  // A smaller history meets the database at other moments, so a failure is reported as it is.
  await fc.assert(property, { numRuns: HISTORIES, plugins: [fc.timeout(60_000)], endOnFailure: true });
});
