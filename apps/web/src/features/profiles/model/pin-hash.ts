import type { KnownProfile } from '../../../shared/store/profiles.slice';

type PinHash = NonNullable<KnownProfile['pin']>;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function digest(pin: string, salt: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${pin}`))));
}

/** Browsers can hash only in secure contexts; otherwise a device has no PINs. */
export const canHashPin = (): boolean => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/**
 * Hashes a PIN for a device without an account, so that it is not stored in plain text. It does not protect against
 * somebody who can read this browser's storage, who could read the data as well.
 */
export async function hashPin(pin: string): Promise<PinHash> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, hash: await digest(pin, salt) };
}

export const isPin = async (pin: string, { salt, hash }: PinHash): Promise<boolean> =>
  (await digest(pin, salt)) === hash;
