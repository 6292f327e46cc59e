import type { Page } from '@playwright/test';
import { layoutProblems } from './support/layout';
import { waitForLayersToLeave } from './support/layers';
import { openInPlace } from './support/open-in-place';
import { expectPlaying } from './support/player';
import { drawn } from './support/system-colours';
import { expect, expectAccessible, setTheme, storeTheme, test, type Theme } from './support/test';
import { popular } from './support/titles';

/** WCAG's least width. */
const narrow = { width: 320, height: 640 };

test('with forced colours, the focus, selected items and buttons are visible [PAGE-03]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const [series] = await popular(page.request, 'tv');
  if (!series) throw new Error('the instance lists no series');
  const chosen = { ground: expect.arrayContaining(['Highlight']), ink: expect.arrayContaining(['HighlightText']) };
  const focused = { outlineWidth: 3, outline: expect.arrayContaining(['Highlight']) };

  await page.goto('/account?tab=appearance');
  await expect.poll(() => drawn(page.getByRole('tab', { name: 'Appearance' }))).toMatchObject(chosen);
  await expect.poll(() => drawn(page.getByRole('tab', { name: 'Player' }))).not.toMatchObject(chosen);
  const theme = page.getByRole('radiogroup', { name: 'Theme' });
  await expect.poll(() => drawn(theme.locator('input:checked + span'))).toMatchObject(chosen);
  await expect.poll(() => drawn(theme.locator('input:not(:checked) + span').first())).not.toMatchObject(chosen);
  await page.getByRole('tab', { name: 'Appearance' }).focus();
  await page.keyboard.press('ArrowRight');
  const tab = page.getByRole('tab', { name: 'Notifications' });
  await expect(tab).toBeFocused();
  await expect.poll(() => drawn(tab)).toMatchObject(focused);
  const [on, off] = [page.locator('[data-track="on"]').first(), page.locator('[data-track="off"]').first()];
  // The panel comes a moment after the focus.
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Notifications');
  await page.getByRole('switch').first().click();
  await page.getByRole('tabpanel').getByRole('switch').nth(1).focus();
  await expect.poll(() => drawn(on)).toMatchObject({ ground: expect.arrayContaining(['Highlight']) });
  await expect
    .poll(() => drawn(off))
    .toMatchObject({
      ground: expect.arrayContaining(['Canvas']),
      border: expect.arrayContaining(['ButtonText']),
    });

  await openInPlace(page, `/series/${series.id}`);
  await expect.poll(() => drawn(page.getByRole('button', { name: /^Season 1 / }))).toMatchObject(chosen);
  const watch = page.getByRole('button', { name: 'Watch selected episode' });
  await expect(watch).toBeEnabled();
  await expect.poll(() => drawn(watch)).toMatchObject(chosen);
  await page
    .getByRole('button', { name: `Add ${series.name} to watchlist` })
    .first()
    .click();

  await openInPlace(page, '/bookmarks');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const card = page.getByRole('checkbox', { name: series.name });
  const mark = card.locator('span[aria-hidden]');
  await expect.poll(() => drawn(mark)).not.toMatchObject(chosen);
  await card.click();
  await expect.poll(() => drawn(mark)).toMatchObject(chosen);
  await page.getByRole('button', { name: 'Add to' }).focus();
  await page.keyboard.press('Enter');
  const category = page.getByRole('dialog', { name: 'Add to' }).getByRole('button').first();
  await expect(category).toBeFocused();
  expect((await drawn(category)).outlineWidth).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Escape');

  await openInPlace(page, '/movies');
  const current = page.getByRole('banner').locator('a[aria-current="page"]');
  await expect(current).toHaveText('Movies');
  await expect.poll(() => drawn(current)).toMatchObject({ isUnderlined: true });
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').locator('input');
  await expect(field).toBeFocused();
  await expect.poll(() => drawn(field)).toMatchObject(focused);
});

/** Names of what moves at length, or moves at all but for its opacity. */
const motions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const kept = new Set(['offset', 'computedOffset', 'easing', 'composite', 'opacity']);
      const isShort = Number(effect.getComputedTiming().endTime) <= 10;
      if (animation.playState !== 'running' || isShort || changed.every((name) => kept.has(name))) return [];
      return [`${effect.target?.tagName ?? ''} ${effect.target?.className ?? ''}`];
    }),
  );

