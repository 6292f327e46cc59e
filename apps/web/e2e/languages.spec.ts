import { layouts, resolveAddress } from './support/addresses';
import { expect, test } from './support/test';

test('a page of each layout comes in the chosen language, from the server and in the browser [LANGUAGE-02]', async ({
  page,
  request,
  baseURL = '',
}) => {
  test.setTimeout(120_000);
  await page.context().addCookies([{ name: 'lang', value: 'en-XA', url: baseURL }]);
  for (const address of layouts)
    await test.step(address, async () => {
      await page.goto(await resolveAddress(request, address));
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      await expect(
        page
          .getByRole('contentinfo')
          .getByText(/^\[.*~\]$/)
          .first(),
      ).toBeAttached();
    });
});
