import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

/** Unique name for the output of `turbo gen`. */
const NAME = 'generated-by-test';
const generated = {
  feature: `apps/web/src/features/${NAME}`,
  'api-module': `apps/api/src/modules/${NAME}`,
  'source-adapter': `packages/player/src/sources/${NAME}`,
};

/** Reverts the addition to the list of all collections. */
const collection = `packages/core/src/collections/${NAME}.ts`;
const collectionLists = [
  'packages/core/src/collections/index.ts',
  'packages/core/src/sync/rules.ts',
  'packages/core/src/sync/testing/arbitrary-entries.ts',
  'apps/api/src/modules/sync/testing/arbitrary-pushes.ts',
  'apps/api/src/testing/attacks/sync-entries.attack.test.ts',
  'apps/web/src/features/sync/engine/texts.ts',
];

/** The first failed command; null if there is none. */
const failureOf = (commands, ends) => {
  const index = ends.findIndex(({ status }) => status !== 0);
  if (index === -1) return null;
  return { status: ends[index].status, output: `${commands[index].join(' ')}\n${ends[index].output}` };
};

async function inOrder(commands) {
  const ends = [];
  for (const command of commands) {
    ends.push(await run(command));
    if (ends.at(-1).status !== 0) break;
  }
  return failureOf(commands, ends);
}

const sideBySide = async (commands) => failureOf(commands, await Promise.all(commands.map((command) => run(command))));

/**
 * Generates one of everything, checks it by lint, types, format and its own tests, and always removes it.
 *
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function checkGenerators() {
  const folders = Object.values(generated);
  const lists = collectionLists.map((file) => ({
    path: join(root, file),
    text: readFileSync(join(root, file), 'utf8'),
  }));
  try {
    // One after another, because two of them change the same files.
    const failed = await inOrder(
      [...Object.keys(generated), 'collection'].map((generator) => ['gen', 'run', generator, '--args', NAME]),
    );
    if (failed) return failed;
    const checks = [
      ['oxfmt', '--check', ...folders, collection, ...collectionLists],
      ['oxlint', ...folders, collection, ...collectionLists],
      [process.execPath, 'node_modules/typescript-native/bin/tsc', '-p', 'apps/api'],
      ['pnpm', 'run', 'unit', '--ci', ...folders, 'packages/core/src/sync/merge-entries.test.ts'],
    ];
    return (await sideBySide(checks)) ?? { status: 0, output: '' };
  } finally {
    for (const folder of [...folders, collection]) rmSync(join(root, folder), { recursive: true, force: true });
    for (const { path, text } of lists) writeFileSync(path, text);
  }
}
