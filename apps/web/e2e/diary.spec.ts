import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openInPlace } from './support/open-in-place';
import { expect, expectAccessibleInBothThemes, test } from './support/test';
import { popular, type ListedTitle } from './support/titles';
import { chooseTraktZip, traktZip } from './support/trakt-zip';

test.use({ pictures: true });

/** Imports films that were watched, each on three days. */
async function importFilms(page: Page, films: readonly ListedTitle[]): Promise<void> {
  await page.goto('/import');
  await chooseTraktZip(page, await traktZip(films));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
}

/** Draws the picture that a page offers, saves it, and returns its name and its width and height in pixels. */
async function savePicture(page: Page) {
  await page.getByRole('button', { name: 'Share picture' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const file = await saved;
  const png = await readFile(await file.path());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return { name: file.suggestedFilename(), width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test('a month hangs as tickets, a date is corrected, and month and year are saved as pictures [DIARY-02, DIARY-05, DIARY-06, YEAR-06]', async ({
  page,
  request,
}) => {
  const films = (await popular(request, 'movie')).filter(({ name }) => name !== '').slice(0, 4);
  await importFilms(page, films);
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();

  await openInPlace(page, '/diary');
  await expect(page.getByRole('heading', { name: 'March 2024' })).toBeVisible();
  await expect(page.getByText('12 movies').first()).toBeVisible();
  await expect(page.getByRole('img', { name: '2024: something watched on 3 days' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel('Day', { exact: true }).fill('2024-01-15');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('img', { name: '2024: something watched on 4 days' })).toBeVisible();

  await page.getByRole('tab', { name: 'Tickets' }).click();
  const board = page.getByRole('region', { name: 'Tickets from March 2024' });
  await expect(board.getByRole('article')).toHaveCount(11);
  await expectAccessibleInBothThemes(page);
  // Six rows of two tickets, and the heading above them.
  expect(await savePicture(page)).toMatchObject({ name: 'march-2024.png', width: 1080, height: 1630 });

  await openInPlace(page, '/year/2024');
  await expect(page.getByText('movies', { exact: true }).locator('..')).toContainText('12');
  await expect(page.getByRole('region', { name: 'Genres' })).toBeVisible();
  await expect(page.getByText(/^Looking up/)).toBeHidden();
  await expectAccessibleInBothThemes(page);
  expect(await savePicture(page)).toEqual({ name: '2024-in-review.png', width: 1080, height: 1350 });
});

test('the dates of a film open clear of the tab bar [RATING-02]', { tag: '@phone' }, async ({ page, request }) => {
  const films = (await popular(request, 'movie')).filter(({ name }) => name !== '').slice(0, 1);
  await importFilms(page, films);
  await expect(page.getByText(/^Added/)).toBeVisible();
  await openInPlace(page, `/movies/${films[0]?.id}`);
  const dates = page.locator('summary', { hasText: 'Watched 3 times' });
  // At the foot of the screen, where there is no room below it.
  await dates.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await dates.click();
  const last = page.getByRole('link', { name: 'Change in your diary' });
  const isUncovered = () =>
    last.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isUncovered).toBe(true);
});
