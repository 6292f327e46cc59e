import { PASSWORD, type AccountsTest, type Visitor } from './test-accounts';

/** A browser of the account that watches as a profile which may see titles up to PG. */
export async function kidOf(test: AccountsTest, parent: Visitor): Promise<Visitor> {
  const child = await test.logIn(parent.username);
  const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide' };
  const { body } = await parent.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
  await child.post(`/api/profiles/${body.id}/activate`).expect(200);
  return child;
}
