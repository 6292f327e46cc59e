import { describe, expect, it } from '@jest/globals';
import { CSRF_HEADER, profileListSchema, sharedTasteSchema, syncResponseSchema } from '@marquee/core/contracts';
import sharp from 'sharp';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';

const password = PASSWORD;
const KID = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide', canUseSources: false };

describe('the profiles of an account', () => {
  const test = useAccountsTest();
  const put = (who: Visitor, path: string, body: object) =>
    who.agent.put(path).set(CSRF_HEADER, who.answer.token).send(body);
  const patch = (who: Visitor, path: string, body: object) =>
    who.agent.patch(path).set(CSRF_HEADER, who.answer.token).send(body);
  const activate = (who: Visitor, id: string, body: object = {}) => who.post(`/api/profiles/${id}/activate`, body);
  const add = async (who: Visitor, profile: object): Promise<string> =>
    (await who.post('/api/profiles', { profile, password }).expect(201)).body.id;
  const bookmark = (key: string) => ({ key: `${key}/movie/watchlist`, value: {}, changedAt: 1_000 });
  const sync = async (who: Visitor, bookmarks: object[] = []) => {
    const body = { push: { bookmarks }, since: { bookmarks: 0 }, updatedAt: Date.now() };
    const answer = await who.post('/api/sync', body).expect(200);
    return syncResponseSchema.parse(answer.body).changes.bookmarks?.map(({ key }) => key);
  };

  it('begin with the owner’s, which is neither restricted nor removed [PROFILE-10]', async () => {
    const owner = await test.signUp();
    const { body } = await owner.get('/api/profiles').expect(200);
    expect(profileListSchema.parse(body)).toMatchObject({
      active: '1',
      profiles: [{ id: '1', name: owner.username, hasPin: false, cap: null }],
    });
    await patch(owner, '/api/profiles/1', { changes: { unrated: 'hide' }, password }).expect(403);
    await owner.delete('/api/profiles/1', { password }).expect(403);
  });

  it('are eight at most, made at once or not [PROFILE-11]', async () => {
    const owner = await test.signUp();
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, at) => owner.post('/api/profiles', { profile: { name: `P${at}` }, password })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(made.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'profiles_full' });
  });

  it('keep their entries, revisions and answers apart [PROFILE-12]', async () => {
    const owner = await test.signUp();
    const id = await add(owner, { name: 'Ben' });
    expect(await sync(owner, [bookmark('1')])).toEqual(['1/movie/watchlist']);
    const { headers } = await owner.get('/api/users/me/bookmarks').expect(200);
    await activate(owner, id).expect(200);
    expect(await sync(owner)).toEqual([]);
    // The owner's cached copy is not valid for Ben.
    const again = await owner.agent.get('/api/users/me/bookmarks').set('If-None-Match', headers.etag ?? '');
    expect([again.status, again.body.bookmarks]).toEqual([200, []]);
    expect(await sync(owner, [bookmark('2')])).toEqual(['2/movie/watchlist']);
    await activate(owner, '1').expect(200);
    expect(await sync(owner)).toEqual(['1/movie/watchlist']);
  });

  it('are stated by a tab: one that shows another is refused and changes nothing [PROFILE-13]', async () => {
    const owner = await test.signUp();
    const id = await add(owner, { name: 'Ben' });
    await activate(owner, id).expect(200);
    const body = { push: { bookmarks: [bookmark('9')] }, updatedAt: Date.now() };
    const stale = await owner.post('/api/sync', body).set('X-Profile', '1').expect(409);
    expect(stale.body).toMatchObject({ code: 'profile_changed' });
    await owner.get('/api/users/me/events?profile=1').expect(409);
    await owner.get('/api/tmdb/3/genre/movie/list?profile=1').expect(409);
    expect(await sync(owner)).toEqual([]);
    await owner.post('/api/sync', body).set('X-Profile', id).expect(200);
  });

  it('ask for the owner’s PIN or the password before anything changes [PROFILE-14]', async () => {
    const owner = await test.signUp();
    const id = await add(owner, KID);
    await put(owner, '/api/profiles/1/pin', { newPin: '4711', password }).expect(200);
    const calls = [
      (given: object) => owner.post('/api/profiles', { profile: { name: 'X' }, ...given }),
      (given: object) => patch(owner, `/api/profiles/${id}`, { changes: { name: 'Y' }, ...given }),
      (given: object) => put(owner, `/api/profiles/${id}/pin`, { newPin: '1234', ...given }),
      (given: object) => put(owner, `/api/profiles/${id}/avatar`, { image: 'AAAA', ...given }),
      (given: object) => owner.delete(`/api/profiles/${id}`, given),
    ];
    for (const call of calls)
      expect([(await call({})).body.code, (await call({ password: 'wrong word' })).body.code]).toEqual([
        'confirmation_needed',
        'confirmation_failed',
      ]);
    await patch(owner, `/api/profiles/${id}`, { changes: { name: 'Zoe' }, pin: '4711' }).expect(200);
  });

  it('with a PIN open with it, with the owner’s, or with the password, and after five wrong ones with none [PROFILE-15]', async () => {
    const owner = await test.signUp();
    const id = await add(owner, { name: 'Ben' });
    await put(owner, `/api/profiles/${id}/pin`, { newPin: '1111', password }).expect(200);
    await put(owner, '/api/profiles/1/pin', { newPin: '2222', password }).expect(200);
    for (const given of [{ pin: '1111' }, { pin: '2222' }, { password }]) {
      await activate(owner, id, given).expect(200);
      await activate(owner, '1', { password }).expect(200);
    }
    await activate(owner, id).expect(403);
    for (let tries = 0; tries < 5; tries += 1) await activate(owner, id, { pin: '9999' }).expect(403);
    const locked = await activate(owner, id, { pin: '1111' }).expect(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    await activate(owner, id, { password }).expect(200);
  });

  it('say of a wrong PIN what they say of a wrong password, with a PIN or without [PROFILE-15]', async () => {
    const owner = await test.signUp();
    const id = await add(owner, KID);
    await activate(owner, id).expect(200);
    const said = async (given: object) => {
      const { status, body } = await activate(owner, '1', given);
      const { requestId: _, ...rest } = body as Record<string, unknown>;
      return { status, rest };
    };
    const wrongPassword = await said({ password: 'wrong password' });
    expect(await said({ pin: '0000' })).toEqual(wrongPassword);
    await put(owner, '/api/profiles/1/pin', { newPin: '4711', password }).expect(200);
    expect(await said({ pin: '0000' })).toEqual(wrongPassword);
  });

  it('that are restricted are left with the owner’s PIN or the password only [PROFILE-16]', async () => {
    const owner = await test.signUp();
    const [kid, ben] = [await add(owner, KID), await add(owner, { name: 'Ben' })];
    await put(owner, `/api/profiles/${ben}/pin`, { newPin: '1111', password }).expect(200);
    const entered = await activate(owner, kid).expect(200);
    expect(entered.headers['clear-site-data']).toBe('"cache"');
    for (const target of ['1', ben]) {
      await activate(owner, target).expect(403);
      await activate(owner, target, { pin: '1111' }).expect(403);
    }
    await activate(owner, ben, { password }).expect(200);
  });

  it('that are restricted have no account [PROFILE-17]', async () => {
    const owner = await test.signUp();
    await owner.post('/api/sync/4k_token', { token: `ey${'J'.repeat(49)}` }).expect(200);
    const id = await add(owner, { ...KID, hiddenTitles: ['movie:7'] });
    await activate(owner, id).expect(200);
    const refused = [
      owner.get('/api/users/me/sessions'),
      owner.get('/api/users/me/export'),
      owner.post('/api/users/me/password', { currentPassword: password, password: 'another good one' }),
      owner.post('/api/users/me/email', { password, email: 'kid@example.org' }),
      owner.post('/api/users/me/updateName', { name: 'Kid' }),
      owner.post('/api/sync/4k_token', { token: null }),
      owner.delete('/api/users/me', { password }),
      owner.delete('/api/users/me/sessions'),
    ];
    for (const call of refused) expect((await call).body).toMatchObject({ code: 'restricted' });
    expect((await owner.get('/api/users/me').expect(200)).body['4k_token']).toBeNull();
    expect((await owner.get('/api/profiles').expect(200)).text).not.toContain('movie:7');
  });

  it('are told what another one likes, for what switching to it asks for [FORYOU-13]', async () => {
    const owner = await test.signUp();
    const [ben, kid] = [await add(owner, { name: 'Ben' }), await add(owner, KID)];
    const push = (entries: Record<string, object[]>) =>
      owner.post('/api/sync', { push: entries, updatedAt: Date.now() }).expect(200);
    const film = { title: 'Film', year: 1999 };
    await activate(owner, ben).expect(200);
    await push({
      ratings: [{ key: 'movie:1', value: { ...film, rating: 9, ratedAt: null }, changedAt: 1_000 }],
      bookmarks: [{ key: '2/movie/watchlist', value: {}, changedAt: 1_000 }],
      notInterested: [{ key: 'movie:3', value: film, changedAt: 1_000 }],
      notes: [
        { key: 'movie:1', value: { ...film, text: 'Secret', hasSpoilers: false, writtenAt: null }, changedAt: 1 },
      ],
    });
    await activate(owner, '1').expect(200);
    const asked = (given: object = {}, id = ben) => owner.post(`/api/profiles/${id}/taste`, given);
    const { body, text } = await asked().expect(200);
    expect(sharedTasteSchema.parse(body)).toMatchObject({
      titles: [
        { key: 'movie:1', rating: 9, isSeen: true },
        { key: 'movie:2', isListed: true },
      ],
      closed: ['movie:3'],
    });
    expect(text).not.toContain('Secret');
    await asked({}, 'aaaaaaaaaa').expect(404);
    await put(owner, `/api/profiles/${ben}/pin`, { newPin: '1111', password }).expect(200);
    expect((await asked()).body).toMatchObject({ code: 'confirmation_needed' });
    expect((await asked({ pin: '9999' })).body).toMatchObject({ code: 'confirmation_failed' });
    await asked({ pin: '1111' }).expect(200);
    await activate(owner, kid).expect(200);
    expect((await asked({ pin: '1111' })).status).toBe(403);
    await asked({ password }).expect(200);
  });

  it('take their entries and sessions with them when they are removed [PROFILE-18]', async () => {
    const owner = await test.signUp();
    const tablet = await test.logIn(owner.username);
    const id = await add(owner, KID);
    await activate(tablet, id).expect(200);
    await sync(tablet, [bookmark('5')]);
    const { body } = await owner.delete(`/api/profiles/${id}`, { password }).expect(200);
    expect(body.profiles).toHaveLength(1);
    await tablet.get('/api/users/me').expect(401);
    const rows = await test.database.sql(`SELECT 1 FROM entries WHERE profile_id = '${id}'`);
    expect(rows).toEqual([]);
    await activate(owner, id).expect(404);
  });

  it('are all in the export, each with what it keeps [PROFILE-19]', async () => {
    const owner = await test.signUp();
    const id = await add(owner, { name: 'Ben' });
    await sync(owner, [bookmark('1')]);
    await activate(owner, id).expect(200);
    await sync(owner, [bookmark('2')]);
    const { body } = await owner.get('/api/users/me/export').expect(200);
    expect(body.collections.bookmarks).toMatchObject([{ key: '1/movie/watchlist' }]);
    expect(body.profiles).toMatchObject([
      { id: '1', name: owner.username },
      { id, name: 'Ben', collections: { bookmarks: [{ key: '2/movie/watchlist' }] } },
    ]);
    expect(body.profiles[0]).not.toHaveProperty('collections');
  });

  it('may have an uploaded picture, re-encoded, of 256 pixels and without what came with it [PROFILE-20]', async () => {
    const owner = await test.signUp();
    const photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    await patch(owner, '/api/profiles/1', { changes: { avatar: 'upload' }, password }).expect(400);
    const upload = (image: Buffer) =>
      put(owner, '/api/profiles/1/avatar', { image: image.toString('base64'), password });
    const { body } = await upload(photo).expect(200);
    const { avatar, avatarUrl } = body.profiles[0];
    expect(avatar).toBe('upload');
    const picture = await owner
      .get(avatarUrl)
      .expect(200)
      .expect('Content-Type', /image\/webp/);
    expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(String(picture.body)).not.toContain('secret place');
    for (const bad of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'no picture'])
      expect((await upload(Buffer.from(bad)).expect(400)).body).toMatchObject({
        code: 'bad_request',
        fields: { image: 'Send a JPEG, PNG, WebP, AVIF or GIF' },
      });
    expect([400, 413]).toContain((await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).status);
    const other = await test.signUp();
    await other.get(avatarUrl).expect(404);
  });
});
