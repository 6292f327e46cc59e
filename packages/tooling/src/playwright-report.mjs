import { stripVTControlCharacters } from 'node:util';

/** Every spec of a suite and its nested suites, with the titles above it. */
const specsIn = (suite, titles = []) => [
  ...(suite.specs ?? []).map((spec) => ({ ...spec, name: [...titles, spec.title].join(' › ') })),
  ...(suite.suites ?? []).flatMap((inner) => specsIn(inner, [...titles, inner.title])),
];

const firstError = ({ results }) =>
  stripVTControlCharacters(results.flatMap(({ errors }) => errors ?? []).find(({ message }) => message)?.message ?? '');

/**
 * Counts of Playwright's JSON report. A run without a report has failed; a test that passed when retried is flaky.
 *
 * @returns {import('./suites.mjs').SuiteResult}
 */
export function playwrightCounts(report, status, output) {
  if (!report) return { passed: 0, failed: 1, output };
  const { expected, unexpected, flaky: flakyCount, skipped } = report.stats;
  const failed = unexpected + report.errors.length;
  const flaky = report.suites
    .flatMap((file) => specsIn(file, [file.title]))
    .flatMap(({ name, tests }) => tests.map((test) => ({ ...test, name })))
    .filter((test) => test.status === 'flaky')
    .map((test) => ({ test: `${test.name} (${test.projectName})`, reason: firstError(test) }));
  return {
    passed: expected + flakyCount,
    failed: status === 0 ? failed : Math.max(1, failed),
    skipped,
    flaky,
    output,
  };
}
