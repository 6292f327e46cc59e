import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

/** For each test: folders from which operators may choose, with the data folder among them, and one elsewhere. */
export function mediaRootsForEachTest() {
  const space = {
    base: '',
    roots: '',
    dataDir: '',
    /** Writes files below the roots. */
    put: (...names: string[]): void => {
      for (const name of names) {
        const path = join(space.roots, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, 'x');
      }
    },
  };
  beforeEach(() => {
    space.base = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-roots-')));
    space.roots = join(space.base, 'roots');
    space.dataDir = join(space.roots, 'marquee-data');
    for (const folder of [space.roots, space.dataDir, join(space.base, 'elsewhere')]) mkdirSync(folder);
  });
  afterEach(() => rmSync(space.base, { recursive: true, force: true }));
  return space;
}
