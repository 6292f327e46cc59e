import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@marquee/server';
import { TokenCipher } from '../../lib/token-cipher';
import { createRateLimits, RateLimitsRepository } from '../../rate-limits';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { newPerson } from '../sync/testing/test-person';
import { accepted, Receiver, refused } from './testing/receiver';
import { sealOwner, WebhookSender } from './webhook-sender';
import { WebhookQueue, WebhooksRepository } from './webhooks.repository';

const MINUTE = 60_000;
const start = Date.parse('2026-11-28T20:00:00Z');

describe('what waits for a webhook', () => {
  let test: TestDatabase;
  let receiver: Receiver;
  let nowMs: number;
  let owner: Awaited<ReturnType<typeof newWebhook>>;
  const stops: (() => void)[] = [];
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    nowMs = start;
    receiver = new Receiver();
    owner = await newWebhook();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await test.sql('DELETE FROM users');
  });

  const tokenCipher = new TokenCipher(Buffer.alloc(32));
  const newWebhook = async () => {
    const { prisma } = test.database;
    const person = await newPerson(test);
    const { userId } = person;
    const webhooks = new WebhooksRepository(prisma);
    const encryptedSecret = tokenCipher.encrypt('whsec_AAAA', sealOwner(userId));
    await webhooks.replace(userId, { url: 'https://example.org/', encryptedSecret }, new Date(nowMs));
    const queue = new WebhookQueue(prisma);
    const id = (await queue.find(person.owner))?.id ?? '';
    const add = (...bodies: string[]) => queue.add(id, bodies, new Date(nowMs));
    const state = async () => {
      const found = await webhooks.find(userId);
      return found && { ...found, isOn: found.disabledAt === null, waiting: found._count.events };
    };
    return { userId, add, state };
  };
  /** Of another process each. */
  const newSender = (): WebhookSender => {
    const sender = new WebhookSender({
      database: test.database,
      tokenCipher,
      post: receiver.post,
      limits: createRateLimits(new RateLimitsRepository(test.database.prisma)),
      logger: createLogger('api', 'silent'),
      now: () => nowMs,
    });
    stops.push(sender.start());
    return sender;
  };
  const bodies = () => receiver.messages.map(({ body }) => body);
  const ids = () => receiver.messages.map(({ headers }) => headers['webhook-id']);

  it('is delivered once, in its order, by however many processes [ACCOUNT-38]', async () => {
    const many = Array.from({ length: 20 }, (_, at) => String(at));
    await owner.add(...many);
    await Promise.all([newSender(), newSender(), newSender()].map((sender) => sender.deliver()));
    expect(bodies()).toEqual(many);
    expect(await owner.state()).toMatchObject({ waiting: 0, failingSince: null, lastDelivery: { status: 204 } });
  });

  it('is delivered again after a minute, then later and later; after a day the webhook is off [ACCOUNT-38, ACCOUNT-39]', async () => {
    const sender = newSender();
    receiver.answer = () => refused;
    await owner.add('a');
    const tries: number[] = [];
    for (const minutes of [0, 0.9, 1, 10, 11, 70, 71, 370, 371, 1_450, 1_451, 3_000]) {
      nowMs = start + minutes * MINUTE;
      const before = receiver.messages.length;
      await sender.deliver();
      if (receiver.messages.length > before) tries.push(minutes);
    }
    expect(tries).toEqual([0, 1, 11, 71, 371, 1_451]);
    expect(new Set(ids()).size).toBe(1);
    expect(await owner.state()).toMatchObject({
      isOn: false,
      waiting: 0,
      failingSince: new Date(start),
      lastDelivery: { status: 500, text: 'no' },
    });
  });

  it('gets past an event that is never accepted, and the webhook stays on', async () => {
    const sender = newSender();
    receiver.answer = () => (receiver.messages.at(-1)?.body === 'bad' ? refused : accepted);
    await owner.add('bad', 'good');
    await sender.deliver();
    expect(bodies()).toEqual(['bad']);
    for (let minutes = 0; minutes < 30 * 60; minutes += 30) {
      nowMs += 30 * MINUTE;
      if (minutes % 300 === 0) await owner.add('more');
      await sender.deliver();
    }
    expect(bodies().filter((body) => body === 'bad')).toHaveLength(6);
    expect(await owner.state()).toMatchObject({ isOn: true, failingSince: null, waiting: 0 });
  });

  it('is dropped at once where the receiver says that it is gone', async () => {
    receiver.answer = () => ({ ...refused, status: 410 });
    await owner.add('a', 'b');
    await newSender().deliver();
    expect(bodies()).toEqual(['a']);
    expect(await owner.state()).toMatchObject({ isOn: false, waiting: 0, lastDelivery: { status: 410 } });
  });

  it('is delivered by another process when one ends in the middle', async () => {
    const [one, other] = [newSender(), newSender()];
    receiver.answer = () => new Promise(() => undefined);
    await owner.add('a');
    one.wake();
    await receiver.has(1);
    receiver.answer = () => accepted;
    await other.deliver();
    expect(ids()).toHaveLength(1);
    nowMs += 2 * MINUTE;
    await other.deliver();
    expect(ids()).toEqual([ids()[0], ids()[0]]);
  });

  it('does not hold up others, and is not delivered for a disabled account', async () => {
    const sender = newSender();
    receiver.answer = () => new Promise(() => undefined);
    await owner.add('slow', 'slow');
    sender.wake();
    await receiver.has(1);
    receiver.answer = () => accepted;
    await (await newWebhook()).add('quick');
    sender.wake();
    await receiver.has(2);
    expect(bodies()[1]).toBe('quick');
    await test.sql(`UPDATE users SET disabled_at = now() WHERE id = '${owner.userId}'`);
    nowMs += 2 * MINUTE;
    await newSender().deliver();
    expect(bodies()).toHaveLength(2);
  });

  it('is no more than 500 events', async () => {
    await owner.add(...Array.from({ length: 501 }, () => 'a'));
    await owner.add('b');
    expect(await owner.state()).toMatchObject({ waiting: 500 });
  });
});
