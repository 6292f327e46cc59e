import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildStamp } from './src/build-stamp.mjs';

describe('the stamp of a build', () => {
  let root;
  const write = (path, text, second = 1_000) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, second, second);
  };
  const stamp = (settings = '') =>
    buildStamp({ root, stampFile: join(root, 'node_modules/.stamp'), results: ['apps/api/dist/main.js'], settings });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'marquee-stamp-'));
    write('apps/api/src/main.ts', 'one');
    write('apps/api/dist/main.js', 'built');
    stamp().keep();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is current while no source changes, whatever installs and tests leave behind', () => {
    write('apps/api/node_modules/x/index.js', 'installed');
    write('apps/api/.turbo/build.log', 'log');
    expect(stamp().isCurrent()).toBe(true);
  });

  it.each([
    ['a source is changed', () => write('apps/api/src/main.ts', 'two', 2_000)],
    ['a source is added', () => write('packages/core/src/new.ts', 'new')],
    ['a source is removed', () => rmSync(join(root, 'apps/api/src/main.ts'))],
    ['the result is gone', () => rmSync(join(root, 'apps/api/dist'), { recursive: true })],
    ['another build made the result', () => write('apps/api/dist/main.js', 'built', 3_000)],
  ])('is outdated when %s', (_what, change) => {
    change();
    expect(stamp().isCurrent()).toBe(false);
  });

  it('is outdated when build settings change, or without a build', () => {
    expect(stamp('VITE_TMDB_TOKEN=x').isCurrent()).toBe(false);
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(stamp().isCurrent()).toBe(false);
  });
});
