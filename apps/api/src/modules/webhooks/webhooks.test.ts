import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addPlay, changeEntry, OWNER_PROFILE_ID, removeEntry, type Entry } from '@marquee/core';
import { webhookEventSchema, type NewWebhook, type Webhook as State } from '@marquee/core/contracts';
import { createLogger } from '@marquee/server';
import { Webhook } from 'standardwebhooks';
import { TokenCipher } from '../../lib/token-cipher';
import { kidOf } from '../../testing/kid-of';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { createRateLimits, RateLimitsRepository } from '../../rate-limits';
import type { PostWebhook, WebhookAnswer } from './post-webhook';
import { WebhookSender } from './webhook-sender';
import { WebhookQueue } from './webhooks.repository';

const PATH = '/api/users/me/webhook';
const URL_OF_RECEIVER = 'https://receiver.example.org/hook';
const MINUTE = 60_000;
const accepted: WebhookAnswer = { isAccepted: true, status: 204, text: '' };
const refused: WebhookAnswer = { isAccepted: false, status: 500, text: 'no' };

/** Stands for all receivers. */
class Receiver {
  readonly messages: { url: string; headers: Record<string, string>; body: string }[] = [];
  answer: () => WebhookAnswer | Promise<WebhookAnswer> = () => accepted;
  #onMessage: () => void = () => undefined;

  readonly post: PostWebhook = async (url, { headers, body }) => {
    this.messages.push({ url: url.href, headers, body });
    this.#onMessage();
    return this.answer();
  };

