import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  coverageFile,
  coveragePage,
  repositoryFiles,
  requirementProblems,
  requirementsIn,
  taggedTestsIn,
} from '../src/requirements.mjs';
import { root } from '../src/workspace.mjs';

// Checks docs/requirements against the tests; without --check it also writes the coverage table.
const files = repositoryFiles(root);
if (!process.argv.includes('--check')) {
  writeFileSync(join(root, coverageFile), coveragePage(files));
  console.log(`Wrote ${coverageFile}.`);
}
const problems = requirementProblems(files);
for (const problem of problems) console.error(problem);
const shownBy = new Set(taggedTestsIn(files).map(({ path, title }) => `${path} ${title}`)).size;
console.log(
  `${requirementsIn(files).length} requirements, ${shownBy} tests that name them, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
