import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Settings } from '../config';
import { readKeyFile, unreadableKey } from './key-file';

const KEY_BYTES = 32;
const OTHERWISE = ', or set SECRET_KEY';

/**
 * The key that encrypts secrets in the database: SECRET_KEY, which several servers on one database share, or a file in
 * DATA_DIR that the first start creates.
 *
 * @throws OperationalError if the file cannot be read or has no valid key
 */
export function readSecretKey({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): Uint8Array {
  if (secretKey !== undefined) return Buffer.from(secretKey);
  const path = join(dataDir, 'secret.key');
  const text = readKeyFile(path, () => randomBytes(KEY_BYTES).toString('base64url'), OTHERWISE);
  if (text.length < KEY_BYTES) throw unreadableKey(path, undefined, OTHERWISE);
  return Buffer.from(text);
}
