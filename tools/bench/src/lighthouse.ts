import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags, chromiumPath } from '@marquee/tooling/chromium';

const run = promisify(execFile);

/** Not an installed dependency: it has two hundred of its own, and is used only for these figures. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
/** Occasionally it misses the beginning of its own trace, and has to be run again. */
const TRIES = 3;

export interface PageFigures {
  /** Of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  transferredKb: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

async function report(of: readonly string[], triesLeft = TRIES): Promise<Report> {
  const flags = ['--headless=new', ...chromiumFlags];
  const args = ['--yes', LIGHTHOUSE, ...of, '--quiet', '--output=json', '--output-path=stdout'];
  try {
    const { stdout } = await run('npx', [...args, `--chrome-flags=${flags.join(' ')}`], {
      maxBuffer: MAX_REPORT_BYTES,
      env: { ...process.env, CHROME_PATH: chromiumPath() ?? '' },
    });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (triesLeft <= 1) throw error;
    return report(of, triesLeft - 1);
  }
}

/**
 * Lighthouse's mobile settings (a phone, fourfold CPU slow-down, 1.6 Mbit/s, 150 ms), or its desktop settings without
 * throttling.
 */
export async function measurePage(url: string, device: 'mobile' | 'desktop'): Promise<PageFigures> {
  const desktop = ['--preset=desktop', '--throttling-method=provided'];
  const { categories, audits } = await report([url, ...(device === 'desktop' ? desktop : [])]);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    transferredKb: value('total-byte-weight') / 1000,
  };
}
