import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'correct horse battery';

/** A name that no other test of this run has. */
export const newName = (start: string) =>
  `${start}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 6)}`;

export async function signUp(page: Page, username: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/account\?tab=account$/);
}

/** Signs up beside the app, for tests of what comes after: pages that open from now on belong to the account. */
export async function createAccount(page: Page, username: string): Promise<{ token: string }> {
  const data = { username, email: `${username}@example.org`, password: PASSWORD, passwordConfirm: PASSWORD };
  const answer = await page.request.post('/api/auth/signup', { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { token: string };
}

export async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  // With several profiles, who is watching is asked at once.
  await expect(page).toHaveURL(/\/account\?tab=account$|\/profiles$/);
}

/** Everything is confirmed by the server. */
export const expectSynced = (page: Page) =>
  expect(page.locator('[data-sync]').first()).toHaveText(/^Synced (just now|\d+ min ago)$/);

/** What the browser keeps under a key. */
export const stored = <Value>(page: Page, key: string, otherwise: Value): Promise<Value> =>
  page
    .evaluate(([name]) => localStorage.getItem(name as string), [key])
    .then((text) => (text === null ? otherwise : (JSON.parse(text) as Value)));
