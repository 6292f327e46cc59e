import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts short secrets for storage: version, nonce, tag, ciphertext. The owner's id is authenticated too, so that a
 * row copied to another user cannot be decrypted.
 */
export class TokenCipher {
  readonly #key: Buffer;

  constructor(secretKey: Uint8Array) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'marquee 4k tokens', 32));
  }

  encrypt(text: string, owner: string): Uint8Array<ArrayBuffer> {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, iv).setAAD(Buffer.from(owner));
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return new Uint8Array(Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), ciphertext]));
  }

  /** Null if the text was encrypted with another key or for another owner, or has been modified. */
  decrypt(encrypted: Uint8Array, owner: string): string | null {
    const bytes = Buffer.from(encrypted);
    if (bytes.length < 1 + IV_BYTES + TAG_BYTES || bytes[0] !== VERSION) return null;
    const tagAt = 1 + IV_BYTES;
    try {
      const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(1, tagAt))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
      return decipher.update(bytes.subarray(tagAt + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }
}
