import { relative } from 'node:path';

/** What skipped tests lack, as `onlyIf` says it in their names. */
const missingIn = ({ assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'pending')
    .flatMap(({ fullName }) => /\(skipped: ([^)]+)\)/.exec(fullName)?.[1] ?? []);

/**
 * Counts of a Jest run. A run without a report, or one that ended with an error without a failed test, has failed.
 *
 * @returns {import('./suites.mjs').SuiteResult}
 */
export function jestCounts(report, status, output) {
  if (!report) return { passed: 0, failed: 1, output };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const messages = report.testResults.filter((suite) => suite.status === 'failed').map((suite) => suite.message);
  return {
    passed: report.numPassedTests,
    failed: status === 0 ? failed : Math.max(1, failed),
    skipped: report.numPendingTests,
    missing: report.testResults.flatMap(missingIn),
    timings: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
    output: messages.join('\n') || output,
  };
}
