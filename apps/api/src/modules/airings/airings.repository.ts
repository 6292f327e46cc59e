import type { SeriesAiring } from '@marquee/core';
import { seriesAiringSchema } from '@marquee/core/contracts';
import { Prisma, type PrismaClient } from '../../generated/prisma/client';
import { DailyAnswersRepository } from './daily-answers.repository';

/** Keys of what core's `followOf` says that profiles follow; also a series that was removed as a whole from a history. */
const followedBy = (profiles: Prisma.Sql) => Prisma.sql`
  SELECT DISTINCT begun.key FROM (
    SELECT user_id, profile_id,
      CASE collection WHEN 'bookmarks' THEN 'tv:' || split_part(key, '/', 1) ELSE split_part(key, '/', 1) END AS key
    FROM entries
    WHERE ${profiles} AND (removed_at_ms IS NULL OR changed_at_ms > removed_at_ms) AND
      CASE collection
        WHEN 'follows' THEN true
        WHEN 'bookmarks' THEN split_part(key, '/', 2) = 'tv'
        WHEN 'history' THEN key LIKE 'tv:%/%'
        WHEN 'plays' THEN key LIKE 'tv:%'
        ELSE false
      END) AS begun
  WHERE NOT EXISTS (
    SELECT FROM entries AS choice
    WHERE choice.user_id = begun.user_id AND choice.profile_id = begun.profile_id AND choice.collection = 'follows'
      AND choice.key = begun.key AND choice.removed_at_ms >= choice.changed_at_ms)`;

/** What airs of the series that somebody follows. */
export const airingsRepository = (prisma: PrismaClient): DailyAnswersRepository<SeriesAiring> =>
  new DailyAnswersRepository(prisma, {
    table: Prisma.sql`series_airings`,
    column: Prisma.sql`airing`,
    wantedBy: followedBy,
    read: (airing) => seriesAiringSchema.safeParse(airing).data,
  });