/** Names of the buttons and sliders of a part of the page, as a screen reader comes by them. */
async function controlNames(page: Page, part: string): Promise<string[]> {
  const tree = await page.locator(part).ariaSnapshot();
  return [...tree.matchAll(/- '?(?:button|slider) "([^"]+)"/g)].map(([, name]) => name ?? '');
}

test("with reduced motion nothing moves, and the player's reading order is its visual order", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [film] = await popular(page.request, 'movie');
  await page.goto('/');
  for (const path of ['/', `/movies/${film?.id}`]) {
    await openInPlace(page, path);
    await page.waitForLoadState('networkidle');
    expect(await motions(page), path).toEqual([]);
  }
  await page.goto(`/movies/${film?.id}?play=true`);
  await expectPlaying(page);
  await page.keyboard.press('k');
  await expect(page.getByRole('region', { name: /^Video player: / })).toBeVisible();
  expect(await motions(page)).toEqual([]);
  // Some controls come with what the source turns out to have.
  await expect(page.locator('.mq-player').getByRole('button', { name: 'Settings' })).toBeVisible();
  const names = await controlNames(page, '.mq-player');
  const order = ['Back', 'Seek', 'Play', 'Back 10 seconds', 'Forward 10 seconds', 'Mute', 'Volume', 'Subtitles'];
  expect(names.filter((name) => order.includes(name))).toEqual(order);
  expect(names.indexOf('Settings')).toBeGreaterThan(names.indexOf('Subtitles'));
  expect(names.indexOf('Fullscreen')).toBeGreaterThan(names.indexOf('Settings'));
  await page.setViewportSize(narrow);
  await expect.poll(() => page.evaluate(layoutProblems, 24)).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  const mute = page.getByRole('button', { name: 'Mute' });
  await mute.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => drawn(mute))
    .toMatchObject({ ground: expect.arrayContaining(['Highlight']), outlineWidth: 3 });
  await expect
    .poll(() => drawn(page.locator('.mq-player__played')))
    .toMatchObject({
      ground: expect.arrayContaining(['Highlight']),
    });
  const rail = await drawn(page.locator('.mq-player__rail'));
  expect(rail).toMatchObject({ border: expect.arrayContaining(['CanvasText']) });
  expect(rail.ground).not.toContain('Highlight');
});

/** Closing it goes back in the history, which takes a moment. */
async function leaveLayer(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await waitForLayersToLeave(page);
}

test('overlays are accessible in both themes: menus, search, filters, dialogs, the drawer [SHELL-07]', async ({
  page,
}) => {
  await storeTheme(page, 'dark');
  let theme: Theme = 'dark';
  /** In the theme as it is, then in the other, which the next one begins in. */
  const inBothThemes = async () => {
    await expectAccessible(page, 'everything');
    theme = theme === 'dark' ? 'light' : 'dark';
    await setTheme(page, theme);
    await expectAccessible(page, 'colours');
  };
  await page.goto('/faq');

  await test.step('a menu of the header', async () => {
    const navigation = page.getByRole('banner').getByRole('navigation');
    const link = navigation.getByRole('link', { name: 'Movies', exact: true });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await link.focus();
    await page.keyboard.press('ArrowDown');
    await expect(navigation.getByRole('link', { name: 'Netflix' })).toBeVisible();
    await inBothThemes();
    await page.keyboard.press('ArrowDown');
    await expect(link).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation.getByRole('link', { name: 'Netflix' })).toBeHidden();
    await expect(link).toBeFocused();
  });
  await test.step('the options', async () => {
    await page.getByRole('button', { name: 'Options' }).click();
    await inBothThemes();
    await leaveLayer(page);
  });
  await test.step('the search', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').locator('input')).toBeFocused();
    await page.keyboard.type('night');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await inBothThemes();
    await leaveLayer(page);
  });
  await test.step('the filters', async () => {
    await openInPlace(page, '/search');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await inBothThemes();
    await leaveLayer(page);
  });
  await test.step('the drawer of small screens', async () => {
    await openInPlace(page, '/faq');
    await page.setViewportSize(narrow);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await inBothThemes();
    expect(await page.evaluate(layoutProblems, 44)).toEqual([]);
  });
  await test.step('dialogs of the sources', async () => {
    // To another page, as by Back, closes what is open.
    await openInPlace(page, '/sources');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const name of ['Add a Jellyfin server', 'Add a video server']) {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await inBothThemes();
      expect(await page.evaluate(layoutProblems, 44)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
