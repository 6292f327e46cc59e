import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '../testing/temporary-folder';
import { BackupFolder } from './backup-folder';
import { openingText, trailerText } from './backup-format';
import { readBackupHeader } from './read-backup';

it('a backup that could not be read for a moment counts as soon as it can', async () => {
  const { path, remove } = temporaryFolder();
  const header = { format: 2 as const, createdAt: '2026-11-22T04:10:00.000Z', migrations: [], tables: [] };
  const bytes = Buffer.concat([gzipSync(openingText(header)), gzipSync(trailerText(0), { level: 0 })]);
  writeFileSync(join(path, 'marquee-20261122T041000Z.sql.gz'), bytes);
  let reads = 0;
  const folder = new BackupFolder(path, (file) => {
    reads += 1;
    return reads === 1 ? Promise.reject(Object.assign(new Error('read'), { code: 'EIO' })) : readBackupHeader(file);
  });
  expect(await folder.list()).toEqual([]);
  expect(await folder.list()).toMatchObject([{ rows: 0 }]);
  await folder.list();
  expect(reads).toBe(2);
  remove();
});
