import { createSign, createVerify, createPrivateKey, createPublicKey } from 'node:crypto';
import fs, { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder';
import { readSecretKey } from './secret-key';
import { readVapidKeys } from './vapid-keys';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());
const pathOf = (name: string) => join(folder.path, name);
const modeOf = (name: string) => statSync(pathOf(name)).mode & 0o777;

describe('the key that encrypts 4K tokens', () => {
  const read = (secretKey?: string) => Buffer.from(readSecretKey({ secretKey, dataDir: folder.path })).toString();

  it('is created at the first start, readable only by the owner, and never changes', () => {
    const first = read();
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(read()).toBe(first);
    expect(modeOf('secret.key')).toBe(0o600);
  });

  it('is SECRET_KEY if that is set', () => {
    expect(read('k'.repeat(32))).toBe('k'.repeat(32));
  });

  it('is not replaced if the file contains something else', () => {
    writeFileSync(pathOf('secret.key'), '');
    expect(() => read()).toThrow(/The key in .*secret\.key cannot be read; restore it from a backup/);
  });

  it.each(['EPERM', 'ENOTSUP', 'ENOSYS'])('is created where hard links fail with %s', async (code) => {
    const linkSync = () => {
      throw Object.assign(new Error(code), { code });
    };
    jest.resetModules();
    jest.unstable_mockModule('node:fs', () => ({ ...fs, default: fs, linkSync }));
    const withoutLinks = await import('./secret-key');
    const first = withoutLinks.readSecretKey({ secretKey: undefined, dataDir: folder.path });
    expect(withoutLinks.readSecretKey({ secretKey: undefined, dataDir: folder.path })).toEqual(first);
    expect([readdirSync(folder.path), modeOf('secret.key')]).toEqual([['secret.key'], 0o600]);
    expect(readFileSync(pathOf('secret.key'), 'utf8').trim()).toBe(Buffer.from(first).toString());
  });
});

describe('the keys for push services', () => {
  const read = () => readVapidKeys({ dataDir: folder.path });

  it('are made at the first start, readable only by the owner, and never change [NOTICE-05]', () => {
    const first = read();
    expect(read()).toEqual(first);
    expect(modeOf('vapid.key')).toBe(0o600);
    const point = Buffer.from(first.publicKey, 'base64url');
    expect(point).toHaveLength(65);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
    const signature = createSign('sha256')
      .update('x')
      .sign(createPrivateKey({ key: { ...jwk, d: first.privateKey }, format: 'jwk' }));
    expect(
      createVerify('sha256')
        .update('x')
        .verify(createPublicKey({ key: jwk, format: 'jwk' }), signature),
    ).toBe(true);
  });

  it('are not replaced if the file contains something else', () => {
    writeFileSync(pathOf('vapid.key'), 'x');
    expect(read).toThrow(/The key in .*vapid\.key cannot be read; restore it from a backup\./);
  });
});
