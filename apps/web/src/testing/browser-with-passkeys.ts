import { afterEach, beforeEach } from '@jest/globals';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** As a browser answers `create` and `get`. */
const credential = {
  id: 'credential',
  rawId: bytes('credential'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('attestation'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('handle'),
    getTransports: () => ['internal'],
  },
};

/** Gives the tests of the enclosing block a browser that has a passkey, without suggestions in fields. */
export function browserWithPasskeys() {
  let refusal: string | null = null;
  const respond = async () => {
    if (refusal !== null) throw new DOMException('refused', refusal);
    return credential;
  };
  beforeEach(() => {
    refusal = null;
    Object.assign(window, { isSecureContext: true, PublicKeyCredential: () => undefined });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: respond, get: respond } });
  });
  const remove = () => {
    for (const name of ['PublicKeyCredential', 'isSecureContext']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'credentials');
  };
  afterEach(remove);
  return {
    remove,
    refuse: (name: string) => void (refusal = name),
    answer: () => void (refusal = null),
  };
}
