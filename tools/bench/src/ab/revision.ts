import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@marquee/tooling/workspace';

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: root })).stdout.trim();

interface CheckedOut {
  folder: string;
  /** The short hash. */
  name: string;
  remove: () => Promise<void>;
}

/** Checks a revision out into a temporary worktree, with this one's settings. */
export async function checkOut(revision: string): Promise<CheckedOut> {
  const name = await git('rev-parse', '--short', '--verify', `${revision}^{commit}`);
  // Leftovers of an interrupted run.
  await git('worktree', 'prune');
  const folder = await mkdtemp(join(tmpdir(), 'marquee-ab-'));
  await git('worktree', 'add', '--detach', folder, name);
  const settings = join(root, '.env');
  if (existsSync(settings)) await copyFile(settings, join(folder, '.env'));
  return {
    folder,
    name,
    remove: async () => {
      await rm(folder, { recursive: true, force: true });
      await git('worktree', 'prune');
    },
  };
}
