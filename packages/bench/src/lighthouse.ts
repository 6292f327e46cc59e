import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags, chromiumPath } from '@marquee/tooling/chromium';

const run = promisify(execFile);

/** Not among the installed packages: it brings two hundred of its own, for these figures alone. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

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
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Lighthouse's mobile settings (a phone, processor slowed four times, 1.6 Mbit/s, 150 ms), or its desktop ones without a slow line. */
export async function measurePage(url: string, device: 'mobile' | 'desktop'): Promise<PageFigures> {
  const desktop = ['--preset=desktop', '--throttling-method=provided'];
  const { stdout } = await run(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'],
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
      ...(device === 'desktop' ? desktop : []),
    ],
    { maxBuffer: MAX_REPORT_BYTES, env: { ...process.env, CHROME_PATH: chromiumPath() ?? '' } },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
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
  };
}
