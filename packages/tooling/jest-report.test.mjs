import { describe, expect, it } from '@jest/globals';
import { jestCounts } from './src/jest-report.mjs';

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
