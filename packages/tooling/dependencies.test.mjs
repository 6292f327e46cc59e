import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isAllowed, licencesPage, productionDependencies } from './src/licences.mjs';
import { root } from './src/workspace.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

describe('what the product depends on', () => {
  const found = productionDependencies();

  it('is listed with its licences in docs/licences.md (packages/tooling/bin/licences.mjs writes it)', () => {
    expect(found.packages.length).toBeGreaterThan(50);
    expect(read('docs/licences.md')).toBe(licencesPage(found));
  });

  it('is under licences that let it be used, changed and passed on', () => {
    expect(found.packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
    expect(found.strays).toEqual([]);
    for (const [licence, isFine] of [
      ['MIT', true],
      ['(MIT OR GPL-3.0-only)', true],
      ['MIT AND GPL-3.0-only', false],
      ['UNLICENSED', false],
    ])
      expect([licence, isAllowed(licence)]).toEqual([licence, isFine]);
  });

  it('comes from the registry, by its checksum, and nothing of it is deprecated', () => {
    const lock = read('pnpm-lock.yaml');
    const packages = lock.slice(lock.indexOf('\npackages:'), lock.indexOf('\nsnapshots:'));
    const entries = packages.split(/\n {2}(?=\S)/).slice(1);
    expect(entries.length).toBeGreaterThan(300);
    expect(entries.filter((entry) => !/resolution: \{integrity: sha512-/.test(entry))).toEqual([]);
    const production = new Set(found.packages.map(({ name, version }) => `${name}@${version}`));
    const deprecated = entries.filter((entry) => /\n {4}deprecated:/.test(entry));
    const names = deprecated.map((entry) => /^'?([^':]+)/.exec(entry)?.[1]);
    expect(names.filter((name) => production.has(name))).toEqual([]);
  });
});
