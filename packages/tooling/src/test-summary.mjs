/** @typedef {import('./suites.mjs').SuiteResult & { name: string }} NamedResult */

/** The line of a suite that has ended. */
export function suiteLine(name, { passed, failed, skipped = 0 }, seconds) {
  const counts = [`${passed} passed`, `${failed} failed`];
  if (skipped > 0) counts.push(`${skipped} skipped`);
  return `${name}: ${counts.join(', ')} (${seconds.toFixed(1)} s)`;
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
