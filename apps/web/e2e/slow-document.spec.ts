import { resolveAddress } from './support/addresses';
import { countLayoutShift } from './support/layout-shift';
import { originOf, serveSlowly } from './support/slow-document';
import { expect, test } from './support/test';

test.use({ pictures: true });

test('a document that arrives slowly shifts nothing [PAGE-01]', async ({ page, request, baseURL }) => {
  const server = await serveSlowly(baseURL ?? '', { step: 2_500, until: 20_000 });
  const layoutShift = await countLayoutShift(page);
  for (const address of ['/', '/movies/{movie}', '/series/{tv}', '/series/{tv}/1/1', '/people/{person}']) {
    await page.goto(originOf(server) + (await resolveAddress(request, address)), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await layoutShift(), address).toBeLessThan(0.02);
  }
  server.close();
});
