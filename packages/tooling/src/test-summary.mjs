/** @typedef {import('./suites.mjs').SuiteResult & { name: string }} NamedResult */

/** The line of a suite that has ended. */
export function suiteLine(name, { passed, failed, flaky = [], skipped = 0 }, seconds) {
  const counts = [`${passed} passed`, `${failed} failed`];
  if (flaky.length > 0) counts.push(`${flaky.length} flaky`);
  if (skipped > 0) counts.push(`${skipped} skipped`);
  return `${name}: ${counts.join(', ')} (${seconds.toFixed(1)} s)`;
}

/** @param {NamedResult[]} results */
export function flakyLines(results) {
  const tests = results.flatMap(({ flaky = [] }) => flaky);
  if (tests.length === 0) return [];
  return [
    `Flaky: ${tests.length} failed first and passed when run again. Each is a bug of a test or of the product.`,
    ...tests.map(({ test, reason }) => `- ${test}\n${reason.trim().replace(/^/gm, '    ')}`),
  ];
}

/** The slowest files of Jest and tests of Playwright. @param {NamedResult[]} results */
export function slowestLines(results) {
  const slowest = results
    .flatMap(({ timings = [] }) => timings)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  if (slowest.length === 0) return [];
  return ['Slowest:', ...slowest.map(({ name, seconds }) => `- ${seconds.toFixed(1)} s  ${name}`)];
}

/** What this machine lacks, with the number of tests that each suite skipped for it. @param {NamedResult[]} results */
export function missingLines(results) {
  const counts = new Map();
  for (const { name, missing = [] } of results)
    for (const reason of missing) {
      const line = `${name}: ${reason}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  if (counts.size === 0) return [];
  return ['Skipped:', ...[...counts].map(([line, count]) => `- ${line} (${count})`)];
}
