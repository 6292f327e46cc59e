import type { Page } from '@playwright/test';
import { openInPlace } from './support/open-in-place';
import { expect, expectAccessibleInBothThemes, test } from './support/test';
import { popular } from './support/titles';
import { chooseTraktZip, traktZip } from './support/trakt-zip';

const dryRun = (page: Page) => page.getByRole('region', { name: 'Import preview' });

test('a ZIP of Trakt is looked through, imported once, and taken back after a reload [IMPORT-09, IMPORT-25, IMPORT-26, IMPORT-27]', async ({
  page,
  request,
}) => {
  const films = (await popular(request, 'movie')).filter(({ name }) => name !== '').slice(0, 4);
  const zip = await traktZip(films);
  await page.goto('/account?tab=account');
  await page.getByRole('link', { name: 'Open import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await chooseTraktZip(page, zip);
  await expect(dryRun(page).getByRole('status')).toHaveText('12 matched, 0 ambiguous, 1 not found, 0 already here');
  await expect(page.getByText('It may contain passwords or tokens, so it wasn’t opened.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const film = films[0]?.name ?? '';
  const missing = page.getByRole('region', { name: 'Not found' });
  await missing.getByRole('searchbox').fill(film);
  await missing.getByRole('button', { name: 'Search' }).click();
  await missing
    .getByRole('button', { name: new RegExp(film.replaceAll(/[^\w ]/g, '.')) })
    .first()
    .click();
  await expect(dryRun(page).getByRole('status')).toHaveText(/, 0 not found, 1 already here$/);
  await page.reload();
  await page.getByRole('region', { name: 'Unfinished import' }).getByRole('button', { name: 'Continue' }).click();
  await expect(dryRun(page).getByRole('status')).toHaveText('12 matched, 0 ambiguous, 0 not found, 1 already here');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report' }).click();
  expect((await download).suggestedFilename()).toBe('marquee-import.csv');

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Added 12 entries.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your imports' })).toContainText('trakt.zip');
  await chooseTraktZip(page, zip);
  await expect(dryRun(page).getByRole('status')).toHaveText('0 matched, 0 ambiguous, 1 not found, 12 already here');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Import undone. 12 entries were removed.')).toBeVisible();
  await openInPlace(page, '/history');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('what is kept is exported for spreadsheets and brought back from there, the same [EXPORT-09, EXPORT-01]', async ({
  page,
  request,
}) => {
  const films = (await popular(request, 'movie')).filter(({ name }) => name !== '').slice(0, 4);
  await page.goto('/import');
  await chooseTraktZip(page, await traktZip(films));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Added 12 entries.')).toBeVisible();
  await openInPlace(page, '/export');
  await expect(page.getByRole('heading', { level: 1, name: 'Export' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'trakt.zip' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'marquee.csv' }).click();
  const stream = await (await waiting).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  await openInPlace(page, '/import');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Import undone.')).toBeVisible();
  await page
    .getByLabel('Files to import')
    .setInputFiles({ name: 'marquee.csv', mimeType: 'text/csv', buffer: Buffer.concat(parts) });
  await expect(dryRun(page).getByRole('status')).toHaveText('12 matched, 0 ambiguous, 0 not found, 0 already here');
});
