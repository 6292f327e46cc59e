import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFiles } from './src/requirements.mjs';
import { root } from './src/workspace.mjs';

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g;

it('every relative link of the documentation leads to a file', () => {
  const pages = repositoryFiles(root).filter(({ path }) => path.endsWith('.md'));
  const dead = pages.flatMap(({ path, text }) =>
    [...text.matchAll(LINK)]
      .filter(([, target]) => !existsSync(join(root, dirname(path), target)))
      .map(([, target]) => `${path}: ${target}`),
  );
  expect(dead).toEqual([]);
});
