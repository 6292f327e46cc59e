import { isTitleKey, type TitleKey } from '@marquee/core';
import type { PrismaClient } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';

/** More series than anybody follows. */
const MOST_MUTED = 5_000;

/** Series of which profiles want no notices. */
export class MutedSeriesRepository {
  constructor(private readonly prisma: PrismaClient) {}

  async listOf({ userId, profileId }: ProfileKey): Promise<TitleKey[]> {
    const rows = await this.prisma.mutedSeries.findMany({ where: { userId, profileId }, orderBy: { key: 'asc' } });
    return rows.map(({ key }) => key).filter(isTitleKey);
  }

  /** False if there are too many. */
  async add({ userId, profileId }: ProfileKey, key: TitleKey): Promise<boolean> {
    if ((await this.prisma.mutedSeries.count({ where: { userId, profileId } })) >= MOST_MUTED) return false;
    await this.prisma.mutedSeries.createMany({ data: [{ userId, profileId, key }], skipDuplicates: true });
    return true;
  }

  async remove({ userId, profileId }: ProfileKey, key: TitleKey): Promise<void> {
    await this.prisma.mutedSeries.deleteMany({ where: { userId, profileId, key } });
  }
}
