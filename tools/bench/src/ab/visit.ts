import type { Browser, CDPSession, Page } from 'playwright-core';
import { countScriptBytes, freshPage } from '../browser';

const CPU_SLOWDOWN = 4;
const QUIET_MS = 3_000;
const LONGEST_VISIT_MS = 45_000;
const POLL_MS = 250;

export interface Visit {
  firstPaintMs: number;
  largestPaintMs: number;
  /** Total blocking time: what tasks take beyond 50 ms, from the navigation until the page is quiet. */
  blockingMs: number;
  /** Processor time of the page's main thread until it is quiet; hardly affected by other load. */
  mainThreadMs: number;
  /** Transferred size, compressed. */
  scriptKb: number;
}

/** As text, because the loader that runs this file adds helpers to functions, which the page lacks. */
const PROBE = `
  window.visit = { largestPaintMs: 0, blockingMs: 0, lastActivity: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        visit.lastActivity = Math.max(visit.lastActivity, entry.startTime + entry.duration);
        note?.(entry);
      }
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => { visit.largestPaintMs = startTime; });
  observe('longtask', ({ duration }) => { visit.blockingMs += Math.max(0, duration - 50); });
  observe('resource');`;

/** Evaluates an expression without the user activation that Playwright's own call causes, to which pages react. */
async function evaluate<Value>(cdp: CDPSession, expression: string): Promise<Value> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true, userGesture: false });
  return result.value as Value;
}

async function untilQuiet(page: Page, cdp: CDPSession): Promise<void> {
  const started = Date.now();
  while (Date.now() - started < LONGEST_VISIT_MS) {
    await page.waitForTimeout(POLL_MS);
    if (await evaluate<boolean>(cdp, `performance.now() - visit.lastActivity > ${QUIET_MS}`)) return;
  }
  throw new Error(`${page.url()} was still busy after ${LONGEST_VISIT_MS / 1_000} s`);
}

async function mainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (!task) throw new Error('Chromium no longer reports TaskDuration');
  return task.value * 1_000;
}

/** A first visit with empty caches and a slowed-down processor, without interaction. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const { page, cdp, close } = await freshPage(browser);
  try {
    await page.addInitScript(PROBE);
    const scriptBytes = await countScriptBytes(cdp);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    await untilQuiet(page, cdp);
    const figures = await evaluate<Omit<Visit, 'scriptKb' | 'mainThreadMs'>>(
      cdp,
      `({
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      largestPaintMs: visit.largestPaintMs,
      blockingMs: visit.blockingMs,
    })`,
    );
    return { ...figures, mainThreadMs: await mainThreadMs(cdp), scriptKb: scriptBytes() / 1024 };
  } finally {
    await close();
  }
}
