import { layouts, resolveAddress } from './support/addresses';
import { expect, test } from './support/test';

test('each layout comes in the language of the address, from the server and in the browser [LANGUAGE-02]', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  for (const address of layouts)
    await test.step(address, async () => {
      const url = await resolveAddress(request, address);
      await page.goto(`${url}${url.includes('?') ? '&' : '?'}lang=en-XA`);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      // Accents and brackets: a message of the pseudo-language.
      await expect(
        page
          .getByRole('contentinfo')
          .getByText(/^\[.*~\]$/)
          .first(),
      ).toBeAttached();
    });
});
