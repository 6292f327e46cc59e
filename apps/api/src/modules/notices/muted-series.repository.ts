import { isTitleKey, type TitleKey } from '@marquee/core';
import { MOST_MUTED_SERIES } from '@marquee/core/contracts';
import type { PrismaClient } from '../../generated/prisma/client';
import type { ProfileKey } from '../profiles/profile-key';

/** Series of which profiles want no notices. */
export class MutedSeriesRepository {
  constructor(private readonly prisma: PrismaClient) {}

  async listOf({ userId, profileId }: ProfileKey): Promise<TitleKey[]> {
    const rows = await this.prisma.mutedSeries.findMany({ where: { userId, profileId }, orderBy: { key: 'asc' } });
    return rows.map(({ key }) => key).filter(isTitleKey);
  }

  /** False if there are too many. */
  async add({ userId, profileId }: ProfileKey, key: TitleKey): Promise<boolean> {
    if ((await this.prisma.mutedSeries.count({ where: { userId, profileId } })) >= MOST_MUTED_SERIES) return false;
    await this.prisma.mutedSeries.createMany({ data: [{ userId, profileId, key }], skipDuplicates: true });
    return true;
  }

  async remove({ userId, profileId }: ProfileKey, key: TitleKey): Promise<void> {
    await this.prisma.mutedSeries.deleteMany({ where: { userId, profileId, key } });
  }
}
