import type { Page } from '@playwright/test';
import { drawnInBrowser } from './support/drawn-in-browser';
import { countLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { popular } from './support/titles';

/** The page is there for a while before its app is. */
const delayApp = (page: Page) =>
  page.route(/\/assets\/app-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, lists, search and titles can be read, and their links followed [PAGE-07]', async ({ page, request }) => {
    const [film] = await popular(request, 'movie');
    if (!film) throw new Error('no film');
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Popular Movies' }).getByRole('article')).toHaveCount(18);
    for (const address of ['/movies', '/series', '/categories/drama', '/networks/netflix', '/search?query=night']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      expect(await cards(page).count(), address).toBeGreaterThan(4);
    }
    await page.goto(`/movies/${film.id}`);
    await expect(page.getByRole('heading', { level: 1, name: film.name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(film.name.slice(0, 12).replace(/[^\w ]/g, '.')));
    expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('video.movie');
    await page.getByRole('link', { name: 'Marquee, home' }).first().click();
    await expect(page).toHaveURL('/');
  });
});

/** What the browser has really drawn the first such element with. */
async function isDrawnWithFetchedFont(page: Page, selector: string): Promise<boolean> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test('a font that comes late moves nothing', async ({ page }) => {
  const layoutShift = await countLayoutShift(page);
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await late;
    await route.continue();
  });
  // The page with the most words in large letters.
  await page.goto('/categories', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Popular genres' })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const arrives = page.waitForResponse(/\.woff2$/);
  arrive();
  await (await arrives).finished();
  await expect.poll(() => isDrawnWithFetchedFont(page, 'h1')).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await layoutShift()).toBeLessThan(0.02);
});

test('a font that comes late is given to a long page piece by piece, and in the end to all of it', async ({ page }) => {
  await page.addInitScript(() => {
    const pieces: number[] = [];
    Object.assign(window, { pieces });
    // Called once for what one task has changed.
    new MutationObserver((changes) => {
      const given = changes.map(({ target }) => target as HTMLElement).filter(({ style }) => style.fontFamily !== '');
      if (given.length > 0) pieces.push(given.reduce((sum, piece) => sum + piece.querySelectorAll('*').length, 0));
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
  });
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-drawn');
  await expect(root).not.toHaveAttribute('data-late-font');
  const pieces = await page.evaluate(() => (window as unknown as { pieces: number[] }).pieces);
  expect(pieces.length).toBeGreaterThan(3);
  expect(Math.max(...pieces)).toBeLessThan(500);
  for (const selector of ['h2', 'header a', 'footer a', '.poster-row h2'])
    expect(await isDrawnWithFetchedFont(page, selector), selector).toBe(true);
});

test('a page whose font cannot be had stays in the one that stands in', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('/categories');
  await expect(page.locator('html')).not.toHaveAttribute('data-late-font');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isDrawnWithFetchedFont(page, 'h1')).toBe(false);
});

test('a page that waits for its app rests: nothing on it moves', async ({ page, request }) => {
  const [film] = await popular(request, 'movie');
  await delayApp(page);
  await page.goto(`/movies/${film?.id}`, { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.waitForTimeout(500);
  expect(await moving()).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what it keeps for later is fetched after the app is there', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await registrations()).toBe(0);
    await expect.poll(registrations).toBe(1);
  });
});

test('a press and a text that come before the app are not lost', async ({ page }) => {
  await delayApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('a key of one character that is switched off does nothing before the app either', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('settings', JSON.stringify({ characterKeys: { value: false, updatedAt: 1 } })),
  );
  await delayApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a card that has the focus before the app is there keeps it, and the arrow keys go on from it', async ({
  page,
}) => {
  await delayApp(page);
  await page.goto('/categories/drama', { waitUntil: 'commit' });
  const links = cards(page).getByRole('link');
  await links.nth(1).focus();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn', { timeout: 20_000 });
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(2)).toBeFocused();
});

test('a link followed while the app takes the page over leads on within the app, and back to a whole page', async ({
  page,
}) => {
  await page.goto('/movies', { waitUntil: 'commit' });
  // The moment the app has begun: the parts of the page are not yet its own.
  const seen = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const root = document.getElementById('root');
          if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return setTimeout(look, 1);
          const isDrawn = document.documentElement.hasAttribute('data-drawn');
          document.querySelector<HTMLElement>('main article a')?.click();
          resolve(`${isDrawn} ${location.pathname.split('/')[1]}`);
        };
        look();
      }),
  );
  expect(seen).toBe('true movies');
  await expect(page).toHaveURL(/\/movies\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Movies');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/movies$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a page drawn for others is never shown to a visitor with a stricter filter', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('settings', JSON.stringify({ contentFilter: { value: 'strict', updatedAt: 1 } }));
  });
  await delayApp(page);
  await page.goto('/movies', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(cards(page).first()).toBeVisible({ timeout: 20_000 });
});

test('a page that the server cannot draw comes from the browser, as before', async ({ page }) => {
  await drawnInBrowser(page);
  await page.goto('/categories/drama');
  await expect(cards(page).first()).toBeVisible();
});

test('what does not exist is a 404 that says so [ROUTE-11]', async ({ page, watch }) => {
  watch.allow(/404/);
  for (const address of ['/movies/1', '/no/such/page']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' }), address).toBeVisible();
  }
});
