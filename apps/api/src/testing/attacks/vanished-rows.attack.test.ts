import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { holdable } from '../holdable-hasher';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../test-accounts';
import { fastPasswordHasher } from '../test-app';
import { openTestDatabase, type TestDatabase } from '../test-database';

describe('a row that is deleted during a request', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  const { passwords, holdNext } = holdable(fastPasswordHasher());
  beforeAll(async () => {
    database = await openTestDatabase();
    test = createAccountsTest(database, {}, { passwords });
  });
  afterAll(async () => {
    test.remove();
    await database.remove();
  });
  const changePassword = ({ post }: Visitor) =>
    post('/api/users/me/password', { currentPassword: PASSWORD, password: 'battery staple' }).then((answer) => answer);
  const addProfile = async ({ post }: Visitor, profile: { name: string; unrated?: 'hide' }): Promise<string> =>
    (await post('/api/profiles', { profile, password: PASSWORD }).expect(201)).body.id;
  /** From another network, because attempts from one wait for each other. */
  const deleteProfile = (owner: Visitor, id: string) =>
    owner.delete(`/api/profiles/${id}`, { password: PASSWORD }).set('X-Forwarded-For', '198.51.100.1').expect(200);
  const remove = ({ answer }: Visitor) => database.sql(`DELETE FROM users WHERE id = '${answer.user.id}'`);

  it('prevents a login if it is the account', async () => {
    const owner = await test.signUp();
    const { reached, release } = holdNext();
    const late = request(test.app)
      .post('/api/auth/login')
      .send({ username: owner.username, password: PASSWORD })
      .then((answer) => answer);
    await reached;
    await remove(owner);
    release();
    expect((await late).body).toMatchObject({ code: 'invalid_credentials' });
  });

  it('prevents a new profile if it is the account', async () => {
    const owner = await test.signUp();
    const { reached, release } = holdNext();
    const late = owner.post('/api/profiles', { profile: { name: 'Kid' }, password: PASSWORD }).then((answer) => answer);
    await reached;
    await remove(owner);
    release();
    expect((await late).body).toMatchObject({ code: 'unauthorized' });
  });

  it('prevents a new password if it is the profile of the session', async () => {
    const owner = await test.signUp();
    const other = await test.logIn(owner.username);
    const second = await addProfile(owner, { name: 'Second' });
    await other.post(`/api/profiles/${second}/activate`).expect(200);
    const { reached, release } = holdNext();
    const late = changePassword(other);
    await reached;
    await deleteProfile(owner, second);
    release();
    expect((await late).body).toMatchObject({ code: 'unauthorized' });
    await test.logIn(owner.username);
    await owner.get('/api/users/me').expect(200);
  });

  it('is a new password with the owner’s profile where the session’s own request deletes its profile', async () => {
    const owner = await test.signUp();
    const second = await addProfile(owner, { name: 'Second' });
    await owner.post(`/api/profiles/${second}/activate`).expect(200);
    const { reached, release } = holdNext();
    const late = changePassword(owner);
    await reached;
    await deleteProfile(owner, second);
    release();
    expect((await late).status).toBe(200);
    expect((await owner.get('/api/profiles').expect(200)).body).toMatchObject({ active: '1' });
  });

  it('is no new password where the session’s profile is restricted by then', async () => {
    const owner = await test.signUp();
    const kid = await addProfile(owner, { name: 'Kid', unrated: 'hide' });
    const { reached, release } = holdNext();
    const late = changePassword(owner);
    await reached;
    await owner.post(`/api/profiles/${kid}/activate`).expect(200);
    release();
    expect((await late).body).toMatchObject({ code: 'restricted' });
  });
});
