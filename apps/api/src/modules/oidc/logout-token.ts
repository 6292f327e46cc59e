import { isRecord } from '@marquee/core';
import { jwtVerify, type JWTVerifyGetKey } from 'jose';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Signatures that only the provider can make. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** Age at which a token is refused, also one that says it lasts longer. */
export const LOGOUT_TOKEN_SEC = 300;
const TOLERANCE_SEC = 30;

export interface LogoutToken {
  jti: string;
  subject?: string;
  providerId?: string;
}

interface Expected {
  keys: JWTVerifyGetKey;
  issuer: string;
  clientId: string;
  nowMs: number;
}

/**
 * Validates a log-out token as OpenID Connect Back-Channel Logout 1.0 says (2.6). Whether it was used before is for the
 * caller to find out.
 *
 * @throws if it is not one
 */
export async function readLogoutToken(token: string, expected: Expected): Promise<LogoutToken> {
  const { payload, protectedHeader } = await jwtVerify(token, expected.keys, {
    issuer: expected.issuer,
    audience: expected.clientId,
    algorithms: ALGORITHMS,
    // Not `exp`, which older providers leave out: the token’s age is limited in any case.
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: LOGOUT_TOKEN_SEC,
    clockTolerance: TOLERANCE_SEC,
    currentDate: new Date(expected.nowMs),
  });
  const { jti, sub, sid, events } = payload;
  const type = protectedHeader.typ?.toLowerCase();
  if (type !== undefined && type !== 'jwt' && type !== 'logout+jwt')
    throw new Error('its type is not that of a log-out token');
  if (!isRecord(events) || !isRecord(events[EVENT])) throw new Error('not about a log-out');
  // Otherwise an ID token would do.
  if ('nonce' in payload) throw new Error('has a nonce');
  if (typeof jti !== 'string' || jti === '') throw new Error('has no jti');
  if (sub !== undefined && typeof sub !== 'string') throw new Error('has no valid sub');
  if (sid !== undefined && typeof sid !== 'string') throw new Error('has no valid sid');
  if (sub === undefined && sid === undefined) throw new Error('names nobody');
  return { jti, ...(sub !== undefined && { subject: sub }), ...(sid !== undefined && { providerId: sid }) };
}
