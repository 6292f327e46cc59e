import { expect, type Page } from '@playwright/test';

/**
 * The page as a screen reader has it: a way past the menus first, then banner, main and content information in this
 * order, one heading of level 1 that comes first in the main part, and no level left out on the way down.
 */
export async function expectReadingOrder(page: Page): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot();
  const landmarks = [...tree.matchAll(/^- (banner|main|contentinfo)\b/gm)].map(([, role]) => role);
  expect(landmarks).toEqual(['banner', 'main', 'contentinfo']);
  expect(tree).toMatch(/^- link "[^\n]+\n {2}- \/url: "#main"/);
  const levels = [...tree.matchAll(/heading "?.*\[level=(\d)\]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(gaps).toEqual([]);
}
