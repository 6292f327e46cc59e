import type { NoticeMessage } from '@marquee/core/contracts';
import { createHash } from 'node:crypto';
import type { VapidKeys } from '../../boot/vapid-keys';
import { createPublicRequest, type PublicRequestOptions } from '../../lib/public-request';
import { createResolveApart } from '../../lib/resolve-apart';
import { AddressRefusedError } from '../../lib/ssrf-safe-lookup';

/** A browser, as its push service knows it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: there is no such browser any more, or never was. */
export type PushAnswer = { kind: 'accepted' } | { kind: 'gone' } | { kind: 'later'; retryMs: number };
/** Rejects only when the signal is aborted. */
export type SendPush = (target: PushTarget, message: NoticeMessage, stopping: AbortSignal) => Promise<PushAnswer>;

interface SendPushOptions extends PublicRequestOptions {
  keys: VapidKeys;
  /** Whom a push service may ask about this site: `mailto:` or `https:`. */
  contact: () => string;
  timeoutMs?: number;
}

/** How long a push service keeps a message for a device that is off. */
const KEPT_SEC = 3 * 86_400;
const TOPIC_CHARS = 32;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const MAX_RETRY_SEC = 86_400;

/** Sends encrypted messages (RFC 8030, 8291) to push services of the public internet, and reads nothing of their answers. */
export function createSendPush({
  keys,
  contact,
  timeoutMs = 10_000,
  resolve = createResolveApart(),
  ...options
}: SendPushOptions): SendPush {
  const request = createPublicRequest({ ...options, resolve });
  return async ({ endpoint, p256dh, auth }, message, stopping) => {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]);
    // Loaded with the first notice: few sites send any.
    const { default: webPush } = await import('web-push');
    const encrypt = () =>
      webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { subject: contact(), ...keys },
        TTL: KEPT_SEC,
        urgency: 'normal',
        // A push service keeps the newest of a topic.
        topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_CHARS),
        contentEncoding: 'aes128gcm',
      });
    let details: ReturnType<typeof encrypt>;
    try {
      details = encrypt();
    } catch {
      // The keys that it gave are none.
      return { kind: 'gone' };
    }
    const { headers, body } = details;
    try {
      const response = await request(new URL(endpoint), { method: 'POST', headers, body, signal });
      response.destroy();
      return answerOf(response.statusCode ?? 0, response.headers['retry-after']);
    } catch (error) {
      stopping.throwIfAborted();
      return error instanceof AddressRefusedError ? { kind: 'gone' } : { kind: 'later', retryMs: 0 };
    }
  };
}

function answerOf(status: number, retryAfter = ''): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (GONE.has(status)) return { kind: 'gone' };
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : 0;
  return { kind: 'later', retryMs: Math.min(seconds, MAX_RETRY_SEC) * 1_000 };
}
