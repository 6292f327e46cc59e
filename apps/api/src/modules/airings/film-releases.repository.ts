import { firstAwaitedYear, isoDay, type FilmReleases } from '@marquee/core';
import { filmReleasesSchema } from '@marquee/core/contracts';
import { Prisma, type PrismaClient } from '../../generated/prisma/client';
import { DailyAnswersRepository } from './daily-answers.repository';

/** Keys of core's `awaitedFilms`. */
const awaitedBy = (profiles: Prisma.Sql, firstYear: number) => Prisma.sql`
  SELECT DISTINCT 'movie:' || split_part(key, '/', 1) AS key
  FROM entries
  WHERE ${profiles} AND collection = 'bookmarks' AND split_part(key, '/', 2) = 'movie'
    AND (removed_at_ms IS NULL OR changed_at_ms > removed_at_ms)
    AND coalesce((value ->> 'year')::numeric, ${firstYear}) >= ${firstYear}`;

/** When the films come out that somebody awaits. */
export const filmReleasesRepository = (prisma: PrismaClient, now: () => number): DailyAnswersRepository<FilmReleases> =>
  new DailyAnswersRepository(prisma, {
    table: Prisma.sql`film_releases`,
    column: Prisma.sql`releases`,
    wantedBy: (profiles) => awaitedBy(profiles, firstAwaitedYear(isoDay(now()))),
    read: (releases) => filmReleasesSchema.safeParse(releases).data,
  });
