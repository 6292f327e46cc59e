/** Loaded when a passkey is first used: it takes 0.3 s and 30 MB, and many sites have no passkeys. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
