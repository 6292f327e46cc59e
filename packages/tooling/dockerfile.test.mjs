import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './src/workspace.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('installs with the manifest of every part of the workspace', () => {
    const parts = ['apps', 'packages', 'tools'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .map((name) => `${folder}/${name}`)
        .filter((part) => existsSync(join(root, part, 'package.json'))),
    );
    const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \S+$/gm)].map(([, folder]) => folder);
    expect(copied.sort()).toEqual(parts.sort());
  });

  it('uses the pinned pnpm', () => {
    const { packageManager } = JSON.parse(read('package.json'));
    const used = new Set([...dockerfile.matchAll(/pnpm@[\d.]+/g)].map(([name]) => name));
    expect([...used]).toEqual([packageManager]);
  });
});
