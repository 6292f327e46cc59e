import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import type { Settings } from '../config';
import { readKeyFile, unreadableKey } from './key-file';

/** By which push services know the site (RFC 8292): base64url, as the library `web-push` takes them. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
const PRIVATE_KEY = /^[\w-]{43}$/;

/**
 * The keys whose private half is in a file in DATA_DIR that the first start creates. Browsers subscribe by the public
 * half: with other keys nobody gets notices until they turn them on again.
 *
 * @throws OperationalError if the file cannot be read or has no valid key
 */
export function readVapidKeys({ dataDir }: Pick<Settings, 'dataDir'>): VapidKeys {
  const path = join(dataDir, 'vapid.key');
  const privateKey = readKeyFile(path, newPrivateKey);
  if (!PRIVATE_KEY.test(privateKey)) throw unreadableKey(path, undefined);
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

function newPrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // OpenSSL leaves zeros at the beginning away.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}
