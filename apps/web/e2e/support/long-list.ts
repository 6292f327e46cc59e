import { expect, type Locator, type Page } from '@playwright/test';

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Scrolls down as a visitor does, until the page is at least so far down. */
export async function scrollTo(page: Page, target: number): Promise<void> {
  await expect(async () => {
    await page.mouse.move(200, 400);
    await page.evaluate(() => window.scrollBy(0, 600));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(target);
  }).toPass({ intervals: [60] });
}

/** Addresses of the titles that are rendered. */
export const titlesOnPage = (page: Page): Promise<string[]> =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
