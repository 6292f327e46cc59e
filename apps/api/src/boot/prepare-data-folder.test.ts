import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { onlyIf } from '@marquee/tooling/only-if';
import { temporaryFolder } from '../testing/temporary-folder';
import { prepareDataFolder } from './prepare-data-folder';
import { restrictPermissions } from './restrict-permissions';

/** A device on which files can be created, but not written to. */
const FULL_DEVICE = '/dev/full';
const withFullDevice = onlyIf(existsSync(FULL_DEVICE), `${FULL_DEVICE} is not there`);

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe('the data folder at start', () => {
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

describe('a data folder that an older version left open', () => {
  const put = (name: string, mode: number) => {
    const path = join(folder.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    chmodSync(path, mode);
  };
  const open = (name: string, mode = 0o755) => chmodSync(join(folder.path, name), mode);
  const modeOf = (name: string) => (statSync(join(folder.path, name)).mode & 0o777).toString(8);

  it('is made private: its key, its backups, and everything in an open folder', () => {
    put('secret.key', 0o644);
    put('backups/marquee-1.json.gz', 0o644);
    put('cache/images/aa/aa11', 0o666);
    put('postgres/PG_VERSION', 0o644);
    for (const name of ['cache', 'cache/images', 'postgres']) open(name);
    open('backups', 0o700);
    restrictPermissions(folder.path);
    expect(
      ['secret.key', 'backups/marquee-1.json.gz', 'cache/images/aa/aa11', 'postgres/PG_VERSION'].map(modeOf),
    ).toEqual(['600', '600', '600', '600']);
    expect(['backups', 'cache', 'cache/images', 'postgres'].map(modeOf)).toEqual(['700', '700', '700', '700']);
  });

  it('is not scanned where nobody else can enter', () => {
    put('cache/images/aa11', 0o644);
    open('cache', 0o700);
    restrictPermissions(folder.path);
    expect(modeOf('cache/images/aa11')).toBe('644');
  });

  it('keeps group access to the content folder', () => {
    put('content/site.json', 0o664);
    open('content', 0o2775);
    restrictPermissions(folder.path);
    expect([modeOf('content'), modeOf('content/site.json')]).toEqual(['770', '660']);
    expect(statSync(join(folder.path, 'content')).mode & 0o2000).toBe(0o2000);
  });

  it('leaves other files and the targets of links alone', () => {
    put('films/Film (1999).mkv', 0o644);
    put('elsewhere/marquee-1.json.gz', 0o644);
    symlinkSync(join(folder.path, 'elsewhere'), join(folder.path, 'backups'));
    restrictPermissions(folder.path);
    expect(['films/Film (1999).mkv', 'elsewhere/marquee-1.json.gz'].map(modeOf)).toEqual(['644', '644']);
  });

  it('does nothing if there is no folder yet', () => {
    expect(() => restrictPermissions(join(folder.path, 'missing'))).not.toThrow();
  });
});
