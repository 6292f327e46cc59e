/** Every spec of a suite and its nested suites, with the titles above it. */
const specsIn = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...titles, spec.title].join(' › ') })),
  ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, [...titles, inner.title])),
];

/** What a skipped test lacks; others do not belong on the screen of their project. */
const missingFor = ({ annotations }) =>
  annotations
    .filter(({ type, description }) => type === 'skip' && description?.endsWith(' is not installed'))
    .map(({ description }) => description);

/**
 * Counts of Playwright's JSON report. A run without a report has failed.
 *
 * @returns {import('./suites.mjs').SuiteResult}
 */
export function playwrightCounts(report, status, output) {
  if (!report) return { passed: 0, failed: 1, output };
  const { expected, unexpected, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  const tests = report.suites
    .flatMap((file) => specsIn(file, [file.title]))
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, name: `${spec.name} (${test.projectName})` })));
  return {
    passed: expected,
    failed: status === 0 ? failed : Math.max(1, failed),
    skipped,
    missing: tests.filter(({ status }) => status === 'skipped').flatMap(missingFor),
    timings: tests.map(({ name, results }) => ({
      name,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    output,
  };
}
