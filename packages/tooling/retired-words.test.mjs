import { expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { fileNames, retiredIdentifiers } from './src/retired-words.mjs';

const messages = (code, filename) =>
  new Linter()
    .verify(
      code,
      {
        plugins: { marquee: { rules: { 'file-names': fileNames } } },
        rules: { 'id-denylist': ['error', ...retiredIdentifiers], 'marquee/file-names': 'error' },
      },
      filename,
    )
    .map(({ ruleId }) => ruleId);

it('refuses a retired word as a name', () => {
  expect(messages('export const isOver = true;', 'hydration.js')).toEqual(['id-denylist']);
  expect(messages('export const isHydrated = true;', 'hydration.js')).toEqual([]);
});

it('refuses a retired word in the name of a file, and nothing that only looks like one', () => {
  expect(messages('', 'src/first-page.js')).toEqual(['marquee/file-names']);
  expect(messages('', 'src/sync-ledger.test.js')).toEqual(['marquee/file-names']);
  expect(messages('', 'src/known-sources.js')).toEqual([]);
  expect(messages('', 'src/download-link.js')).toEqual([]);
});
