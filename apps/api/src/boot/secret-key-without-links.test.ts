import fs, { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder';

it.each(['EPERM', 'ENOTSUP', 'ENOSYS'])('the key is created where hard links fail with %s', async (code) => {
  const linkSync = () => {
    throw Object.assign(new Error(code), { code });
  };
  jest.resetModules();
  jest.unstable_mockModule('node:fs', () => ({ ...fs, default: fs, linkSync }));
  const { readSecretKey } = await import('./secret-key');
  const folder = temporaryFolder();
  const first = readSecretKey({ secretKey: undefined, dataDir: folder.path });
  expect(readSecretKey({ secretKey: undefined, dataDir: folder.path })).toEqual(first);
  const path = join(folder.path, 'secret.key');
  expect([readdirSync(folder.path), statSync(path).mode & 0o777]).toEqual([['secret.key'], 0o600]);
  expect(readFileSync(path, 'utf8').trim()).toBe(Buffer.from(first).toString());
  folder.remove();
});
