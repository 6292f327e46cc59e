import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  coveragePage,
  repositoryFiles,
  requirementProblems,
  requirementsIn,
  taggedTestsIn,
} from './src/requirements.mjs';

const folder = join(import.meta.dirname, 'fixtures/requirements');
const planted = repositoryFiles(folder);
const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'));

describe('the check of the requirements', () => {
  it('reports each violation planted for it, and nothing else', () => {
    const problems = requirementProblems(planted.filter(({ path }) => path !== 'expected.json'));
    expect(problems.toSorted()).toEqual(expected.problems.toSorted());
  });

  it('counts tests that run and name ids at the end of their titles', () => {
    expect(taggedTestsIn(planted).map(({ id, title }) => `${id}: ${title}`)).toEqual(expected.tests);
  });

  it('finds the requirements and the tests of the product', () => {
    const files = repositoryFiles(join(import.meta.dirname, '../..'));
    expect(files.length).toBeGreaterThan(1000);
    expect(requirementsIn(files).length).toBeGreaterThan(300);
    expect(taggedTestsIn(files).length).toBeGreaterThan(300);
  });
});

it('the table shows the tests beside each id', () => {
  const page = coveragePage(planted);
  expect(page).toContain(expected.row);
  expect(page).toContain(expected.emptyRow);
});
