import { PASSWORD } from './support/accounts';
import { layouts, resolveAddress } from './support/addresses';
import { countLayoutShift } from './support/layout-shift';
import { createFamily, open } from './support/profiles';
import { expect, test } from './support/test';
import { popular } from './support/titles';

test.use({ pictures: true });

test('pictures of a list that come one after the other move nothing in its head [PAGE-01]', async ({
  page,
  request,
}) => {
  const films = (await popular(request, 'movie')).slice(0, 8);
  // Titles are looked up six at once in the order in which they are stored; the list shows the last ones first.
  const bookmarks = films.map(({ id }, addedAt) => ({
    mediaId: id,
    mediaType: 'movie',
    category: 'watchlist',
    addedAt,
  }));
  await page.addInitScript((text) => localStorage.setItem('bookmarks', text), JSON.stringify(bookmarks));
  const layoutShift = await countLayoutShift(page);
  await page.goto('/bookmarks');
  await expect(page.locator('main header img')).toHaveCount(4);
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(titles.first()).toHaveText(films.at(-1)?.name ?? '');
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(await layoutShift()).toBeLessThan(0.02);
});

test('pictures that arrive shift nothing on any layout [PAGE-01]', async ({ page, request }) => {
  const layoutShift = await countLayoutShift(page);
  for (const address of layouts) {
    await page.goto(await resolveAddress(request, address));
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(), address).toBeLessThan(0.05);
  }
});

test('pictures that fail before the app is there are replaced, and a logo by the title', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/Failed to load resource|\/api\/img/);
  const films = await popular(request, 'movie');
  await page.route('**/api/img/**', (route) => route.fulfill({ status: 502, body: '' }));
  const kinds = new Set<boolean>();
  for (const { id, name } of films) {
    const html = await (await request.get(`/movies/${id}`, { headers: { Accept: 'text/html' } })).text();
    const hasLogo = /<h1[^>]*><img/.test(html);
    if (kinds.has(hasLogo)) continue;
    kinds.add(hasLogo);
    await page.goto(`/movies/${id}`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.getByRole('heading', { level: 1, name })).toHaveText(name);
    const broken = () =>
      page.evaluate(
        () =>
          [...document.images].filter(
            ({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0,
          ).length,
      );
    await expect.poll(broken, name).toBe(0);
  }
  expect([...kinds]).toContain(true);
});

test('the picture of a profile is resized by the server, which rejects other files [PROFILE-20, PROFILE-88]', async ({
  page,
  watch,
}) => {
  watch.allow(/40[1390]/);
  await createFamily(page, 'Kim');
  await open(page, '/profiles/manage');
  const confirm = async () => {
    await page.getByLabel('Account password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.getByRole('link', { name: 'Edit Kim' }).click();

  const upload = page.getByLabel('Upload a picture');
  await upload.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(page.getByText('This picture is too large. The limit is 2 MB.')).toBeVisible();
  await upload.setInputFiles({ name: 'song.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await confirm();
  await expect(page.getByText('We can’t read this picture.')).toBeVisible();
  await upload.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await confirm();
  const picture = page.locator('main img[src*="/avatar?"]').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(256);
});
