import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder';
import { prepareDataFolder } from './prepare-data-folder';

/** A device that takes an empty file and no byte. */
const FULL_DEVICE = '/dev/full';
const onLinux = existsSync(FULL_DEVICE) ? it : it.skip;

describe('the data folder at the start', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('is made with a folder for the operator’s content, and nothing else', () => {
    const dataDir = join(folder.path, 'new', 'data');
    prepareDataFolder(dataDir);
    expect(readdirSync(dataDir)).toEqual(['content']);
  });

  onLinux('is refused on a full disk, in a sentence that says so', () => {
    symlinkSync(FULL_DEVICE, join(folder.path, `.probe-${process.pid}`));
    expect(() => prepareDataFolder(folder.path)).toThrow(
      `The disk of the data folder ${folder.path} is full; make room on it, or set DATA_DIR to another folder.`,
    );
    expect(readdirSync(folder.path)).toEqual(['content']);
  });

  it('is refused where it cannot be written to, with the reason', () => {
    const path = join(folder.path, 'file');
    writeFileSync(path, '');
    expect(() => prepareDataFolder(path)).toThrow(/cannot be written to \(E\w+\); change its permissions/);
  });
});
