import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// Without motion, what appears on focus is in its place one frame later.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ isMobile }) => test.skip(isMobile, 'phones have no Tab key'));

interface Walk {
  /** Controls that pressing Tab has not reached yet. */
  missed: string[];
  /** Stops of the focus that cannot be seen. */
  unseen: string[];
  /** Stops that lie wholly under something else, such as the header. */
  covered: string[];
}

/** Numbers everything that can be used, and notes in the page where the focus comes by. */
function startWalk(): number {
  const noted = window as unknown as { walk: Walk };
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  const usable = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
  const wanted = [...usable].filter((element) => {
    const isOff = element.matches(':disabled, [tabindex="-1"], [aria-hidden="true"] *') || element.closest('[inert]');
    // One stop stands for a group in which the arrow keys move.
    const isInGroup = element.closest('[role="tablist"], [role="radiogroup"], [role="grid"], [role="toolbar"]');
    return !isOff && !isInGroup && element.checkVisibility({ visibilityProperty: true });
  });
  const left = new Set(wanted);
  const unseen: string[] = [];
  const covered: string[] = [];
  /** Of the middle and the corners, at least one is not under something else. */
  const isCovered = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.5, 0.1, 0.9].every((part) =>
      [0.5, 0.1, 0.9].every((other) => {
        const hit = document.elementFromPoint(left + width * part, top + height * other);
        return hit === null || !(element.contains(hit) || hit.contains(element));
      }),
    );
  };
  addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    left.delete(element);
    // The app moves the focus there when the address changes; Tab does not stop there.
    if (element.localName === 'main') return;
    const hasRing = ({ outlineStyle, outlineColor }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
    const own = getComputedStyle(element);
    // The ring of a card's link is around the card.
    const isRinged = hasRing(own) || hasRing(getComputedStyle(element, '::after')) || own.boxShadow !== 'none';
    const { width, height } = element.getBoundingClientRect();
    if (!isRinged || width === 0 || height === 0) unseen.push(nameOf(element));
    requestAnimationFrame(() => {
      if (document.activeElement === element && isCovered(element)) covered.push(nameOf(element));
    });
  });
  Object.defineProperty(noted, 'walk', { get: () => ({ missed: [...left].map(nameOf), unseen, covered }) });
  return wanted.length;
}

/** Presses Tab through the page, at most twice round: the focus may start in the middle, and lists grow on the way. */
async function walk(page: Page): Promise<Walk> {
  const wanted = await page.evaluate(startWalk);
  const result = () => page.evaluate(() => (window as unknown as { walk: Walk }).walk);
  for (let presses = 1; presses < 2 * wanted + 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (presses % 25 === 0 && (await result()).missed.length === 0) break;
  }
  return result();
}

const addresses = ['/', '/movies/{movie}'] as const;
for (const address of addresses) {
  test(`Tab reaches everything on ${address}, and the focus is always visible [PAGE-02]`, async ({ page, request }) => {
    const answer = await request.get('/api/tmdb/3/movie/popular');
    const { results } = (await answer.json()) as { results: { id: number }[] };
    await page.goto(address.replace('{movie}', String(results[0]?.id)));
    // The canonical address takes the place of what was counted.
    if (address.startsWith('/movies')) await expect(page).toHaveURL(/\/movies\/\d+-/);
    await page.waitForLoadState('networkidle');
    if (address === '/') {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      // A slide that leaves before the focus comes by takes its controls along.
      await page.getByRole('button', { name: 'Pause the carousel' }).click();
      await page.getByRole('main').focus();
    }
    expect(await walk(page)).toEqual({ missed: [], unseen: [], covered: [] });
  });
}
