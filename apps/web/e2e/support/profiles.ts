import { expect, type Page } from '@playwright/test';
import { createAccount, newName, PASSWORD } from './accounts';

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

/** Has an account with a second profile made, and is its owner in the pages that open. @returns the owner's name */
export async function createFamily(page: Page, name: string, { isKid = false, ownerPin = '' } = {}): Promise<string> {
  const username = newName('family');
  const { token } = await createAccount(page, username);
  const headers = { 'X-CSRF-Token': token };
  const cap = { cap: { region: 'US', certification: 'PG' }, unrated: 'hide', canUseSources: false };
  const data = { profile: { name, ...(isKid && cap) }, password: PASSWORD };
  expect((await page.request.post('/api/profiles', { headers, data })).status()).toBe(201);
  if (ownerPin !== '') {
    const pin = { newPin: ownerPin, password: PASSWORD };
    expect((await page.request.put('/api/profiles/1/pin', { headers, data: pin })).status()).toBe(200);
  }
  await page.context().addCookies([{ name: 'profile', value: '1', domain: 'localhost', path: '/' }]);
  // A page of a browser that has a session, but does not know its profiles yet, may lead a visitor elsewhere.
  await open(page, '/faq');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profiles'))).toContain(name);
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
