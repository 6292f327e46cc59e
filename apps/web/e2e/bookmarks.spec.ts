import type { Page } from '@playwright/test';
import { waitForLayersToLeave } from './support/layers';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from './support/test';
import { popular } from './support/titles';

const shown = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
test('a title is bookmarked, put into a custom category, moved, and restored by Undo [PRODUCT-01]', async ({
  page,
  request,
}) => {
  const [film] = await popular(request, 'movie');
  if (!film) throw new Error('the instance lists no film');
  await page.goto(`/movies/${film.id}`);
  await page
    .getByRole('button', { name: `Add ${film.name} to watchlist` })
    .first()
    .click();
  await expect(page.getByRole('button', { name: `Remove ${film.name} from watchlist` }).first()).toBeVisible();

  await page
    .getByRole('button', { name: `Choose lists for ${film.name}` })
    .first()
    .click();
  const menu = page.getByRole('dialog', { name: `Lists for ${film.name}` });
  await expect(menu).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('textbox', { name: 'New list' }).fill('  Rainy days ');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await waitForLayersToLeave(page);

  await page.goto('/bookmarks?category=Rainy days');
  await expect(shown(page)).toHaveText([film.name]);
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: film.name }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Move to' }).click();
  const target = page.getByRole('dialog', { name: 'Move to' }).getByRole('button', { name: 'Favorites' });
  await expect(target).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await target.click();
  await expect(page.getByText('No matching bookmarks')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveText([film.name]);

  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  await page.getByRole('button', { name: 'Rename Rainy days' }).click();
  await page.getByRole('textbox', { name: 'New name for Rainy days' }).fill('Sunny days');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const list = page.getByRole('group', { name: 'Lists' }).getByRole('button', { name: 'Sunny days' });
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect(shown(page)).toHaveText([film.name]);
});
