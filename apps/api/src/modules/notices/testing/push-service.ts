import { noticeMessageSchema, type NoticeMessage, type PushSubscriptionBody } from '@marquee/core/contracts';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import type { VapidKeys } from '../../../boot/vapid-keys';
import { startStubServer } from '../../../testing/stub-server';
import { createSendPush, type PushTarget, type SendPush } from '../send-push';

/** Where browsers say that the service is. */
const PUSH_ORIGIN = 'https://push.example.org';

const hkdf = (ikm: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length));

/** A browser that has subscribed, with the keys that never leave it. */
function newBrowser(name: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const subscription: PushSubscriptionBody = {
    endpoint: `${PUSH_ORIGIN}/${name}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  /** As RFC 8291 says, of one record. */
  const decrypt = (body: Buffer): NoticeMessage => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const secret = hkdf(keys.computeSecret(sender), auth, info, 32);
    const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return noticeMessageSchema.parse(JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()));
  };
  return { subscription, decrypt };
}

interface ReceivedPush {
  browser: string;
  headers: Record<string, unknown>;
  message: NoticeMessage;
}

/** Stands for the push services of browsers: reads what it is sent as their browsers would. */
export async function startPushService() {
  const browsers = new Map<string, ReturnType<typeof newBrowser>>();
  const received: ReceivedPush[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
  const server = await startStubServer((req, res) => {
    void buffer(req).then((body) => {
      const browser = (req.url ?? '').slice(1);
      const message = browsers.get(browser)?.decrypt(body);
      if (message && answer.status < 300) received.push({ browser, headers: req.headers, message });
      res.writeHead(answer.status, answer.headers).end('x'.repeat(100_000));
    });
  });
  return {
    ...server,
    received,
    messages: () => received.map(({ message }) => message),
    answerWith(status: number, headers: Record<string, string> = {}): void {
      answer = { status, headers };
    },
    subscribe(name: string): PushSubscriptionBody {
      const browser = newBrowser(name);
      browsers.set(name, browser);
      return browser.subscription;
    },
    /** Reaches the service, although its address is private. */
    sender(keys: VapidKeys): SendPush {
      const send = createSendPush({ keys, contact: () => 'mailto:help@example.org', trustedOrigins: [server.origin] });
      return (target: PushTarget, ...rest) =>
        send({ ...target, endpoint: target.endpoint.replace(PUSH_ORIGIN, server.origin) }, ...rest);
    },
    /** Checks who has signed a request (RFC 8292). */
    async verifyVapid(authorization: string, publicKey: string) {
      const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
      const point = Buffer.from(publicKey, 'base64url');
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
      if (key !== publicKey || x === undefined || y === undefined) throw new Error('signed by another key');
      const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
      return (await jwtVerify(token, jwk, { audience: server.origin })).payload;
    },
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;
