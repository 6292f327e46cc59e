import { expect, type Page } from '@playwright/test';

/**
 * Waits until the history entries of closed layers (drawers, dialogs) are gone: they are removed by going back, which
 * takes a moment and would abort a reload.
 */
export async function waitForLayersToLeave(page: Page): Promise<void> {
  const depth = () => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0);
  await expect.poll(depth, { intervals: [20, 50, 100] }).toBe(0);
}
