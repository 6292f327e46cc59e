import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of randomness. */
const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** An unguessable token. Possession alone grants access. */
export const generateToken = (): string => randomBytes(BYTES).toString('base64url');

export const isToken = (text: string): boolean => FORM.test(text);

/** The hash of a secret. Only the hash is stored. */
export const hashToken = (secret: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(secret).digest());
