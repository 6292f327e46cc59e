import { type Browser, type Page } from '@playwright/test';
import { createAccount, expectSynced, logIn, newName, signUp } from './support/accounts';
import { openInPlace } from './support/open-in-place';
import { expect, expectAccessible, expectAccessibleInBothThemes, storeTheme, test } from './support/test';
import { popular } from './support/titles';

/** A second browser of the same or another person. */
async function otherBrowser(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}
const shown = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
async function add(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Add ${name} to watchlist` })
    .first()
    .click();
  // A page that is just opened adds it once stored data has been read. Messages are gone before a slow machine sees them.
  await expect(page.getByRole('button', { name: `Remove ${name} from watchlist` }).first()).toBeVisible();
}

test('changes reach another browser without a reload, and offline changes when the network is back [SYNC-20]', async ({
  page,
  browser,
  baseURL,
  request,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const [first, second] = await popular(request, 'movie');
  if (!first || !second) throw new Error('the instance lists too few films');
  const username = newName('ada');
  // What a visitor kept comes along into the account.
  await page.goto(`/movies/${first.id}`);
  await add(page, first.name);
  await storeTheme(page, 'light');
  await signUp(page, username);
  await expect(page.getByRole('banner').getByRole('link', { name: username })).toBeVisible();
  await expectSynced(page);
  await expectAccessible(page);

  const other = await otherBrowser(browser, baseURL);
  await logIn(other, username);
  await expectSynced(other);
  await openInPlace(other, '/bookmarks');
  await expect(shown(other)).toHaveText([first.name]);

  // The other stays at its list, and hears from the server.
  await openInPlace(page, `/movies/${second.id}`);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await add(page, second.name);
  await expect(shown(other)).toHaveCount(2);

  await other.context().setOffline(true);
  await other.getByRole('button', { name: `Remove ${first.name} from watchlist` }).click();
  await expect(shown(other)).toHaveText([second.name]);
  await other.getByRole('button', { name: 'Account menu' }).click();
  await expect(other.getByRole('dialog', { name: 'Account menu' })).toContainText(/offline|waiting/);
  await expectAccessibleInBothThemes(other);
  await openInPlace(page, '/bookmarks');
  await expect(shown(page)).toHaveCount(2);
  await other.context().setOffline(false);
  await expect(shown(page)).toHaveText([second.name]);
  await other.context().close();
});

test('data of another person is never sent to an account without asking [ACCOUNT-24, SYNC-17]', async ({
  page,
  request,
  watch,
}) => {
  // What the page asked before it was left is answered after the log-out.
  watch.allow(/401.*\/api\//);
  const [film] = await popular(request, 'movie');
  if (!film) throw new Error('the instance lists no film');
  const [ada, eve] = [newName('ada'), newName('eve')];
  await createAccount(page, ada);
  await page.goto(`/movies/${film.id}`);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await add(page, film.name);
  await openInPlace(page, '/account?tab=account');
  await expectSynced(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Keep it here' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await signUp(page, eve);
  const question = page.getByRole('dialog', { name: 'Another account’s data is in this browser' });
  await expect(question).toContainText(`1 bookmark and 0 watched titles from ${ada}`);
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: `Keep it until ${ada} is back` }).click();
  await expectSynced(page);
  await openInPlace(page, '/bookmarks');
  await expect(page.getByText('You have no bookmarks yet')).toBeVisible();

  await openInPlace(page, '/account?tab=account');
  await expectSynced(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Remove it from this browser' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, ada);
  await expectSynced(page);
  await openInPlace(page, '/bookmarks');
  await expect(shown(page)).toHaveText([film.name]);
});
