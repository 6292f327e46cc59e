import type { PrismaClient } from '../../generated/prisma/client';

interface WatchingSession {
  id: string;
  profileId: string;
  /** Of the profile's data. */
  revision: number;
  epoch: string;
  /** How often the library of the site's stream provider has changed. */
  library: number;
}

export class EventsRepository {
  constructor(private readonly prisma: PrismaClient) {}

  /** Those of the sessions that are still valid, by id. */
  async findSessions(ids: readonly string[], nowMs: number): Promise<Map<string, WatchingSession>> {
    const rows = await this.prisma.$queryRaw<WatchingSession[]>`
      SELECT s.id::text, s.profile_id AS "profileId", p.revision::float8, (SELECT epoch FROM sync_epoch)::text AS epoch,
        (SELECT revision FROM library_state)::float8 AS library
      FROM sessions AS s JOIN profiles AS p ON p.user_id = s.user_id AND p.id = s.profile_id
      WHERE s.id = ANY (${ids}::uuid[]) AND s.expires_at > ${new Date(nowMs)}`;
    return new Map(rows.map((row) => [row.id, row]));
  }
}
