import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readVapidKeys } from '../../boot/vapid-keys';
import { defined } from '../../testing/defined';
import { temporaryFolder } from '../../testing/temporary-folder';
import { createSendPush } from './send-push';
import { startPushService, type PushService } from './testing/push-service';

const running = new AbortController().signal;
const message = { title: 'Élan', body: 'New episode: S2 E5', path: '/series/1', tag: 'tv:1', language: 'en' };

describe('a push message', () => {
  const folder = temporaryFolder();
  const keys = readVapidKeys({ dataDir: folder.path });
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(async () => {
    await service.close();
    folder.remove();
  });
  beforeEach(() => {
    service.received.length = 0;
    service.answerWith(201);
  });

  const target = (name = 'one') => {
    const { endpoint, keys: own } = service.subscribe(name);
    return { endpoint, ...own };
  };
  const contact = () => 'mailto:help@example.org';

  it('is encrypted for one browser and signed by the site [NOTICE-05]', async () => {
    expect(await service.sender(keys)(target(), message, running)).toEqual({ kind: 'accepted' });
    const [received] = service.received;
    const { headers, message: read } = defined(received);
    expect(read).toEqual(message);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200', urgency: 'normal' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    const claims = await service.verifyVapid(String(headers.authorization), keys.publicKey);
    expect(claims.sub).toBe('mailto:help@example.org');
  });

  it.each([
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [429, { 'Retry-After': '120' }, { kind: 'later', retryMs: 120_000 }],
    [429, { 'Retry-After': '999999999' }, { kind: 'later', retryMs: 86_400_000 }],
    [503, { 'Retry-After': 'tomorrow' }, { kind: 'later', retryMs: 0 }],
    [403, {}, { kind: 'later', retryMs: 0 }],
    [307, { Location: 'http://127.0.0.1/' }, { kind: 'later', retryMs: 0 }],
  ])('whose push service answers %s is not told', async (status, headers, answer) => {
    service.answerWith(status, headers);
    expect(await service.sender(keys)(target(), message, running)).toEqual(answer);
  });

  it.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::ffff:10.0.0.1]/x',
  ])('is not sent to %s, nor is that address kept [NOTICE-05]', async (endpoint) => {
    const send = createSendPush({ keys, contact });
    expect(await send({ ...target(), endpoint }, message, running)).toEqual({ kind: 'gone' });
  });

  it('is not sent to a name that leads inside', async () => {
    const send = createSendPush({
      ...{ keys, contact },
      resolve: (_name, done) =>
        done(null, [
          { address: '8.8.8.8', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
    });
    const endpoint = `https://inside.example.org:${new URL(service.origin).port}/x`;
    expect(await send({ ...target(), endpoint }, message, running)).toEqual({ kind: 'gone' });
    expect(service.received).toEqual([]);
  });

  it('is not made for keys that are none', async () => {
    const p256dh = `B${'A'.repeat(86)}`;
    expect(await service.sender(keys)({ ...target(), p256dh }, message, running)).toEqual({ kind: 'gone' });
  });

  it('waits where nothing answers, and ends with the process', async () => {
    const send = createSendPush({ keys, contact, trustedOrigins: ['http://127.0.0.1:1'] });
    const nowhere = { ...target(), endpoint: 'http://127.0.0.1:1/x' };
    expect(await send(nowhere, message, running)).toEqual({ kind: 'later', retryMs: 0 });
    await expect(send(nowhere, message, AbortSignal.abort())).rejects.toThrow();
  });
});
