import { expect, type Page } from '@playwright/test';
import { expectSynced, newName, PASSWORD, signUp } from './accounts';

/** As after a restart of the browser: cookies of the session are gone, lasting ones are not. */
export async function startAnew(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  if (cookies.some(({ name, expires }) => name === 'profile' && expires === -1))
    await page.context().clearCookies({ name: 'profile' });
}
export const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Signs up with a second profile, and goes on as the owner. @returns the owner's name */
export async function signUpFamily(page: Page, name: string, { isKid = false, ownerPin = '' } = {}): Promise<string> {
  const username = newName('family');
  await signUp(page, username);
  await expectSynced(page);
  // No page of the app hears of what is made beside it.
  await page.goto('/healthz');
  const { request } = page.context();
  const { token } = (await (await request.get('/api/users/me')).json()) as { token: string };
  const headers = { 'X-CSRF-Token': token };
  const cap = { cap: { region: 'US', certification: 'PG' }, unrated: 'hide', canUseSources: false };
  const data = { profile: { name, ...(isKid && cap) }, password: PASSWORD };
  expect((await request.post('/api/profiles', { headers, data })).status()).toBe(201);
  if (ownerPin !== '') {
    const pin = { newPin: ownerPin, password: PASSWORD };
    expect((await request.put('/api/profiles/1/pin', { headers, data: pin })).status()).toBe(200);
  }
  await page.context().addCookies([{ name: 'profile', value: '1', url: page.url() }]);
  return username;
}

/** Goes over to a profile and waits until the page is its own. */
export async function watchAs(page: Page, name: string): Promise<void> {
  await open(page, '/profiles');
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await hydrated(page);
}

/** The profile in use. */
export const activeIn = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'profile')?.value;
