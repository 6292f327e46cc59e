import type { WebhookDelivery } from '@marquee/core/contracts';
import type { Transaction } from '../../db';
import type { PrismaClient } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';

type Bytes = Uint8Array<ArrayBuffer>;

export interface StoredWebhook {
  id: string;
  userId: string;
  url: string;
  encryptedSecret: Uint8Array;
  failingSince: Date | null;
}

interface ProfileWebhook extends StoredWebhook {
  isOn: boolean;
  profileName: string;
}

export interface WaitingEvent {
  id: string;
  body: string;
  attempts: number;
}

export interface WebhookChanges {
  freeAt?: Date;
  failingSince?: Date | null;
  disabledAt?: Date;
  lastDelivery?: WebhookDelivery;
}

/** What may wait for one webhook; what comes then is dropped. */
const MOST_WAITING = 500;

/** Webhooks of people, as they set them. */
export class WebhooksRepository {
  constructor(private readonly prisma: Transaction) {}

  async find(userId: string) {
    return this.prisma.webhook.findUnique({ where: { userId }, include: { _count: { select: { events: true } } } });
  }

  /** What waits for the one before goes with it. */
  async replace(userId: string, webhook: { url: string; encryptedSecret: Bytes }, now: Date): Promise<void> {
    await this.remove(userId);
    await this.prisma.webhook.create({ data: { userId, ...webhook, createdAt: now, freeAt: now } });
  }

  /** False if the account has none. */
  async setSecret(userId: string, encryptedSecret: Bytes): Promise<boolean> {
    return (await this.prisma.webhook.updateMany({ where: { userId }, data: { encryptedSecret } })).count > 0;
  }

  /** False if the account has none. */
  async turnOn(userId: string, now: Date): Promise<boolean> {
    const data = { disabledAt: null, failingSince: null, freeAt: now };
    return (await this.prisma.webhook.updateMany({ where: { userId }, data })).count > 0;
  }

  /** False if the account has none. */
  async remove(userId: string): Promise<boolean> {
    return (await this.prisma.webhook.deleteMany({ where: { userId } })).count > 0;
  }
}

/** What waits to be delivered, for all processes. */
export class WebhookQueue {
  constructor(private readonly prisma: PrismaClient) {}

  /** The webhook of a profile's account, with the profile's name. */
  async find({ userId, profileId }: ProfileKey): Promise<ProfileWebhook | undefined> {
    const [found] = await this.prisma.$queryRaw<ProfileWebhook[]>`
      SELECT w.id::text, w.user_id::text AS "userId", w.url, w.secret_seal AS "encryptedSecret",
        w.failing_since AS "failingSince", w.disabled_at IS NULL AS "isOn", p.details->>'name' AS "profileName"
      FROM webhooks AS w JOIN profiles AS p ON p.user_id = w.user_id AND p.id = ${profileId}
      WHERE w.user_id = ${userId}::uuid`;
    return found;
  }

  async add(webhookId: string, bodies: readonly string[], now: Date): Promise<void> {
    const waiting = await this.prisma.webhookEvent.count({ where: { webhookId } });
    const data = bodies.slice(0, Math.max(0, MOST_WAITING - waiting)).map((body) => ({ webhookId, body, dueAt: now }));
    await this.prisma.webhookEvent.createMany({ data });
  }

  /**
   * A webhook for which an event is due: given to one process at a time, and again after the lease, should that process
   * end meanwhile. The one that has waited longest comes first.
   */
  async claim(now: Date, leaseMs: number): Promise<StoredWebhook | undefined> {
    const [claimed] = await this.prisma.$queryRaw<StoredWebhook[]>`
      UPDATE webhooks SET free_at = ${new Date(now.getTime() + leaseMs)} WHERE id = (
        SELECT w.id FROM webhooks AS w JOIN users AS u ON u.id = w.user_id AND u.disabled_at IS NULL
        WHERE w.disabled_at IS NULL AND w.free_at <= ${now}
          AND EXISTS (SELECT FROM webhook_events AS e WHERE e.webhook_id = w.id AND e.due_at <= ${now})
        ORDER BY w.free_at LIMIT 1 FOR UPDATE OF w SKIP LOCKED)
      RETURNING id::text, user_id::text AS "userId", url, secret_seal AS "encryptedSecret", failing_since AS "failingSince"`;
    return claimed;
  }

  /** Read after the claim, so that what another process has just delivered is gone. */
  async nextOf(webhookId: string, now: Date): Promise<WaitingEvent | null> {
    return this.prisma.webhookEvent.findFirst({
      where: { webhookId, dueAt: { lte: now } },
      orderBy: [{ dueAt: 'asc' }, { position: 'asc' }],
      select: { id: true, body: true, attempts: true },
    });
  }

  async remove(eventId: string): Promise<void> {
    await this.prisma.webhookEvent.deleteMany({ where: { id: eventId } });
  }

  /** Counts a delivery that failed. */
  async postpone(eventId: string, dueAt: Date): Promise<void> {
    const data = { attempts: { increment: 1 }, dueAt };
    await this.prisma.webhookEvent.updateMany({ where: { id: eventId }, data });
  }

  async removeAll(webhookId: string): Promise<void> {
    await this.prisma.webhookEvent.deleteMany({ where: { webhookId } });
  }

  async update(webhookId: string, changes: WebhookChanges): Promise<void> {
    await this.prisma.webhook.updateMany({ where: { id: webhookId }, data: changes });
  }
}
