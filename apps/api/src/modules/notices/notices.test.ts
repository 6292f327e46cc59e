import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { MOST_NOTICE_DEVICES, type Notices } from '@marquee/core/contracts';
import { kidOf } from '../../testing/kid-of';
import { createAccountsTest, PASSWORD, type Visitor } from '../../testing/test-accounts';
import { openNoticesWorld, type NoticesWorld } from './testing/notices-world';

const PATH = '/api/users/me/notices';

describe('what a person chooses about notices', () => {
  let world: NoticesWorld;
  let owner: Visitor;
  beforeAll(async () => {
    world = await openNoticesWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.push.received.length = 0;
    world.push.answerWith(201);
    owner = await world.test.signUp();
  });

  const stateOf = async (of: Visitor): Promise<Notices> => (await of.get(PATH).expect(200)).body;
  const put = (by: Visitor, path: string, body: object) =>
    by.agent.put(`${PATH}${path}`).set('X-CSRF-Token', by.answer.token).send(body);
  const rows = () => world.database.sql<{ endpoint: string }>('SELECT endpoint FROM notice_devices');

  it('is told with the site’s key, and the devices of the profile alone [NOTICE-11]', async () => {
    expect(await stateOf(owner)).toEqual({
      publicKey: world.test.vapidKeys.publicKey,
      devices: [],
      mail: { isOn: false },
      mutedSeries: [],
    });
    const quietHours = { from: 1_320, to: 480 };
    const { body } = await world.subscribe(owner, 'phone', { timeZone: 'Asia/Tokyo', quietHours }).expect(200);
    expect(body.devices).toMatchObject([{ isCurrent: true, timeZone: 'Asia/Tokyo', quietHours }]);
    expect(JSON.stringify(body)).not.toMatch(/push\.example|p256dh|auth/);
    await world.subscribe(owner, 'phone', { timeZone: 'Europe/Berlin', quietHours: null }).expect(200);
    expect((await stateOf(owner)).devices).toMatchObject([{ timeZone: 'Europe/Berlin', quietHours: null }]);
    const kid = await kidOf(world.test, owner);
    expect(await stateOf(kid)).toMatchObject({ devices: [], mail: null });
    await put(kid, '/mail', { isOn: true, timeZone: 'UTC' }).expect(404);
    const id = (await stateOf(owner)).devices[0]?.id;
    await kid.delete(`${PATH}/devices/${id}`).expect(404);
    await owner.delete(`${PATH}/devices/${id}`).expect(200);
    await owner.delete(`${PATH}/devices/x`).expect(404);
    expect((await stateOf(owner)).devices).toEqual([]);
  });

  it('takes no address but https, no key that is none, and no zone that does not exist [NOTICE-05]', async () => {
    const good = { subscription: world.push.subscribe('x'), timeZone: 'UTC', quietHours: null };
    const { endpoint, keys } = good.subscription;
    const endpoints = ['http://push.example.org/x', 'javascript:alert(1)', 'https://a:b@example.org/', 'https://', 7];
    const wrong = [
      ...endpoints.map((each) => ({ ...good, subscription: { endpoint: each, keys } })),
      { ...good, subscription: { endpoint: `https://example.org/${'a'.repeat(2_000)}`, keys } },
      { ...good, subscription: { endpoint, keys: { ...keys, p256dh: 'x' } } },
      { ...good, subscription: { endpoint, keys: { ...keys, auth: keys.p256dh } } },
      { ...good, timeZone: 'Middle/Earth' },
      { ...good, quietHours: { from: 0, to: 1_440 } },
    ];
    for (const body of wrong) expect((await put(owner, '/device', body).expect(400)).body.code).toBe('bad_request');
    await request(world.test.app).put(`${PATH}/device`).send(good).expect(401);
    await owner.agent.put(`${PATH}/device`).send(good).expect(403);
  });

  it('is one of a browser, and of a bounded number of browsers', async () => {
    const subscription = world.push.subscribe('moved');
    await world.subscribe(owner, 'moved', { subscription }).expect(200);
    const again = await world.test.logIn(owner.username);
    await world.subscribe(again, 'moved', { subscription }).expect(200);
    expect((await stateOf(owner)).devices).toMatchObject([{ isCurrent: false }]);
    await world.database.sql(
      `WITH new_sessions AS (
         INSERT INTO sessions (id_hash, user_id, expires_at)
         SELECT decode(md5('device' || n), 'hex'), '${owner.answer.user.id}', now() + interval '1 day'
         FROM generate_series(2, ${MOST_NOTICE_DEVICES}) AS n RETURNING id, user_id)
       INSERT INTO notice_devices (user_id, profile_id, session_id, endpoint, p256dh, auth, language, time_zone, created_at, due_at)
       SELECT user_id, '1', id, 'https://push.example.org/' || id, '', '', 'en', 'UTC', now(), now() FROM new_sessions`,
    );
    const { body } = await world.subscribe(owner, 'one-more').expect(409);
    expect(body.code).toBe('collection_full');
    await world.subscribe(again, 'moved', { subscription, timeZone: 'Asia/Tokyo' }).expect(200);
  });

  it('follows a browser that changes its subscription, which only the browser itself can say [NOTICE-08]', async () => {
    await world.subscribe(owner, 'before').expect(200);
    const subscription = world.push.subscribe('after');
    const renewal = { endpoint: 'https://push.example.org/before', subscription };
    const stranger = await world.test.signUp();
    await stranger.agent.post(`${PATH}/renew`).send(renewal).expect(404);
    await request(world.test.app).post(`${PATH}/renew`).send(renewal).expect(401);
    await owner.agent.post(`${PATH}/renew`).set('Sec-Fetch-Site', 'cross-site').send(renewal).expect(403);
    await owner.agent.post(`${PATH}/renew`).send(renewal).expect(200);
    await owner.post(`${PATH}/test`).expect(200, { isAccepted: true });
    expect(world.push.received.at(-1)?.browser).toBe('after');
  });

  it('is tested at once, which says whether the push service took it [NOTICE-11]', async () => {
    await owner.post(`${PATH}/test`).expect(404);
    await world.subscribe(owner, 'phone', { quietHours: { from: 0, to: 1_439 } }, 'fr').expect(200);
    await owner.post(`${PATH}/test`).expect(200, { isAccepted: true });
    const [message] = world.push.messages();
    expect(message).toMatchObject({ title: 'Marquee', body: 'Les notifications fonctionnent sur cet appareil.' });
    world.push.answerWith(500);
    await owner.post(`${PATH}/test`).expect(200, { isAccepted: false });
    expect((await stateOf(owner)).devices).toHaveLength(1);
    world.push.answerWith(410);
    await owner.post(`${PATH}/test`).expect(200, { isAccepted: false });
    expect((await stateOf(owner)).devices).toEqual([]);
  });

  it('includes series of which nothing is told, and is in the export without addresses [NOTICE-07]', async () => {
    await put(owner, '/series', { key: 'tv:1', isOn: false }).expect(200);
    await put(owner, '/series', { key: 'tv:1', isOn: false }).expect(200);
    expect((await put(owner, '/series', { key: 'tv:2', isOn: false }).expect(200)).body.mutedSeries).toEqual([
      'tv:1',
      'tv:2',
    ]);
    await put(owner, '/series', { key: 'tv:2', isOn: true }).expect(200);
    await put(owner, '/series', { key: 'x', isOn: true }).expect(400);
    await world.subscribe(owner, 'phone').expect(200);
    await put(owner, '/mail', { isOn: true, timeZone: 'UTC' }).expect(200);
    const { body } = await owner.get('/api/users/me/export').expect(200);
    expect(body.profiles[0].notices).toMatchObject({
      devices: [{ timeZone: 'UTC', quietHours: null }],
      weeklyMail: true,
      mutedSeries: ['tv:1'],
    });
    expect(JSON.stringify(body)).not.toContain('push.example.org');
  });

  it('ends with the password that it was set under', async () => {
    await world.subscribe(owner, 'phone').expect(200);
    const before = (await rows()).length;
    await owner.post('/api/users/me/password', { currentPassword: PASSWORD, password: 'battery staple' }).expect(200);
    expect((await rows()).length).toBe(before - 1);
  });

  it('has no mail where the site sends none', async () => {
    const test = createAccountsTest(world.database);
    const someone = await test.signUp();
    expect((await stateOf(someone)).mail).toBeNull();
    await put(someone, '/mail', { isOn: true, timeZone: 'UTC' }).expect(404);
    test.remove();
  });
});
