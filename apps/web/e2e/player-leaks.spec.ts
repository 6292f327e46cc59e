import { expectPlaying, pressControl } from './support/player';
import { answerTestMedia } from './support/streams';
import { expect, test } from './support/test';
import { popular } from './support/titles';

// Chromium holds on to images that it does not load.
test.use({ pictures: true });

test('opening and closing the player leaks no memory, elements or requests [PLAYER-39]', async ({ page }) => {
  await answerTestMedia(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const held = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  const close = async () => {
    await pressControl(page.locator('.mq-player__back'));
    await expect(page.locator('video')).toHaveCount(0);
  };
  const [film] = await popular(page.request, 'movie');
  await page.goto(`/movies/${film?.id}`);
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expectPlaying(page);
  await close();
  const cycle = async () => {
    await page.getByRole('button', { name: /^(Watch|Resume · .* left)$/ }).click();
    await expectPlaying(page);
    await close();
  };
  await cycle();
  const before = await held();
  for (let time = 0; time < 3; time += 1) await cycle();
  const after = await held();
  expect(after.listeners - before.listeners).toBeLessThan(30);
  expect(after.nodes - before.nodes).toBeLessThan(180);
});
