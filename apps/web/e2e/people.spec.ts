import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, storeTheme, test, themes } from './support/test';

interface Listed {
  results: { id: number; name: string }[];
}

const somebody = async (request: APIRequestContext): Promise<number> => {
  const { results } = (await (await request.get('/api/tmdb/3/person/popular')).json()) as Listed;
  return results[0]?.id ?? 0;
};

for (const theme of themes) {
  test(`the page of a person is whole and accessible (${theme})`, async ({ page, request }) => {
    await storeTheme(page, theme);
    await page.goto(`/people/${await somebody(request)}`);
    await expect(page).toHaveURL(/\/people\/\d+-[a-z0-9-]+$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(page).toHaveTitle(`${await heading.textContent()} · Marquee`);
    await expect(page.getByRole('region', { name: 'Filmography' }).getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });
}

test('a person without such a number is the not-found screen', async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto('/people/12');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.goto('/people/abc');
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('the tabs of a filmography are reached and changed by keyboard, and survive Back', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no arrow keys');
  const { results } = (await (await request.get('/api/tmdb/3/search/person?query=clint+eastwood')).json()) as Listed;
  await page.goto(`/people/${results[0]?.id}`);
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

test('an outage says so and recovers by Retry', async ({ page, request, watch }) => {
  watch.allow(/503|person/);
  const id = await somebody(request);
  await page.route('**/api/tmdb/3/person/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'The metadata service cannot be reached.', code: 'upstream' } }),
  );
  await page.goto(`/people/${id}`);
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await page.unroute('**/api/tmdb/3/person/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Filmography' })).toBeVisible();
});
