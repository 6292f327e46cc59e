import { createHash, randomBytes } from 'node:crypto';

/** 256 bits. */
const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** A text that nobody guesses: whoever has it may do what it stands for. */
export const generateToken = (): string => randomBytes(BYTES).toString('base64url');

export const isToken = (text: string): boolean => FORM.test(text);

/** What is stored of a secret. */
export const hashToken = (secret: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(secret).digest());
