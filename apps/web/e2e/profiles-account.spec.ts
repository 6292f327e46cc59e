import { createAccount, logIn, newName, PASSWORD } from './support/accounts';
import { open, watchAs } from './support/profiles';
import { expect, test } from './support/test';
import { popular } from './support/titles';

test('profiles of an account follow to another device, which asks who is watching; the PIN is the server’s [PROFILE-45, PROFILE-48, PROFILE-49]', async ({
  page,
  browser,
  baseURL,
  request,
  watch,
}) => {
  watch.allow(/40[139]/);
  const [film] = await popular(request, 'movie');
  const username = newName('family');
  await createAccount(page, username);
  await open(page, '/profiles/manage');
  await page.getByRole('link', { name: 'Add profile' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kim');
  await page.getByRole('combobox', { name: 'Highest rating' }).selectOption('PG');
  await page.getByRole('button', { name: 'Add profile' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await confirm.getByLabel('Account password').fill('not the password');
  await confirm.getByRole('button', { name: 'Continue' }).click();
  await expect(confirm.getByText('That’s not the password. Try again.')).toBeVisible();
  await confirm.getByLabel('Account password').fill(PASSWORD);
  await confirm.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Edit Kim' })).toBeVisible();

  await open(page, `/movies/${film?.id}`);
  const stored = await page.evaluate(async (id) => {
    const me = (await (await fetch('/api/users/me', { headers: { 'X-Profile': '1' } })).json()) as { token: string };
    const now = Date.now();
    const entry = { key: `${id}/movie/watchlist`, value: { title: 'Kept', year: 2000 }, changedAt: now };
    const answer = await fetch('/api/sync', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': me.token, 'X-Profile': '1' },
      body: JSON.stringify({ since: {}, push: { bookmarks: [entry] }, updatedAt: now }),
    });
    return answer.status;
  }, film?.id);
  expect(stored).toBe(200);
  // The page hears that the session is Kim’s before the answer to its own request.
  await page.route('**/api/profiles/*/activate', async (route) => {
    const answer = await route.fetch();
    const profiles = page.waitForResponse('**/api/profiles');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await profiles;
    await route.fulfill({ response: answer });
  });
  await watchAs(page, 'Kim');
  await expect(page.getByRole('banner').getByText('Kim')).toBeVisible();
  await open(page, '/bookmarks');
  await expect(page.getByText('Titles you bookmark will appear here.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Account' })).toHaveCount(0);

  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await device.newPage();
  await logIn(other, username);
  await other.waitForURL(/\/profiles/);
  await expect(other.getByRole('main').getByRole('button')).toHaveText([/./, 'Kim']);
  await device.close();
});
