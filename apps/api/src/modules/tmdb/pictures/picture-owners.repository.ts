import type { PrismaClient } from '../../../generated/prisma/client';
import type { PictureOwner, PictureOwners } from './pictures-in';

/** About 70 MB with their index. */
const MOST_ROWS = 500_000;

/** Stores the owners of pictures for every process and across restarts. */
export class PictureOwnersRepository {
  constructor(private readonly prisma: PrismaClient) {}

  async ownersOf(name: string): Promise<PictureOwner[]> {
    const rows = await this.prisma.$queryRaw<{ owner: PictureOwner }[]>`
      SELECT owner FROM picture_owners WHERE name = ${name}`;
    return rows.map(({ owner }) => owner);
  }

  async add(owners: PictureOwners, nowMs: number): Promise<void> {
    const rows = [...owners].flatMap(([name, set]) => [...set].map((owner) => ({ name, owner })));
    if (rows.length === 0) return;
    const [names, whose] = [rows.map(({ name }) => name), rows.map(({ owner }) => owner)];
    // In a fixed order, so that processes which write the same rows do not deadlock.
    await this.prisma.$executeRaw`
      INSERT INTO picture_owners (name, owner, seen_on)
      SELECT name, owner, ${new Date(nowMs)}::date FROM unnest(${names}::text[], ${whose}::text[]) AS new(name, owner)
      ORDER BY name, owner
      ON CONFLICT (name, owner) DO UPDATE SET seen_on = EXCLUDED.seen_on
        WHERE picture_owners.seen_on < EXCLUDED.seen_on`;
  }

  /** Deletes the least recently seen rows beyond the limit. Returns their number. */
  deleteOldest(most = MOST_ROWS): Promise<number> {
    return this.prisma.$executeRaw`
      DELETE FROM picture_owners WHERE (name, owner) IN (
        SELECT name, owner FROM picture_owners ORDER BY seen_on DESC, name, owner OFFSET ${most})`;
  }
}
