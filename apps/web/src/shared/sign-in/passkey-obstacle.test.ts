import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { passkeyObstacle } from './passkey-obstacle';

describe('passkeys are not available', () => {
  beforeEach(() => void Object.assign(window, { isSecureContext: true, PublicKeyCredential: () => undefined }));
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  it('at another address than the site’s own, which the page names [PASSKEY-05]', () => {
    expect(passkeyObstacle('https://films.example.org')).toContain('https://films.example.org');
    expect(passkeyObstacle('')).toBeNull();
    expect(passkeyObstacle('http://localhost')).toBeNull();
  });

  it('without a secure connection, or in a browser without them', () => {
    Object.assign(window, { isSecureContext: false });
    expect(passkeyObstacle('')).toContain('https');
    Object.assign(window, { isSecureContext: true });
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    expect(passkeyObstacle('')).toContain('browser');
  });
});
