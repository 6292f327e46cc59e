import { beforeEach, describe, expect, it } from '@jest/globals';
import { addPlay, changeEntry, OWNER_PROFILE_ID, removeEntry, type Entry } from '@marquee/core';
import type { NewWebhook, Webhook } from '@marquee/core/contracts';
import { kidOf } from '../../testing/kid-of';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import type { WebhookAnswer } from './post-webhook';
import { accepted, Receiver } from './testing/receiver';

const PATH = '/api/users/me/webhook';
const URL_OF_RECEIVER = 'https://receiver.example.org/hook';
describe('a webhook', () => {
  let receiver: Receiver;
  beforeEach(() => {
    receiver = new Receiver();
  });
  const test = useAccountsTest({}, { postWebhook: (...call) => receiver.post(...call) });

  const set = async (owner: Visitor): Promise<NewWebhook> =>
    (await owner.agent.put(PATH).set('X-CSRF-Token', owner.answer.token).send({ url: URL_OF_RECEIVER }).expect(200))
      .body;
  const stateOf = async (owner: Visitor): Promise<Webhook | null> => (await owner.get(PATH).expect(200)).body.webhook;
  const push = (who: Visitor, entries: Record<string, Entry[]>) =>
    who.post('/api/sync', { push: entries, updatedAt: Date.now() }).expect(200);
  const film = (id: number) => ({ mediaType: 'movie' as const, id, title: 'Dune', year: 2021 });
  const played = (id: number, how: 'played' | 'imported' = 'played', nowMs = Date.now()) =>
    addPlay({}, { id: 'a', played: film(id), watchedAt: nowMs, how }, nowMs);

  it('is told what is watched, rated and bookmarked now, signed by the standard [ACCOUNT-36, ACCOUNT-37]', async () => {
    const owner = await test.signUp();
    const { secret, webhook } = await set(owner);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toMatchObject({ url: URL_OF_RECEIVER, isOn: true, lastDelivery: null, waiting: 0 });
    const nowMs = Date.now();
    const given = changeEntry(undefined, 'movie:7', { rating: 9, ratedAt: nowMs, title: 'Dune', year: 2021 }, nowMs);
    await push(owner, { plays: [played(5, 'imported', nowMs), played(7, 'played', nowMs)], ratings: [given] });
    await receiver.has(2);
    await push(owner, { ratings: [removeEntry(given, nowMs)] });
    await receiver.has(3);
    await owner.post('/api/sync/bookmarks', {
      bookmarks: [{ mediaId: 7, category: 'watchlist', addedAt: nowMs, mediaType: 'movie' }],
      updatedAt: nowMs,
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

  it('is tested at once, also while it is off, and signs with its newest secret [ACCOUNT-37, ACCOUNT-39]', async () => {
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
    const ofOwner = `WHERE user_id = '${owner.answer.user.id}'`;
    await test.database.sql(`UPDATE webhooks SET disabled_at = now(), failing_since = now() ${ofOwner}`);
    receiver.answer = () => accepted;
    const tested = await owner.post(`${PATH}/test`).expect(200);
    expect(tested.body.webhook).toMatchObject({
      isOn: false,
      failingSince: expect.any(String),
      lastDelivery: { status: 204 },
    });
    const on = await owner.post(`${PATH}/turn-on`).expect(200);
    expect(on.body.webhook).toMatchObject({ isOn: true, failingSince: null });
    await test.database.sql(`UPDATE webhooks SET secret_seal = '\\x00' ${ofOwner}`);
    const { lastDelivery } = (await owner.post(`${PATH}/test`).expect(200)).body.webhook;
    expect(lastDelivery).toMatchObject({ status: null, problem: 'secret_unreadable' });
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
});
