import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { onlyIf } from '@marquee/tooling/only-if';
import { temporaryFolder } from '../testing/temporary-folder';
import { prepareDataFolder } from './prepare-data-folder';

/** A device on which files can be created, but not written to. */
const FULL_DEVICE = '/dev/full';
const withFullDevice = onlyIf(existsSync(FULL_DEVICE), `${FULL_DEVICE} is not there`);

describe('the data folder at start', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('is created with a folder for the operator’s content, and nothing else', async () => {
    const dataDir = join(folder.path, 'new', 'data');
    await prepareDataFolder(dataDir);
    expect(readdirSync(dataDir)).toEqual(['content']);
  });

  withFullDevice(it, 'is refused on a full disk, in a sentence that says so', async () => {
    symlinkSync(FULL_DEVICE, join(folder.path, `.probe-${process.pid}`));
    await expect(prepareDataFolder(folder.path)).rejects.toThrow(
      `The disk of the data folder ${folder.path} is full; make room on it, or set DATA_DIR to another folder.`,
    );
    expect(readdirSync(folder.path)).toEqual(['content']);
  });

  it('is refused if it is not writable, with the reason', async () => {
    const path = join(folder.path, 'file');
    writeFileSync(path, '');
    await expect(prepareDataFolder(path)).rejects.toThrow(/cannot be written to \(E\w+\); change its permissions/);
  });
});
