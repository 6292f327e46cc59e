import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const ES256 = -7;
const FLAGS = { userPresent: 1, userVerified: 4, attested: 64 };

/** What a test lets the browser or the authenticator do wrong. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isUserVerified?: boolean;
  counter?: number;
  userHandle?: string | null;
  /** Signs with another key. */
  key?: KeyObject;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** A passkey in software: a browser and an authenticator for tests. */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  counter = 0;

  constructor(private readonly origin: string) {}

  /** As `navigator.credentials.create`, with the options of the server. */
  create(options: Record<string, unknown>, deviation: Deviation = {}) {
    const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string };
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.#authenticatorData(deviation.rpId ?? rp.id, FLAGS.attested, deviation),
      Buffer.alloc(16),
      length,
      this.id,
      isoCBOR.encode(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#credential({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, deviation)),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    });
  }

  /** As `navigator.credentials.get`. */
  get(options: Record<string, unknown>, deviation: Deviation = {}) {
    const { rpId, challenge } = options as { rpId: string; challenge: string };
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const data = this.#authenticatorData(deviation.rpId ?? rpId, 0, deviation);
    const { userHandle = this.#userHandle } = deviation;
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(
        sign('sha256', Buffer.concat([data, sha256(clientData)]), deviation.key ?? this.#keys.privateKey),
      ),
      ...(userHandle !== null && { userHandle }),
    });
  }

  #credential<Response>(response: Response) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.origin } = deviation;
    return Buffer.from(
      JSON.stringify({ type, challenge: deviation.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #authenticatorData(rpId: string, flags: number, { isUserVerified = true, counter }: Deviation): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const all = flags | FLAGS.userPresent | (isUserVerified ? FLAGS.userVerified : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(all), count]);
  }
}
