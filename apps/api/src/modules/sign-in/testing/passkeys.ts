import request from 'supertest';
import { SoftwarePasskey, type Deviation } from '../../../testing/software-authenticator';
import type { AccountsTest, Visitor } from '../../../testing/test-accounts';

/** Without https, so that a test's agent sends its cookie back. */
export const ORIGIN = 'http://localhost:8787';

/** What a test needs of a site at `ORIGIN`. */
export function passkeysAt(test: Pick<AccountsTest, 'app'>) {
  const options = async () => {
    const { body } = await request(test.app).post('/api/auth/passkey/options').expect(200);
    return body as { ticket: string; options: Record<string, unknown> };
  };

  /** A challenge for somebody who is signed in. */
  const confirmation = async (visitor: Visitor) => {
    const { body } = await visitor.post('/api/auth/passkey/confirmation').expect(200);
    return body as { ticket: string; options: Record<string, unknown> };
  };

  return {
    options,
    confirmation,
    /** Adds a passkey to an account. */
    add: async (visitor: Visitor): Promise<{ passkey: SoftwarePasskey; id: string }> => {
      const { body } = await visitor.post('/api/users/me/passkeys/options').expect(200);
      const passkey = new SoftwarePasskey(ORIGIN);
      const response = passkey.create(body.options);
      const added = await visitor.post('/api/users/me/passkeys', { ticket: body.ticket, response }).expect(201);
      return { passkey, id: added.body.id };
    },
    logIn: async (passkey: SoftwarePasskey, deviation: Deviation = {}) => {
      const { ticket, options: given } = await options();
      return request(test.app)
        .post('/api/auth/passkey')
        .send({ ticket, response: passkey.get(given, deviation) });
    },
    /** What goes in place of the password. */
    proof: async (visitor: Visitor, passkey: SoftwarePasskey, deviation: Deviation = {}) => {
      const { ticket, options: given } = await confirmation(visitor);
      return { passkey: { ticket, response: passkey.get(given, deviation) } };
    },
  };
}
