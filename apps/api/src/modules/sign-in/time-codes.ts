import { Secret, TOTP } from 'otpauth';

const PERIOD_SEC = 30;
/** Steps that a clock may be ahead or behind. */
const DRIFT = 1;
const SECRET_BYTES = 20;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, labels: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...labels, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SEC });

/** For the QR code that apps read. */
export const setupUri = (secret: string, site: string, username: string): string =>
  totpOf(secret, { issuer: site, label: username }).toString();

/** Time step of a code (RFC 6238); undefined if it is not right now. */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: DRIFT });
  return delta === null ? undefined : Math.floor(nowMs / 1_000 / PERIOD_SEC) + delta;
}
