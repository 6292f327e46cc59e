import { randomBytes, randomUUID } from 'node:crypto';
import {
  WEBHOOK_URL_TEXT,
  webhookDeliverySchema,
  type NewWebhook,
  type Webhook,
  type WebhookEvent,
} from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { TokenCipher } from '../../lib/token-cipher';
import type { RateLimits } from '../../rate-limits';
import { mayManageAccount, SessionsRepository, type CurrentSession } from '../auth';
import type { ProfileKey } from '../profiles/profile-key';
import { sealOwner, webhookSecret, type WebhookSender } from './webhook-sender';
import { WebhookQueue, WebhooksRepository } from './webhooks.repository';

export interface WebhooksServiceDeps {
  database: PrismaDatabase;
  tokenCipher: TokenCipher;
  webhookSender: WebhookSender;
  limits: Pick<RateLimits, 'webhookTest'>;
  now: () => number;
}

const SECRET_BYTES = 32;

type Stored = NonNullable<Awaited<ReturnType<WebhooksRepository['find']>>>;

function described(stored: Stored): Webhook {
  const { url, createdAt, disabledAt, failingSince, lastDelivery, _count } = stored;
  return {
    url,
    createdAt: createdAt.toISOString(),
    isOn: disabledAt === null,
    failingSince: failingSince?.toISOString() ?? null,
    lastDelivery: lastDelivery === null ? null : webhookDeliverySchema.parse(lastDelivery),
    waiting: _count.events,
  };
}

/** What people do with the webhook of their account. */
export class WebhooksService {
  readonly #webhooks: WebhooksRepository;
  readonly #queue: WebhookQueue;

  constructor(private readonly deps: WebhooksServiceDeps) {
    this.#queue = new WebhookQueue(deps.database.prisma);
    this.#webhooks = new WebhooksRepository(deps.database.prisma);
  }

  async find(userId: string): Promise<Webhook | null> {
    const stored = await this.#webhooks.find(userId);
    return stored && described(stored);
  }

  /** @throws ApiError `bad_request`, or `unauthorized` if the session ended meanwhile */
  async set(session: CurrentSession, address: string): Promise<NewWebhook> {
    if (!URL.canParse(address)) throw new ApiError('bad_request', { text: WEBHOOK_URL_TEXT });
    const url = new URL(address).href;
    const now = new Date(this.deps.now());
    return this.#withNewSecret(session, (webhooks, encryptedSecret) =>
      webhooks.replace(session.userId, { url, encryptedSecret }, now),
    );
  }

  /** The one before signs nothing from now on. @throws ApiError `not_found`, `unauthorized` */
  async renewSecret(session: CurrentSession): Promise<NewWebhook> {
    return this.#withNewSecret(session, (webhooks, encryptedSecret) =>
      webhooks.setSecret(session.userId, encryptedSecret),
    );
  }

  /** @throws ApiError `not_found` */
  async turnOn(userId: string): Promise<Webhook> {
    const { webhookSender, now } = this.deps;
    await this.#webhooks.turnOn(userId, new Date(now()));
    webhookSender.wake();
    return this.#existing(userId);
  }

  /** @throws ApiError `not_found` if the account has none */
  async remove(userId: string): Promise<void> {
    if (!(await this.#webhooks.remove(userId))) throw new ApiError('not_found');
  }

  /** Sends a message at once, also while it is off. @throws ApiError `not_found`, `rate_limited` */
  async test(owner: ProfileKey): Promise<Webhook> {
    const { webhookSender, limits, now } = this.deps;
    const found = await this.#queue.find(owner);
    if (!found) throw new ApiError('not_found');
    await limits.webhookTest.consume(owner.userId);
    const profile = { id: owner.profileId, name: found.profileName };
    const event: WebhookEvent = { type: 'webhook.test', timestamp: new Date(now()).toISOString(), data: { profile } };
    const lastDelivery = await webhookSender.send(found, `msg_${randomUUID()}`, JSON.stringify(event));
    const isWorking = lastDelivery.isAccepted && found.isOn;
    await this.#queue.update(found.id, { lastDelivery, ...(isWorking && { failingSince: null }) });
    return this.#existing(owner.userId);
  }

  async #existing(userId: string): Promise<Webhook> {
    const webhook = await this.find(userId);
    if (!webhook) throw new ApiError('not_found');
    return webhook;
  }

  async #withNewSecret(
    { userId, sessionId, profileId }: CurrentSession,
    store: (webhooks: WebhooksRepository, encryptedSecret: Uint8Array<ArrayBuffer>) => Promise<unknown>,
  ): Promise<NewWebhook> {
    const secret = webhookSecret(randomBytes(SECRET_BYTES));
    const stored = await withLockedUser(this.deps.database, userId, async (tx) => {
      const session = await new SessionsRepository(tx).profileOf(sessionId);
      if (session?.profileId !== profileId || !mayManageAccount(session)) throw new ApiError('unauthorized');
      const webhooks = new WebhooksRepository(tx);
      await store(webhooks, this.deps.tokenCipher.encrypt(secret, sealOwner(userId)));
      return webhooks.find(userId);
    });
    if (stored === undefined) throw new ApiError('unauthorized');
    if (stored === null) throw new ApiError('not_found');
    return { webhook: described(stored), secret };
  }
}
