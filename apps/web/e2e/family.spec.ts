import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { devices, type Browser, type Page } from '@playwright/test';
import { PASSWORD } from './support/accounts';
import { layoutProblems } from './support/layout';
import { createLibrarySite, repository } from './support/library-site';
import { hydrated } from './support/profiles';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './support/test';
import { startTmdb, type StandInTmdb } from './support/tmdb';
import { popular } from './support/titles';

const TOKEN = 'ey.the-token-of-the-family';
const files = [
  'Films/A Trip to the Moon (1902).mp4',
  'Films/Home video.mp4',
  'Films/A Trip to the Moon (1902)-trailer.mp4',
];
const own = createLibrarySite();
let tmdb: StandInTmdb;
let site: string;

test.beforeAll(async () => {
  for (const name of files) {
    const path = join(own.media, name);
    mkdirSync(dirname(path), { recursive: true });
    cpSync(join(repository, 'apps/stream-provider/fixtures/direct.mp4'), path);
  }
  tmdb = await startTmdb(TOKEN, test.info().project.use.baseURL ?? '');
  site = await own.start(0, { MEDIA_ROOTS: own.media, TMDB_BASE_URL: tmdb.url });
});
test.afterAll(async () => {
  await own.remove();
  tmdb.close();
});

/** Another device, which knows nothing of the site. */
async function newDevice(browser: Browser, device: object): Promise<Page> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block', reducedMotion: 'reduce' });
  return context.newPage();
}
/** In both themes, and on the phone for fingers. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  if (page.viewportSize()?.width === phone.viewport.width)
    await expect.poll(() => page.evaluate(layoutProblems, 44)).toEqual([]);
}

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

async function fillAccount(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** From an empty folder to a site for members that has a library. */
async function setUp(page: Page): Promise<void> {
  await page.goto(`${site}/setup#${own.setupCode()}`);
  await fillAccount(page, 'maria');
  await expectGood(page);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();

  const save = page.getByRole('button', { name: 'Check and save' });
  await page.getByLabel('API Read Access Token').fill('ey.mistyped-token');
  await save.click();
  await expect(page.getByText('TMDB refuses this token.', { exact: false })).toBeVisible();
  await page.getByLabel('API Read Access Token').fill(TOKEN);
  await save.click();
  await expect(page.getByText('TMDB accepts this token.', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Add a folder' }).click();
  const picker = page.getByRole('dialog', { name: 'Add a folder' });
  await picker.getByRole('button', { name: own.media }).click();
  await picker.getByRole('button', { name: 'Films' }).click();
  await expect(picker.getByText('Readable. About 2 movies', { exact: false })).toBeVisible();
  await expectGood(page);
  await picker.getByRole('button', { name: 'Add this folder' }).click();
  await expect(page.getByRole('button', { name: `Remove ${join(own.media, 'Films')}` })).toBeVisible();

  await page.getByRole('radio', { name: 'Members only' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your site isn’t private yet' })).toBeVisible();
  await expectGood(page);
  await page.getByRole('radio', { name: 'People with an invitation' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the site' }).click();
  await expect(page).toHaveURL(`${site}/`);
}

/** What was matched, why a file was not, and how that is mended, by keyboard alone. */
async function lookAtLibrary(page: Page, film: string): Promise<void> {
  const listed = page.getByRole('tabpanel').getByRole('listitem');
  await page.goto(`${site}/operator?tab=library`);
  await expect(page.getByText('All of them have been read.', { exact: false })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Not played · 1' })).toHaveAttribute('aria-selected', 'true');
  await expect(
    listed.filter({
      hasText: 'The name has no year, so it could be more than one movie. Add the year, or match it manually.',
    }),
  ).toBeVisible();
  await expectGood(page);
  await page.getByRole('tab', { name: 'Recognized by name · 1' }).click();
  await expect(listed.filter({ hasText: 'A Trip to the Moon (1902)' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Extras · 1' }).click();
  await expect(listed.filter({ hasText: 'Trailers and other extras don’t play.' })).toBeVisible();

  await page.getByRole('tab', { name: 'Not played · 1' }).click();
  await page.getByRole('button', { name: 'Match Home video.mp4' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Match manually' });
  await expect(dialog.getByRole('searchbox', { name: 'Find a movie or series' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(film);
  await expect(dialog.getByRole('button', { name: film }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
}

/** @returns the link, as the operator passes it on */
async function invite(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Invitations' }).click();
  await page.getByLabel('Name (optional)').fill('Grandma');
  await page.getByRole('button', { name: 'Make an invitation' }).click();
  const link = page.getByText(`${site}/signup#invite=`, { exact: false });
  await expect(link).toBeVisible();
  await expectGood(page);
  return link.innerText();
}

/** A member with a profile for a child. */
async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText('Hello Grandma! maria invites you', { exact: false })).toBeVisible();
  await expectGood(page);
  await fillAccount(page, 'rosa');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/account\?tab=account$/);

  await page.goto(`${site}/profiles/manage`);
  await page.getByRole('link', { name: 'Add profile' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kim');
  await page.getByLabel('Age', { exact: true }).selectOption('9');
  await expectGood(page);
  await page.getByRole('button', { name: 'Add profile' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Edit Kim' })).toBeVisible();
}

/** The TV is Kim's, by the code that the phone approves. */
async function logTvIn(tv: Page, approver: Page): Promise<void> {
  await tv.goto(site);
  await tv.getByRole('link', { name: 'Sign in with your phone' }).click();
  const shown = tv.getByText(/^[B-Z]{3} [B-Z]{3}$/);
  await expect(shown).toBeVisible();
  await expectGood(tv);

  await approver.goto(`${site}/link`);
  await approver.getByLabel('Code on your TV').fill(await shown.innerText());
  await approver.getByRole('button', { name: 'Continue' }).click();
  await expect(approver.getByText('asks to be signed in as rosa', { exact: false })).toBeVisible();
  await expectGood(approver);
  await approver.getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('Done. Your TV will be signed in in a moment.')).toBeVisible();

  await expect(tv.getByRole('heading', { level: 1, name: 'Who’s watching?' })).toBeVisible();
  await tv.getByRole('button', { name: 'Kim', exact: true }).click();
  await tv.waitForURL(`${site}/`);
  await hydrated(tv);
  await expect(tv.locator('main a[href^="/movies/"]').first()).toBeVisible();
  await tv.goto(`${site}/account?tab=account`);
  await expect(tv.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
}

test('from an empty folder to a private site with the family’s films, a guest by invitation, a child’s profile and a TV [SITE-03, SITE-07, LIBRARY-12, OPERATOR-08, TV-05]', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/40[1349]/);
  const [film] = await popular(page.request, 'movie');
  if (!film) throw new Error('the instance lists no film');
  await setUp(page);
  await lookAtLibrary(page, film.name);
  const link = await invite(page);

  const [guest, tv] = [await newDevice(browser, phone), await newDevice(browser, { viewport: page.viewportSize() })];
  // A stranger sees the log-in, whatever they ask for.
  await guest.goto(`${site}/movies`);
  await expect(guest).toHaveURL(`${site}/login?next=%2Fmovies`);
  await expectGood(guest);
  await accept(guest, link);
  await logTvIn(tv, guest);
  for (const device of [guest, tv]) await device.context().close();
});
