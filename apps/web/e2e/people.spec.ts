import { expect, test } from './support/test';

interface Listed {
  results: { id: number; name: string }[];
}

test('filmography tabs can be changed by keyboard, and survive Back', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'phones have no arrow keys');
  const { results } = (await (await request.get('/api/tmdb/3/search/person?query=clint+eastwood')).json()) as Listed;
  await page.goto(`/people/${results[0]?.id}`);
  await expect(page).toHaveURL(/\/people\/\d+-[a-z0-9-]+$/);
  await expect(page).toHaveTitle('Clint Eastwood · Marquee');
  const tabs = page.getByRole('tablist', { name: 'Departments' }).getByRole('tab');
  await expect(tabs.nth(1)).toBeVisible();
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/department=/);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(movies|series)\//);
  await page.goBack();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});
