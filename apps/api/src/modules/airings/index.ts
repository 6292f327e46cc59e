import { AiringsService, type AiringsServiceDeps } from './airings.service';
import { FilmReleasesService } from './film-releases.service';

export { AiringsService, FilmReleasesService };
export { airingsRoutes as createAirings } from './airings.routes';

interface DailyAnswersDeps extends AiringsServiceDeps {
  onStop: (stop: () => void) => void;
}

/** What is asked once a day of the titles that people follow and wait for. */
export function createDailyAnswers({ onStop, ...deps }: DailyAnswersDeps) {
  const [airings, filmReleases] = [new AiringsService(deps), new FilmReleasesService(deps)];
  onStop(airings.start());
  onStop(filmReleases.start());
  return { airings, filmReleases };
}
