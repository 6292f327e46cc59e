import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './workspace.mjs';

/** What `turbo gen` makes, with a name that nothing else has. */
const NAME = 'generated-by-test';
const generated = {
  feature: `apps/web/src/features/${NAME}`,
  'api-module': `apps/api/src/modules/${NAME}`,
  'source-adapter': `packages/player/src/sources/${NAME}`,
};

async function steps(commands) {
  for (const command of commands) {
    const { status, output } = await run(command);
    if (status !== 0) return { status, output: `${command.join(' ')}\n${output}` };
  }
  return { status: 0, output: '' };
}

/**
 * Makes one of everything, and has it pass lint, types, format and its own tests; removes it in any case.
 *
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function checkGenerators() {
  const folders = Object.values(generated);
  try {
    return await steps([
      ...Object.keys(generated).map((generator) => ['gen', 'run', generator, '--args', NAME]),
      ['eslint', '--max-warnings', '0', ...folders],
      ['prettier', '--check', '--log-level', 'warn', ...folders],
      ['tsc', '-p', 'apps/api'],
      ['pnpm', 'run', 'unit', '--ci', ...folders],
    ]);
  } finally {
    for (const folder of folders) rmSync(join(root, folder), { recursive: true, force: true });
  }
}
