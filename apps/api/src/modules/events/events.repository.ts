import type { PrismaClient } from '../../generated/prisma/client';

export class EventsRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /** The current revisions of these people. */
  async revisions(userIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.prisma.$queryRaw<{ id: string; revision: bigint }[]>`
      SELECT id::text, revision FROM users WHERE id = ANY (${userIds}::uuid[])`;
    return new Map(rows.map(({ id, revision }) => [id, Number(revision)]));
  }

  /** Those of the sessions that are still valid. */
  async living(sessionIds: readonly string[], nowMs: number): Promise<Set<string>> {
    const rows = await this.prisma.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM sessions WHERE id = ANY (${sessionIds}::uuid[]) AND expires_at > ${new Date(nowMs)}`;
    return new Set(rows.map(({ id }) => id));
  }
}
