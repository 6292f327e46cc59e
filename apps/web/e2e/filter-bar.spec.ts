import { cards, titlesOnPage } from './support/long-list';
import { expect, expectAccessible, test } from './support/test';

test('tonight is one press away on Discover, and the address keeps it [BROWSE-26]', async ({ page }) => {
  await page.goto('/discover');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(cards(page).first()).toBeVisible();
  const before = await titlesOnPage(page);
  const preset = page.getByRole('button', { name: 'Family tonight' });
  await preset.click();
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await expect.poll(() => titlesOnPage(page)).not.toEqual(before);
  await expect(
    cards(page)
      .filter({ hasText: /Family|Kids/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  const narrowed = await titlesOnPage(page);
  await page.getByRole('tab', { name: 'Popular' }).click();
  await expect(page).toHaveURL(/genres=family/);
  await page.reload();
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Remove filter: Family' }).click();
  await expect(preset).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => titlesOnPage(page)).not.toEqual(narrowed);
  await page.goBack();
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
});

test('every list of titles has the same filters, and says when nothing is left [BROWSE-25]', async ({ page }) => {
  for (const address of [
    '/categories/drama',
    '/networks/netflix',
    '/movies',
    '/series',
    '/search',
    '/categories/anime',
  ]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const filters = page.getByRole('main').getByRole('group', { name: 'Filters' });
    await filters.scrollIntoViewIfNeeded();
    await filters.getByRole('button', { name: 'Under 100 minutes' }).click();
    await expect(page, address).toHaveURL(/shorter=99/);
    await expect(page.getByRole('button', { name: 'Filters (1)' }), address).toBeVisible();
    await expect(cards(page).first(), address).toBeVisible();
  }
  await page.goto('/categories/drama?shorter=1');
  await expect(page.getByText('No movies found for this category')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(cards(page).first()).toBeVisible();
});
