import { createHmac } from 'node:crypto';
import { DAY_MS } from '@marquee/core';
import type { WebhookDelivery } from '@marquee/core/contracts';
import { webhookChanges } from '@marquee/core/webhooks';
import type { Logger } from '@marquee/server';
import type { PrismaDatabase } from '../../db';
import { runPeriodically } from '../../lib/run-periodically';
import type { TokenCipher } from '../../lib/token-cipher';
import type { RateLimits } from '../../rate-limits';
import type { ProfileKey } from '../profiles/profile-key';
import type { StoredPush } from '../sync';
import type { PostWebhook, WebhookAnswer } from './post-webhook';
import { WebhookQueue, type StoredWebhook, type WaitingEvent } from './webhooks.repository';

export interface WebhookSenderDeps {
  database: PrismaDatabase;
  tokenCipher: TokenCipher;
  post: PostWebhook;
  limits: Pick<RateLimits, 'webhookPush'>;
  logger: Logger;
  now: () => number;
}

const SECRET_PREFIX = 'whsec_';
/** After each delivery of an event that failed; the last is more than a day after the first. */
const RETRY_MS = [1, 10, 60, 300, 1_080].map((minutes) => minutes * 60_000);
/** Nothing is sent to a receiver that has just failed. */
const REST_MS = 60_000;
/** Longer than a delivery takes. */
const LEASE_MS = 60_000;
const FIRST_MS = 15_000;
const EVERY_MS = 30_000;
/** Deliveries at once in this process; one webhook has one at a time. */
const AT_ONCE = 4;
const GONE = 410;

/** Sealed so that no other secret of the account can be put in its place. */
export const sealOwner = (userId: string) => `webhook of ${userId}`;

export const webhookSecret = (key: Buffer): string => SECRET_PREFIX + key.toString('base64');

/** The headers of the Standard Webhooks specification. */
function signedHeaders(secret: string, id: string, nowMs: number, body: string): Record<string, string> {
  const timestamp = String(Math.floor(nowMs / 1_000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Tells webhooks what was stored: each event by one process, in their order, again while the receiver does not accept it. */
export class WebhookSender {
  readonly #queue: WebhookQueue;
  readonly #stopping = new AbortController();
  readonly #loops = new Set<Promise<void>>();
  #isWoken = false;

  constructor(private readonly deps: WebhookSenderDeps) {
    this.#queue = new WebhookQueue(deps.database.prisma);
  }

  /** Delivers what is due every now and then; the returned function ends that. */
  start(): () => void {
    const stop = runPeriodically({
      firstMs: FIRST_MS,
      everyMs: EVERY_MS,
      run: () => this.deliver(),
      onError: this.#warn,
    });
    return () => {
      stop();
      this.#stopping.abort();
    };
  }

  /** To be called after a push was stored. Whoever pushed does not wait for it, and it never fails. */
  note(push: StoredPush): void {
    const changes = webhookChanges(push.changes, push.nowMs);
    if (changes.length > 0) void this.#add(push.owner, changes).catch(this.#warn);
  }

  /** Delivers what is due; resolves when nothing is that another process does not deliver. */
  async deliver(): Promise<void> {
    this.wake();
    while (this.#loops.size > 0) await Promise.all(this.#loops);
  }

  wake(): void {
    this.#isWoken = this.#loops.size === AT_ONCE;
    if (this.#isWoken) return;
    const loop = this.#deliverAll()
      .catch(this.#warn)
      .finally(() => {
        this.#loops.delete(loop);
        // There may be more since it looked last.
        if (this.#isWoken) this.wake();
      });
    this.#loops.add(loop);
  }

  /** Sends one message at once, whatever waits. */
  async send({ userId, url, encryptedSecret }: StoredWebhook, id: string, body: string): Promise<WebhookDelivery> {
    const { tokenCipher, post, now } = this.deps;
    const secret = tokenCipher.decrypt(encryptedSecret, sealOwner(userId));
    const unreadable: WebhookAnswer = { isAccepted: false, status: null, problem: 'secret_unreadable', text: '' };
    const answer =
      secret === null
        ? unreadable
        : await post(new URL(url), { headers: signedHeaders(secret, id, now(), body), body }, this.#stopping.signal);
    return { at: new Date(now()).toISOString(), ...answer };
  }

  readonly #warn = (error: unknown): void => {
    if (!this.#stopping.signal.aborted) this.deps.logger.warn({ err: error }, 'a webhook could not be told');
  };

  async #add(owner: ProfileKey, changes: ReturnType<typeof webhookChanges>): Promise<void> {
    const webhook = await this.#queue.find(owner);
    if (!webhook?.isOn || !(await this.deps.limits.webhookPush.tryConsume(owner.userId))) return;
    const profile = { id: owner.profileId, name: webhook.profileName };
    const bodies = changes.map(({ data, ...change }) => JSON.stringify({ ...change, data: { profile, ...data } }));
    await this.#queue.add(webhook.id, bodies, new Date(this.deps.now()));
    this.wake();
  }

  async #deliverAll(): Promise<void> {
    while (!this.#stopping.signal.aborted && (await this.#deliverNext()));
  }

  /** False if nothing is due. */
  async #deliverNext(): Promise<boolean> {
    const nowMs = this.deps.now();
    const webhook = await this.#queue.claim(new Date(nowMs), LEASE_MS);
    if (!webhook) return false;
    // For the next one in the meantime.
    this.wake();
    const event = await this.#queue.nextOf(webhook.id, new Date(nowMs));
    if (event) await this.#record(webhook, event, await this.send(webhook, `msg_${event.id}`, event.body));
    else await this.#queue.update(webhook.id, { freeAt: new Date(nowMs) });
    return true;
  }

  async #record(webhook: StoredWebhook, event: WaitingEvent, lastDelivery: WebhookDelivery): Promise<void> {
    const nowMs = this.deps.now();
    const now = new Date(nowMs);
    if (lastDelivery.isAccepted) {
      await this.#queue.remove(event.id);
      await this.#queue.update(webhook.id, { freeAt: now, failingSince: null, lastDelivery });
      return;
    }
    const failingSince = webhook.failingSince ?? now;
    if (nowMs - failingSince.getTime() >= DAY_MS || lastDelivery.status === GONE) {
      await this.#queue.removeAll(webhook.id);
      await this.#queue.update(webhook.id, { disabledAt: now, failingSince, lastDelivery });
      return;
    }
    const retryMs = RETRY_MS[event.attempts];
    if (retryMs === undefined) await this.#queue.remove(event.id);
    else await this.#queue.postpone(event.id, new Date(nowMs + retryMs));
    await this.#queue.update(webhook.id, { freeAt: new Date(nowMs + REST_MS), failingSince, lastDelivery });
  }
}
