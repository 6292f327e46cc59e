import { ensureInstalled, enterWorkspace } from '../src/workspace.mjs';

enterWorkspace();
ensureInstalled();
const { stages } = await import('../src/suites.mjs');

const only = process.argv.slice(2);
const isWanted = ({ name }) =>
  only.length === 0 || only.some((part) => name.toLowerCase().includes(part.toLowerCase()));
const flakyTests = [];
let passed = 0;
let failed = 0;

async function runSuite({ name, run }) {
  const started = Date.now();
  const result = await run();
  passed += result.passed;
  failed += result.failed;
  flakyTests.push(...(result.flaky ?? []));
  if (result.failed > 0) console.error(result.output);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  const flaky = result.flaky?.length ? `, ${result.flaky.length} flaky` : '';
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed${flaky}${skipped} (${seconds} s)`);
  if (result.note) console.log(`  ${result.note}`);
}

for (const stage of stages) await Promise.all(stage.filter(isWanted).map(runSuite));

if (flakyTests.length > 0) {
  console.log(
    `\nFlaky: ${flakyTests.length} failed first and passed when run again. Each is a bug of a test or of the product.`,
  );
  for (const { test, reason } of flakyTests) console.log(`- ${test}\n${reason.trim().replace(/^/gm, '    ')}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
