import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'phones have no Tab key'));

/** What can be used but is not reached by pressing Tab through the page, and stops of the focus that cannot be seen. */
async function walk(page: Page): Promise<{ missed: string[]; unseen: string[] }> {
  const wanted = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
    let count = 0;
    for (const control of controls) {
      const isOff = control.matches(':disabled, [tabindex="-1"], [aria-hidden="true"] *') || control.closest('[inert]');
      // One stop stands for a group in which the arrow keys move.
      const isInGroup = control.closest('[role="tablist"], [role="radiogroup"], [role="grid"], [role="toolbar"]');
      if (isOff || isInGroup || !control.checkVisibility({ visibilityProperty: true })) continue;
      control.dataset.walk = String((count += 1));
    }
    return count;
  });
  const reached = new Set<string>();
  const unseen: string[] = [];
  // Twice round: the focus may start in the middle, and lists grow as they are walked through.
  for (let presses = 0; presses < 2 * wanted + 40; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body) return null;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return {
        walk: element.dataset.walk ?? '',
        name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
        isSeen: (outlineStyle !== 'none' || boxShadow !== 'none') && box.width > 0 && box.height > 0,
      };
    });
    if (stop === null) continue;
    reached.add(stop.walk);
    if (!stop.isSeen) unseen.push(stop.name);
    if (reached.size > wanted) break;
  }
  const missed = await page.evaluate(
    (seen) =>
      [...document.querySelectorAll<HTMLElement>('[data-walk]')]
        .filter((element) => !seen.includes(element.dataset.walk ?? ''))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''),
    [...reached],
  );
  return { missed, unseen };
}

const addresses = ['/', '/categories/soap', '/movies/{movie}'] as const;
for (const address of addresses) {
  test(`everything on ${address} is reached by Tab, and the focus is seen everywhere`, async ({ page, request }) => {
    test.setTimeout(120_000);
    const answer = await request.get('/api/tmdb/3/movie/popular');
    const { results } = (await answer.json()) as { results: { id: number }[] };
    await page.goto(address.replace('{movie}', String(results[0]?.id)));
    await page.waitForLoadState('networkidle');
    expect(await walk(page)).toEqual({ missed: [], unseen: [] });
  });
}
