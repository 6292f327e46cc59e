import { describe, expect, it } from '@jest/globals';
import { playwrightCounts } from './src/playwright-report.mjs';

const stats = { expected: 3, unexpected: 0, skipped: 2 };
const onPhone = {
  projectName: 'phone',
  status: 'expected',
  annotations: [],
  results: [{ duration: 2_500, errors: [] }],
};
const skipped = (description) => ({
  projectName: 'phone',
  status: 'skipped',
  annotations: [{ type: 'skip', description }],
  results: [],
});
const report = {
  stats,
  errors: [],
  suites: [
    {
      title: 'watch.spec.ts',
      specs: [
        { title: 'plays', tests: [{ projectName: 'desktop', status: 'expected', annotations: [], results: [] }] },
        { title: 'converts', tests: [skipped('ffmpeg is not installed')] },
        { title: 'has keys', tests: [skipped('phones have no Tab key')] },
      ],
      suites: [{ title: 'on a phone', specs: [{ title: 'plays', tests: [onPhone] }] }],
    },
  ],
};

describe('the counts of the browser tests', () => {
  it('are those of the report', () => {
    expect(playwrightCounts(report, 0, '')).toMatchObject({ passed: 3, failed: 0, skipped: 2 });
  });

  it('come with the time of each test, and what the machine lacks', () => {
    const { timings, missing } = playwrightCounts(report, 0, '');
    expect(timings.at(-1)).toEqual({ name: 'watch.spec.ts › on a phone › plays (phone)', seconds: 2.5 });
    expect(missing).toEqual(['ffmpeg is not installed']);
  });

  it('include a failure without a report, or when Playwright failed outside of a test', () => {
    expect(playwrightCounts(null, 0, 'killed')).toEqual({ passed: 0, failed: 1, output: 'killed' });
    expect(playwrightCounts(report, 1, '').failed).toBe(1);
    expect(playwrightCounts({ ...report, errors: [{}] }, 0, '').failed).toBe(1);
  });
});
