import { expect, test as base } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import type { SmokeBrowser } from './driver';
import { startFirefox } from './firefox';
import { startNetwork, type Network } from './network';
import { createVisitor, type Visitor } from './visitor';
import { startWebKit } from './webkit';

const starts = { firefox: startFirefox, webkit: startWebKit };

interface PerTest {
  /** A visitor whom nobody has seen before. */
  newVisitor: () => Promise<Visitor>;
  visitor: Visitor;
  /** A problem that matches is expected by the test. */
  allow: (pattern: RegExp) => void;
}
interface PerBrowser {
  which: keyof typeof starts;
  smokeBrowser: SmokeBrowser;
  network: Network;
}

/** Address, focus, and what can be pressed. Runs in the page. */
function describePage(): string {
  const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  const layers = document.querySelectorAll('.mq-player, [role="menu"], [role="group"], dialog[open]');
  const names = [...(layers.length > 0 ? layers : [document.body])].flatMap((layer) => [
    `in ${layer.tagName} ${nameOf(layer).slice(0, 40)}`,
    ...[...layer.querySelectorAll('a, button, [role^="menuitem"]')].map(
      (element) => `  ${nameOf(element).slice(0, 60)}`,
    ),
  ]);
  return [location.href, `focus: ${nameOf(document.activeElement).slice(0, 60)}`, ...names.slice(0, 60)].join('\n');
}

/** Every test fails on an error in the console, or of a page, that it did not announce. */
export const test = base.extend<PerTest & { allowed: RegExp[] }, PerBrowser>({
  which: ['firefox', { scope: 'worker', option: true }],
  smokeBrowser: [
    async ({ which }, use) => {
      const browser = await starts[which]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures it needs
  network: [async ({}, use) => use(await startNetwork(Number(process.env.SMOKE_PORT))), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  allowed: async ({}, use) => use([]),
  allow: ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  newVisitor: async ({ smokeBrowser, network, allowed }, use, info) => {
    const visitors: Visitor[] = [];
    await use(async () => {
      const visitor = createVisitor(await smokeBrowser.newDriver(), network.url);
      visitors.push(visitor);
      return visitor;
    });
    // What a page says last arrives a moment later.
    await delay(100);
    const problems: string[] = [];
    for (const [index, { driver }] of visitors.entries()) {
      problems.push(...(await driver.takeProblems()));
      if (info.status !== info.expectedStatus) {
        const name = `visitor-${index + 1}`;
        await driver.screenshot(info.outputPath(`${name}.png`)).catch(() => undefined);
        // Where only the log is kept.
        const body = await driver.evaluate(describePage).catch(String);
        await info.attach(name, { body, contentType: 'text/plain' });
      }
      await driver.close();
    }
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
  },
  visitor: async ({ newVisitor }, use) => use(await newVisitor()),
});
