import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from './src/workspace.mjs';

/** A violation for each rule of ours, and for one rule of each plugin; the files without a rule are fine. */
const planted = [
  ['packages/core/src/a.ts', 'export const now = new Date();', 'marquee/no-current-time'],
  ['packages/core/src/b.ts', 'export const now = Date.now();', 'eslint/no-restricted-properties'],
  ['packages/core/src/c.ts', 'export const page = document.title;', 'eslint/no-restricted-globals'],
  ['packages/core/src/allowed.ts', 'export const at = (ms: number) => new Date(ms);'],
  ['packages/player/src/a.ts', 'export const mode: unknown = import.meta.env;', 'marquee/env-in-config'],
  [
    'packages/player/src/b.ts',
    'export const by = (a: string, b: string) => a.localeCompare(b);',
    'marquee/named-collation',
  ],
  ['packages/player/src/c.ts', 'export const order = new Intl.Collator();', 'marquee/named-collation'],
  ['packages/player/src/d.ts', 'export const id = () => crypto.randomUUID();', 'eslint/no-restricted-properties'],
  ['packages/player/src/e.tsx', 'export const E = () => <p className="flex ml-2" />;', 'marquee/logical-classes'],
  ['packages/player/src/f.ts', 'export const side = (on: boolean) => `text-left ${on}`;', 'marquee/logical-classes'],
  ['packages/player/src/allowed.tsx', 'export const A = () => <p className="left-1/2 ms-2" lang="pl-PL" />;'],
  [
    'packages/player/src/later.ts',
    'export const f = () => void Promise.resolve();\nPromise.resolve(f);',
    'typescript/no-floating-promises',
  ],
  ['apps/web/src/a.tsx', 'export const A = () => <p>Not a message</p>;', 'lingui/no-unlocalized-strings'],
  ['apps/web/src/b.tsx', 'export const B = () => <img src="/b.png" />;', 'jsx-a11y/alt-text'],
  [
    'apps/web/src/c.tsx',
    "import { useState } from 'react';\nexport const C = (p: { on: boolean }) => (p.on ? useState(0)[0] : 1);",
    'react-hooks/rules-of-hooks',
  ],
  ['apps/api/src/a.ts', 'export const port = process.env.PORT;', 'eslint/no-restricted-properties'],
  ['apps/api/src/config/allowed.ts', 'export const port = process.env.PORT;'],
  ['tools/a.mjs', 'export const b = missing();', 'eslint/no-undef'],
];

describe('the lint rules', () => {
  let folder;
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-lint-'));
    for (const path of ['.oxlintrc.json', 'packages/tooling/src/lint-rules.mjs'])
      cpSync(join(root, path), join(folder, path));
    // Not the whole folder, which would be linted.
    mkdirSync(join(folder, 'node_modules'));
    for (const name of ['eslint-plugin-lingui', 'oxlint-tsgolint'])
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    write('tsconfig.json', '{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "target": "esnext" } }');
    for (const [path, text] of planted) write(path, `${text}\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('report each violation planted for them, and nothing else', () => {
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', 'apps', 'packages', 'tools'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const found = JSON.parse(stdout)
      .diagnostics.map(({ filename, code }) => `${filename}: ${code}`)
      // The planted files have none of their dependencies' types.
      .filter((line) => !line.includes('typescript(no-unsafe-'));
    expect(found.toSorted()).toEqual(
      planted
        .filter(([, , rule]) => rule)
        .map(([path, , rule]) => `${path}: ${rule.replace(/(.*)\/(.*)/, '$1($2)')}`)
        .toSorted(),
    );
  });
});
