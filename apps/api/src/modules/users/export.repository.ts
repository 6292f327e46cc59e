import type { CollectionName } from '@marquee/core/collections';
import type { PrismaClient } from '../../generated/prisma/client';

/** Entries per query. */
const PAGE = 5_000;

/** A person's entries as JSON text, built by the database; in pages. */
export class ExportRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /** What the account's entries count for. */
  async bytesOf(userId: string): Promise<number> {
    const user = await this.prisma.user.findUnique({ where: { id: userId }, select: { syncedBytes: true } });
    return Number(user?.syncedBytes ?? 0);
  }

  /** In the order of their keys; each page is asked for by the last key of the one before. */
  async *entriesOf(userId: string, collection: CollectionName): AsyncGenerator<string[]> {
    let after = '';
    for (;;) {
      const rows = await this.prisma.$queryRaw<{ key: string; entry: string }[]>`
        SELECT "key", '{"key":' || to_json("key") || ',"value":' || "value" || ',"changedAt":' || "changed_at_ms"
          || coalesce(',"removedAt":' || "removed_at_ms", '') || '}' AS "entry"
        FROM "entries" WHERE "user_id" = ${userId}::uuid AND "collection" = ${collection} AND "key" > ${after}
        ORDER BY "key" LIMIT ${PAGE}`;
      if (rows.length > 0) yield rows.map(({ entry }) => entry);
      if (rows.length < PAGE) return;
      after = rows.at(-1)?.key ?? '';
    }
  }
}
