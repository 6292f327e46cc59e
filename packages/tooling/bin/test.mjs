import { ensureInstalled, enterWorkspace } from '../src/workspace.mjs';

enterWorkspace();
ensureInstalled();
const { suites } = await import('../src/suites.mjs');

const only = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const { name, run } of suites) {
  if (only.length > 0 && !only.some((wanted) => name.toLowerCase().includes(wanted.toLowerCase()))) continue;
  const started = Date.now();
  const result = await run();
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) console.error(result.output);
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`);
  if (result.note) console.log(`  ${result.note}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
