import { episodeKey, stampChanges, type SeriesAiring } from '@marquee/core';
import { seriesAiring } from '@marquee/tmdb';
import type { PrismaDatabase } from '../../db';
import { airingsRepository } from './airings.repository';
import { DailyAnswers, type DailyAnswersDeps } from './daily-answers';

export interface AiringsServiceDeps extends DailyAnswersDeps {
  database: PrismaDatabase;
}

/** What airs of the series that people follow. */
export class AiringsService extends DailyAnswers<SeriesAiring> {
  constructor(deps: AiringsServiceDeps) {
    super(deps, {
      repository: airingsRepository(deps.database.prisma),
      ask: seriesAiring,
      remember: (known, airing, nowMs) => ({
        ...airing,
        episodes: stampChanges(
          known?.episodes ?? [],
          airing.episodes,
          ({ season, number }) => episodeKey(season, number),
          nowMs,
        ),
      }),
      failureText: 'what airs of followed series could not be updated',
    });
  }
}