  async has(count: number): Promise<void> {
    while (this.messages.length < count) await new Promise<void>((resolve) => (this.#onMessage = resolve));
  }

  verified(secret: string) {
    const webhook = new Webhook(secret);
    return this.messages.map(({ headers, body }) => webhookEventSchema.parse(webhook.verify(body, headers)));
  }
}

describe('a webhook', () => {
  let receiver: Receiver;
  beforeEach(() => {
    receiver = new Receiver();
  });
  const test = useAccountsTest({}, { postWebhook: (...call) => receiver.post(...call) });

  const set = async (owner: Visitor): Promise<NewWebhook> =>
    (await owner.agent.put(PATH).set('X-CSRF-Token', owner.answer.token).send({ url: URL_OF_RECEIVER }).expect(200)).body;
  const stateOf = async (owner: Visitor): Promise<State | null> => (await owner.get(PATH).expect(200)).body.webhook;
  const push = (who: Visitor, entries: Record<string, Entry[]>) =>
    who.post('/api/sync', { push: entries, updatedAt: Date.now() }).expect(200);
  const film = (id: number) => ({ mediaType: 'movie' as const, id, title: 'Dune', year: 2021 });
  const played = (id: number, how: 'played' | 'imported' = 'played') =>
    addPlay({}, { id: 'a', played: film(id), watchedAt: Date.now(), how }, Date.now());

  it('is told what is watched, rated and bookmarked now, signed by the standard [ACCOUNT-36, ACCOUNT-37]', async () => {
    const owner = await test.signUp();
    const { secret, webhook } = await set(owner);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toMatchObject({ url: URL_OF_RECEIVER, isOn: true, lastDelivery: null, waiting: 0 });
    const rating = { rating: 9, ratedAt: Date.now(), title: 'Dune', year: 2021 };
    const given = changeEntry(undefined, 'movie:7', rating, Date.now());
    await push(owner, { plays: [played(5, 'imported'), played(7)], ratings: [given] });
    await receiver.has(2);
    await push(owner, { ratings: [removeEntry(given, Date.now())] });
    await owner.post('/api/sync/bookmarks', {
      bookmarks: [{ mediaId: 7, category: 'watchlist', addedAt: Date.now(), mediaType: 'movie' }],
      updatedAt: Date.now(),
    });
    await receiver.has(4);
    const profile = { id: OWNER_PROFILE_ID, name: owner.username };
    expect(receiver.verified(secret)).toMatchObject([
      { type: 'title.finished', data: { ...film(7), profile, how: 'played' } },
      { type: 'rating.given', data: { ...film(7), profile, rating: 9 } },
      { type: 'rating.removed', data: { rating: 9 } },
      { type: 'bookmark.added', data: { id: 7, category: 'watchlist', title: null } },
    ]);
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    expect(receiver.messages[0]).toMatchObject({ url: URL_OF_RECEIVER });
    expect(JSON.stringify(await stateOf(owner))).not.toContain(secret.slice(6));
  });

  it('keeps nobody waiting, and is not told of an import one by one', async () => {
    const owner = await test.signUp();
    await set(owner);
    let answer: (answer: WebhookAnswer) => void = () => undefined;
    receiver.answer = () => new Promise((resolve) => (answer = resolve));
    await push(owner, { plays: [played(1)] });
    await receiver.has(1);
    // Its receiver has not answered yet.
    const many = Array.from({ length: 2_000 }, (_, at) => played(at + 2, 'imported'));
    const dateless = many.map((_, at) => changeEntry(undefined, `${at + 1}/movie/watchlist`, {}, Date.now()));
    await push(owner, { plays: many, bookmarks: dateless });
    receiver.answer = () => accepted;
    answer(accepted);
    await receiver.has(21);
    await push(owner, { plays: [played(9_999)] });
    await receiver.has(22);
    expect(JSON.parse(receiver.messages[21]?.body ?? '').data.id).toBe(9_999);
  });

  it('is the account’s: a restricted profile has no say, and is named by what it does [ACCOUNT-36]', async () => {
    const owner = await test.signUp();
    const { secret } = await set(owner);
    const kid = await kidOf(test, owner);
    const body = { url: 'https://kid.example.org/' };
    await kid.agent.put(PATH).set('X-CSRF-Token', kid.answer.token).send(body).expect(403);
    await kid.get(PATH).expect(403);
    for (const path of ['/secret', '/turn-on', '/test']) await kid.post(`${PATH}${path}`).expect(403);
    await kid.delete(PATH).expect(403);
    await push(kid, { plays: [played(3)] });
    await receiver.has(1);
    expect(receiver.verified(secret)).toMatchObject([{ data: { id: 3, profile: { name: 'Mia' } } }]);
  });

  it('takes https addresses only', async () => {
    const owner = await test.signUp();
    const urls = [
      ...['http://example.org', 'https://', 'javascript:alert(1)', 'https://a:b@example.org', 'https://[::', ' '],
      ...['https://example.org/#a', 'https://exa mple.org', `https://example.org/${'a'.repeat(2_000)}`, 7, null],
    ];
    for (const url of urls) {
      const call = owner.agent.put(PATH).set('X-CSRF-Token', owner.answer.token).send({ url });
      expect((await call.expect(400)).body.code).toBe('bad_request');
    }
    expect(await stateOf(owner)).toBeNull();
    for (const path of ['/secret', '/turn-on', '/test']) await owner.post(`${PATH}${path}`).expect(404);
    await owner.delete(PATH).expect(404);
  });

  it('is tested at once, with the answer, and signs with its newest secret [ACCOUNT-37, ACCOUNT-39]', async () => {
    const owner = await test.signUp();
    await set(owner);
    const { secret } = (await owner.post(`${PATH}/secret`).expect(200)).body as NewWebhook;
    receiver.answer = () => ({ isAccepted: false, status: 404, text: 'nothing here' });
    const { body } = await owner.post(`${PATH}/test`).expect(200);
    expect(body.webhook).toMatchObject({
      isOn: true,
      failingSince: null,
      lastDelivery: { isAccepted: false, status: 404, text: 'nothing here' },
    });
    expect(receiver.verified(secret)).toMatchObject([{ type: 'webhook.test' }]);
  });

  it('ends with the password that it was set under, with the account, and when it is removed', async () => {
    const owner = await test.signUp();
    await set(owner);
    await owner.delete(PATH).expect(200);
    expect(await stateOf(owner)).toBeNull();
    await set(owner);
    const change = { currentPassword: PASSWORD, password: 'battery staple' };
    const { body } = await owner.post('/api/users/me/password', change).expect(200);
    expect(await stateOf(owner)).toBeNull();
    const same = { ...owner, answer: { ...owner.answer, token: body.token } };
    await set(same);
    await owner.agent
      .delete('/api/users/me')
      .set('X-CSRF-Token', body.token)
      .send({ password: 'battery staple' })
      .expect(200);
    expect(await test.database.sql(`SELECT id FROM webhooks WHERE user_id = '${owner.answer.user.id}'`)).toEqual([]);
  });

  describe('that waits', () => {
    const start = Date.parse('2030-01-01T00:00:00Z');
    let nowMs: number;
    let owner: Visitor;
    let queue: WebhookQueue;
    let webhookId: string;
    const senders: (() => void)[] = [];
    beforeEach(async () => {
      nowMs = start;
      owner = await test.signUp();
      await set(owner);
      const { prisma } = test.database.database;
      queue = new WebhookQueue(prisma);
      const found = await queue.find({ userId: owner.answer.user.id, profileId: OWNER_PROFILE_ID });
      webhookId = found?.id ?? '';
    });
    afterEach(() => senders.splice(0).forEach((stop) => stop()));

    /** Another process. */
    const newSender = (): WebhookSender => {
      const { database } = test.database;
      const sender = new WebhookSender({
        database,
        tokenCipher: new TokenCipher(Buffer.alloc(32, 'test key')),
        post: receiver.post,
        limits: createRateLimits(new RateLimitsRepository(database.prisma)),
        logger: createLogger('api', 'silent'),
        now: () => nowMs,
      });
      senders.push(sender.start());
      return sender;
    };
    const add = (...bodies: string[]) => queue.add(webhookId, bodies, new Date(nowMs));
    const ids = () => receiver.messages.map(({ headers }) => headers['webhook-id']);

    it('is told each event once, in their order, by however many processes [ACCOUNT-38]', async () => {
      const bodies = Array.from({ length: 20 }, (_, at) => String(at));
      await add(...bodies);
      await Promise.all([newSender(), newSender(), newSender()].map((sender) => sender.deliver()));
      expect(receiver.messages.map(({ body }) => body)).toEqual(bodies);
      expect(await stateOf(owner)).toMatchObject({ waiting: 0, lastDelivery: { status: 204 } });
    });

    it('is told the same again after a minute, and later and later, and turns off after a day [ACCOUNT-38, ACCOUNT-39]', async () => {
      const sender = newSender();
      receiver.answer = () => refused;
      await add('a');
      const tries: number[] = [];
      for (const minutes of [0, 0.9, 1, 10, 11, 70, 71, 370, 371, 1_450, 1_451, 3_000]) {
        nowMs = start + minutes * MINUTE;
        const before = receiver.messages.length;
        await sender.deliver();
        if (receiver.messages.length > before) tries.push(minutes);
      }
      expect(tries).toEqual([0, 1, 11, 71, 371, 1_451]);
      expect(new Set(ids()).size).toBe(1);
      const off = { isOn: false, waiting: 0, failingSince: new Date(start).toISOString() };
      expect(await stateOf(owner)).toMatchObject({ ...off, lastDelivery: { status: 500, text: 'no' } });
      await push(owner, { plays: [played(1)] });
      receiver.answer = () => accepted;
      const tested = await owner.post(`${PATH}/test`).expect(200);
      expect(tested.body.webhook).toMatchObject({ ...off, lastDelivery: { status: 204 } });
      const { body } = await owner.post(`${PATH}/turn-on`).expect(200);
      expect(body.webhook).toMatchObject({ isOn: true, failingSince: null });
    });

    it('gets past an event that it never accepts, and is not off for that', async () => {
      const sender = newSender();
      receiver.answer = () => (receiver.messages.at(-1)?.body === 'bad' ? refused : accepted);
      await add('bad', 'good');
      await sender.deliver();
      expect(receiver.messages.map(({ body }) => body)).toEqual(['bad']);
      for (let minutes = 0; minutes < 30 * 60; minutes += 30) {
        nowMs += 30 * MINUTE;
        if (minutes % 300 === 0) await add('more');
        await sender.deliver();
      }
      expect(receiver.messages.filter(({ body }) => body === 'bad')).toHaveLength(6);
      expect(await stateOf(owner)).toMatchObject({ isOn: true, failingSince: null, waiting: 0 });
    });

    it('is off at once where the receiver is gone, and after the site’s secret key changed says so', async () => {
      receiver.answer = () => ({ ...refused, status: 410 });
      await add('a', 'b');
      await newSender().deliver();
      expect(await stateOf(owner)).toMatchObject({ isOn: false, waiting: 0, lastDelivery: { status: 410 } });
      await test.database.sql(`UPDATE webhooks SET secret_seal = '\\x00' WHERE id = '${webhookId}'`);
      const { body } = await owner.post(`${PATH}/test`).expect(200);
      expect(body.webhook.lastDelivery).toMatchObject({ status: null, problem: 'secret_unreadable' });
    });

    it('is told by another process what one was telling when it ended', async () => {
      const [one, other] = [newSender(), newSender()];
      receiver.answer = () => new Promise(() => undefined);
      await add('a');
      one.wake();
      await receiver.has(1);
      receiver.answer = () => accepted;
      await other.deliver();
      expect(ids()).toHaveLength(1);
      nowMs += 2 * MINUTE;
      await other.deliver();
      expect(ids()).toEqual([ids()[0], ids()[0]]);
    });

    it('does not hold up others, and is told nothing of a disabled account', async () => {
      const sender = newSender();
      receiver.answer = () => new Promise(() => undefined);
      await add('slow', 'slow');
      sender.wake();
      await receiver.has(1);
      receiver.answer = () => accepted;
      const second = await test.signUp();
      await set(second);
      const found = await queue.find({ userId: second.answer.user.id, profileId: OWNER_PROFILE_ID });
      await queue.add(found?.id ?? '', ['quick'], new Date(nowMs));
      sender.wake();
      await receiver.has(2);
      expect(receiver.messages[1]?.body).toBe('quick');
      const userId = owner.answer.user.id;
      await test.database.sql(`UPDATE users SET disabled_at = now() WHERE id = '${userId}'`);
      nowMs += 2 * MINUTE;
      await newSender().deliver();
      expect(receiver.messages).toHaveLength(2);
    });

    it('holds no more than 500 events', async () => {
      await add(...Array.from({ length: 501 }, () => 'a'));
      await add('b');
      expect(await stateOf(owner)).toMatchObject({ waiting: 500 });
    });
  });
});
