import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder';
import { readSecretKey } from './secret-key';

describe('the key that encrypts 4K tokens', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());
  const read = (secretKey?: string) => Buffer.from(readSecretKey({ secretKey, dataDir: folder.path })).toString();

  it('is created at the first start, readable only by the owner, and never changes', () => {
    const first = read();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(read()).toBe(first);
    expect(statSync(join(folder.path, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('is SECRET_KEY if that is set', () => {
    expect(read('k'.repeat(32))).toBe('k'.repeat(32));
  });

  it('is not replaced if the file contains something else', () => {
    writeFileSync(join(folder.path, 'secret.key'), '');
    expect(() => read()).toThrow(/The key in .*secret\.key cannot be read; restore it from a backup/);
  });
});
