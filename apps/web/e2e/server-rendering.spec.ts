import type { Page } from '@playwright/test';
import { holdApp } from './support/hold-app';
import { countLayoutShift } from './support/layout-shift';
import { cards } from './support/long-list';
import { expectServerRendered } from './support/server-rendered';
import { expect, test } from './support/test';
import { popular } from './support/titles';

async function openRendered(page: Page, address: string): Promise<void> {
  await expectServerRendered(page, address, '<h1');
  await page.goto(address);
  expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, lists, search and titles can be read, and their links work [PAGE-07]', async ({ page, request }) => {
    const [film] = await popular(request, 'movie');
    if (!film) throw new Error('no film');
    await openRendered(page, '/');
    await expect(page.getByRole('region', { name: 'Popular Movies' }).getByRole('article')).toHaveCount(18);
    for (const address of ['/movies', '/series', '/categories/drama', '/networks/netflix', '/search?query=night']) {
      await openRendered(page, address);
      expect(await cards(page).count(), address).toBeGreaterThan(4);
    }
    await openRendered(page, `/movies/${film.id}`);
    await expect(page.getByRole('heading', { level: 1, name: film.name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(film.name.slice(0, 12).replace(/[^\w ]/g, '.')));
    expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('video.movie');
    await page.getByRole('link', { name: 'Marquee, home' }).first().click();
    await expect(page).toHaveURL('/');
  });
});

/** Whether the browser really shows the first such element in a font of the site. */
async function isShownInFetchedFont(page: Page, selector: string): Promise<boolean> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

test('a font that loads late shifts nothing', async ({ page }) => {
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
  await expectServerRendered(page, '/categories', '<h1');
  await page.goto('/categories', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Popular genres' })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const arrives = page.waitForResponse(/\.woff2$/);
  arrive();
  await (await arrives).finished();
  await expect.poll(() => isShownInFetchedFont(page, 'h1')).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await layoutShift()).toBeLessThan(0.02);
});

/** Presses up to fifty buttons, one after the other, while the page loads and is hydrated on a slow phone. All must be heard. @returns how many */
async function pressDuringHydration(page: Page, address: string): Promise<number> {
  // The hero would turn its pages on a slow machine, and put away buttons that were heard.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const pressed: HTMLElement[] = [];
    const titles = new Set<string>();
    const presses = { pressed, isDone: false };
    Object.assign(window, { presses });
    const pressNext = () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button[aria-pressed=false]')];
      // A second press of the same title, which other rows show too, would take it off the list again.
      const next = buttons.find(({ title }) => !titles.has(title));
      if (!next || pressed.length === 50) {
        presses.isDone = true;
        return;
      }
      pressed.push(next);
      titles.add(next.title);
      next.click();
      setTimeout(pressNext, 25);
    };
    document.addEventListener('DOMContentLoaded', pressNext);
  });
  await expectServerRendered(page, address, 'aria-pressed');
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const result = () =>
    page.evaluate(() => {
      const { pressed, isDone } = (window as unknown as { presses: { pressed: Element[]; isDone: boolean } }).presses;
      const heard = pressed.filter((button) => button.isConnected && button.getAttribute('aria-pressed') === 'true');
      return { isDone, pressed: pressed.length, heard: heard.length };
    });
  await expect.poll(async () => (await result()).isDone).toBe(true);
  const { pressed } = await result();
  await expect.poll(result).toEqual({ isDone: true, pressed, heard: pressed });
  return pressed;
}

test('a first visit of home or a list loads nothing of other pages, and nothing that validates answers', async ({
  browser,
}) => {
  // The page of a title also says what the library has of it.
  for (const address of ['/', '/movies', '/discover', '/search?query=night', '/categories/drama']) {
    const scripts: string[] = [];
    const page = await browser.newPage();
    page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(new URL(asked.url()).pathname));
    await openRendered(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.waitForLoadState('networkidle');
    await page.close();
    expect(scripts.filter((path) => /\/(app|hydrated)-/.test(path)).length, address).toBeGreaterThan(1);
    expect(
      scripts.filter((path) => /\/(common-elsewhere|data|zod)-/.test(path)),
      address,
    ).toEqual([]);
  }
});

test('none of fifty presses during the hydration of home is lost', async ({ page }) => {
  expect(await pressDuringHydration(page, '/')).toBe(50);
});

test('a card focused before hydration keeps the focus, and the arrow keys continue from it', async ({ page }) => {
  const releaseApp = await holdApp(page);
  await expectServerRendered(page, '/categories/drama', '<article');
  await page.goto('/categories/drama', { waitUntil: 'commit' });
  const links = cards(page).getByRole('link');
  await links.nth(1).focus();
  releaseApp();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(2)).toBeFocused();
});

test('a link followed during hydration navigates within the app, and Back returns to a complete page', async ({
  page,
}) => {
  await expectServerRendered(page, '/movies', '<article');
  await page.goto('/movies', { waitUntil: 'commit' });
  // The moment in which React begins to hydrate.
  const seen = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const root = document.getElementById('root');
          if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return setTimeout(look, 1);
          const isHydrated = document.documentElement.hasAttribute('data-hydrated');
          document.querySelector<HTMLElement>('main article a')?.click();
          resolve(`${isHydrated} ${location.pathname.split('/')[1]}`);
        };
        look();
      }),
  );
  expect(seen).toBe('false movies');
  await expect(page).toHaveURL(/\/movies\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Movies');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/movies$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a page that does not exist is a 404 that says so [BROWSE-04, BROWSE-10, ROUTE-11]', async ({ page, watch }) => {
  watch.allow(/404/);
  for (const [address, heading] of [
    ['/movies/1', 'Page Not Found'],
    ['/no/such/page', 'Page Not Found'],
    ['/movies/abc', 'Page Not Found'],
    ['/people/abc', 'Page Not Found'],
    ['/movies/%E0%A4%A', 'Page Not Found'],
    ['/categories/nothing', 'Genre Not Found'],
    ['/networks/nothing', 'Network Not Found'],
    ['/series/abc/1/1', 'Missing required parameters'],
  ] as const) {
    // A slow server answers browsers before it knows, but not programs.
    const answer = await page.request.get(address, { headers: { Accept: 'text/html' } });
    expect(answer.status(), address).toBe(404);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
  }
});

test('an address that leads to another one keeps its query [ROUTE-02, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-14]', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/network/netflix?type=tv#top', '/networks/netflix?type=tv#top'],
    ['/networks/hbo?type=tv', '/networks/hbo-max?type=tv'],
    ['/categories/science-fiction?sort=rating', '/categories/sci-fi?sort=rating'],
    ['/terms?from=footer', '/tos?from=footer'],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(new RegExp(`${to.replaceAll('?', '\\?')}$`));
  }
});
