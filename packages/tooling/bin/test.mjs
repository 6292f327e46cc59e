import { ensureInstalled, enterWorkspace, fail } from '../src/workspace.mjs';

enterWorkspace();
ensureInstalled();
const { stages } = await import('../src/suites.mjs');
const { missingLines, slowestLines, suiteLine } = await import('../src/test-summary.mjs');

const [only = '', ...filter] = process.argv.slice(2);
const isWanted = ({ name, takesFilter }) =>
  name.toLowerCase().includes(only.toLowerCase()) && (filter.length === 0 || takesFilter);
const wanted = stages.map((stage) => stage.filter(isWanted)).filter((stage) => stage.length > 0);
if (wanted.length === 0) fail(`No suite is called ${only}${filter.length > 0 ? ' and runs single tests' : ''}.`);

async function runSuite({ name, run }) {
  const started = Date.now();
  const result = await run(filter);
  if (result.failed > 0) console.error(result.output);
  console.log(suiteLine(name, result, (Date.now() - started) / 1000));
  return { name, ...result };
}

const results = [];
for (const stage of wanted) {
  console.log(`... ${stage.map(({ name }) => name).join(', ')}`);
  results.push(...(await Promise.all(stage.map(runSuite))));
}

for (const lines of [slowestLines(results), missingLines(results)])
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
