/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUP = 4;

/** 80 bits: a hash of it cannot be guessed, so it needs no slow one. */
export const RECOVERY_CODE_LENGTH = 16;

/** @param bytes random, as many as the code has characters */
export function recoveryCode(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return text.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? text;
}

export type SignInCode = { kind: 'time' | 'recovery'; code: string };

/** Reads what was typed, with spaces, hyphens and capitals as people write them. Null if it is neither kind of code. */
export function parseSignInCode(typed: string): SignInCode | null {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'time', code };
  const isRecovery = code.length === RECOVERY_CODE_LENGTH && Array.from(code).every((sign) => ALPHABET.includes(sign));
  return isRecovery ? { kind: 'recovery', code } : null;
}
