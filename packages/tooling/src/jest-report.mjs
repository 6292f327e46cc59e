import { relative } from 'node:path';

const shortName = (file) => relative(process.cwd(), file);

/** The files with failures; none if Jest did not finish. */
export const failedFiles = (report) =>
  (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);

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
      name: shortName(name),
      seconds: (endTime - startTime) / 1000,
    })),
    output: messages.join('\n') || output,
  };
}

const passedIn = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed').length;

/**
 * Counts of a whole run after its failed files were run once more, alone, like the browser suite retries its tests. A
 * file that passes now is flaky: it does not fail the run, and is reported with its earlier output.
 *
 * @returns {import('./suites.mjs').SuiteResult}
 */
export function countsAfterRetry(report, counts, again) {
  if (again.failed > 0) return counts;
  const failed = failedFiles(report);
  const steady = report.testResults.filter(({ name }) => !failed.includes(name));
  const passed = steady.reduce((sum, file) => sum + passedIn(file), again.passed);
  const flaky = report.testResults
    .filter(({ name }) => failed.includes(name))
    .map(({ name, message }) => ({ test: shortName(name), reason: message }));
  return { ...counts, passed, failed: 0, flaky };
}
