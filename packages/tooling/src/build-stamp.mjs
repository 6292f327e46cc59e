import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Created by installs, builds and tests, or irrelevant for a build. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'e2e']);
const SOURCES = ['apps', 'packages', 'prisma', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json'];

/**
 * Detects whether the sources or results of a build have changed since, by the sizes and times of the files: Turborepo,
 * which reads them all, takes longer than starting the servers.
 *
 * @param {{ root: string, stampFile: string, results: string[], settings: string }} options results: files that a build
 * creates, relative to the root; settings: other inputs of a build
 */
export function buildStamp({ root, stampFile, results, settings }) {
  const fingerprint = () => {
    const hash = createHash('sha256').update(settings);
    const add = (path) => {
      const info = statSync(join(root, path), { throwIfNoEntry: false });
      if (info?.isDirectory()) walk(path);
      else hash.update(`\n${path} ${info ? `${info.size} ${info.mtimeMs}` : 'missing'}`);
    };
    const walk = (folder) => {
      const names = readdirSync(join(root, folder)).filter((name) => !SKIPPED.has(name) && !name.startsWith('.'));
      for (const name of names.sort()) add(`${folder}/${name}`);
    };
    for (const path of [...SOURCES, ...results]) add(path);
    return hash.digest('hex');
  };
  return {
    isCurrent: () =>
      results.every((path) => existsSync(join(root, path))) &&
      existsSync(stampFile) &&
      readFileSync(stampFile, 'utf8') === fingerprint(),
    keep: () => {
      mkdirSync(dirname(stampFile), { recursive: true });
      writeFileSync(stampFile, fingerprint());
    },
  };
}
