import { describe, expect, it } from '@jest/globals';
import { jestCounts } from './src/jest-report.mjs';
import { playwrightCounts } from './src/playwright-report.mjs';
import { missingLines, slowestLines, suiteLine } from './src/test-summary.mjs';

const timings = Array.from({ length: 12 }, (_, index) => ({ name: `${index}.test.ts`, seconds: index }));
const results = [
  { name: 'Unit and API', passed: 3, failed: 0, missing: ['psql is not installed', 'psql is not installed'], timings },
  { name: 'Browser', passed: 0, failed: 0, skipped: 1, missing: ['no Chromium was found'] },
];

describe('the summary of a run', () => {
  it('has a line for each suite, with its counts and seconds', () => {
    expect(suiteLine('Lint', { passed: 1, failed: 0 }, 12.34)).toBe('Lint: 1 passed, 0 failed (12.3 s)');
    expect(suiteLine('Browser', { passed: 2, failed: 0, skipped: 4 }, 60)).toBe(
      'Browser: 2 passed, 0 failed, 4 skipped (60.0 s)',
    );
  });

  it('lists the slowest ten', () => {
    const lines = slowestLines(results);
    expect(lines).toHaveLength(11);
    expect(lines[1]).toBe('- 11.0 s  11.test.ts');
  });

  it('says once for each suite what the machine lacks', () => {
    expect(missingLines(results)).toEqual([
      'Skipped:',
      '- Unit and API: psql is not installed (2)',
      '- Browser: no Chromium was found (1)',
    ]);
  });

  it('leaves out what there is nothing of', () => {
    expect([slowestLines([{}]), missingLines([{}])]).toEqual([[], []]);
  });
});

const file = (name, ...statuses) => ({
  name: `${process.cwd()}/${name}`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: statuses.includes('failed') ? `${name} said why` : '',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: statuses.map((status) => ({
    status,
    fullName: status === 'pending' ? 'loads (skipped: psql is not installed)' : 'loads',
  })),
});
const reportOf = (...files) => {
  const count = (wanted) =>
    files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted).length;
  return {
    testResults: files,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numRuntimeErrorTestSuites: 0,
  };
};
const busy = reportOf(file('steady.test.ts', 'passed', 'pending'), file('timing.test.ts', 'passed', 'failed'));
const first = jestCounts(busy, 1, '');

describe('the counts of the unit tests', () => {
  it('are those of the report, with the output of failed files', () => {
    expect(first).toMatchObject({ passed: 2, failed: 1, skipped: 1, output: 'timing.test.ts said why' });
  });

  it('come with the time of each file, and what the machine lacks', () => {
    expect(first.timings[0]).toEqual({ name: 'steady.test.ts', seconds: 2.5 });
    expect(first.missing).toEqual(['psql is not installed']);
  });

  it('include a failure when Jest fails outside of a test, or writes no report', () => {
    expect(jestCounts(reportOf(file('steady.test.ts', 'passed')), 1, 'coverage').failed).toBe(1);
    expect(jestCounts(null, 0, 'killed')).toEqual({ passed: 0, failed: 1, output: 'killed' });
  });
});

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
