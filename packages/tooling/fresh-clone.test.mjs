import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from './src/workspace.mjs';

describe('a fresh clone, in which nothing is installed', () => {
  const clone = mkdtempSync(join(tmpdir(), 'marquee-clone-'));
  beforeAll(() => {
    for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'packages/tooling'])
      cpSync(join(root, file), join(clone, file), {
        recursive: true,
        filter: (source) => !source.includes('node_modules'),
      });
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  it.each(['start', 'test', 'dev', 'bench', 'marquee'])('installs first with npm run %s', (command) => {
    // Without npx nothing can be installed, which is the first thing that fails.
    const { status, stdout, stderr } = spawnSync(process.execPath, [`packages/tooling/bin/${command}.mjs`], {
      cwd: clone,
      env: { PATH: clone },
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^Installing dependencies with pnpm@/);
    expect(stderr).toContain('The dependencies could not be installed');
    expect(status).toBe(1);
  });
});
