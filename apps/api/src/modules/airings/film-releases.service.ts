import { stampChanges, type FilmReleases } from '@marquee/core';
import { DailyAnswers } from './daily-answers';
import type { AiringsServiceDeps } from './airings.service';
import { filmReleasesRepository } from './film-releases.repository';

/** When the films come out that people have bookmarked. */
export class FilmReleasesService extends DailyAnswers<FilmReleases> {
  constructor(deps: AiringsServiceDeps) {
    super(deps, {
      repository: filmReleasesRepository(deps.database.prisma, deps.now),
      ask: (client, film) => client.filmReleases(film),
      remember: (known, film, nowMs) => ({
        ...film,
        releases: stampChanges(known?.releases ?? [], film.releases, ({ region, kind }) => `${region}/${kind}`, nowMs),
      }),
      failureText: 'when awaited films come out could not be updated',
    });
  }
}
