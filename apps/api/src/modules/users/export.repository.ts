import type { CollectionName } from '@marquee/core/collections';
import type { PrismaClient } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';

/** Entries per query. */
const PAGE = 5_000;

interface ExportedProfile {
  id: string;
  details: object;
  bytes: number;
  hasPin: boolean;
  /** Where and of what it is sent notices. */
  notices: object;
}

/** Reads a profile's entries as JSON text built by the database, in pages. */
export class ExportRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /** The account's profiles with their size in bytes. */
  async profilesOf(userId: string): Promise<ExportedProfile[]> {
    const profiles = await this.prisma.profile.findMany({
      where: { userId },
      select: {
        ...{ id: true, details: true, syncedBytes: true, pinHash: true },
        noticeDevices: { select: { createdAt: true, language: true, timeZone: true, quietHours: true } },
        weeklyMail: { select: { id: true } },
        mutedSeries: { select: { key: true }, orderBy: { key: 'asc' } },
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return profiles.map(({ id, details, syncedBytes, pinHash, noticeDevices, weeklyMail, mutedSeries }) => ({
      id,
      details: details as object,
      bytes: Number(syncedBytes),
      hasPin: pinHash !== null,
      notices: {
        devices: noticeDevices,
        weeklyMail: weeklyMail !== null,
        mutedSeries: mutedSeries.map(({ key }) => key),
      },
    }));
  }

  /** At OpenID Connect providers. */
  async identitiesOf(userId: string): Promise<{ issuer: string; subject: string }[]> {
    return this.prisma.oidcIdentity.findMany({ where: { userId }, select: { issuer: true, subject: true } });
  }

  async webhookOf(userId: string): Promise<{ url: string; createdAt: Date } | null> {
    return this.prisma.webhook.findUnique({ where: { userId }, select: { url: true, createdAt: true } });
  }

  /** In key order; each page starts after the last key of the previous one. */
  async *entriesOf({ userId, profileId }: ProfileKey, collection: CollectionName): AsyncGenerator<string[]> {
    let after = '';
    for (;;) {
      const rows = await this.prisma.$queryRaw<{ key: string; entry: string }[]>`
        SELECT "key", '{"key":' || to_json("key") || ',"value":' || "value" || ',"changedAt":' || "changed_at_ms"
          || coalesce(',"removedAt":' || "removed_at_ms", '') || '}' AS "entry"
        FROM "entries" WHERE "user_id" = ${userId}::uuid AND "profile_id" = ${profileId} AND "collection" = ${collection} AND "key" > ${after}
        ORDER BY "key" LIMIT ${PAGE}`;
      if (rows.length > 0) yield rows.map(({ entry }) => entry);
      if (rows.length < PAGE) return;
      after = rows.at(-1)?.key ?? '';
    }
  }
}
