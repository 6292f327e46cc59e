import type { WireContentRatings, WireReleaseDates } from '../wire';
import { toTextOrNull } from './values';

const THEATRICAL = 3;

/** Age rating of a movie in a region: of its theatrical release, else of any that has one. */
export function toMovieCertification(wire: WireReleaseDates | undefined, region: string): string | null {
  const releases = (wire?.results ?? [])
    .filter((entry) => entry.iso_3166_1 === region)
    .flatMap((entry) => entry.release_dates)
    .filter((release) => toTextOrNull(release.certification) !== null);
  const release = releases.find(({ type }) => type === THEATRICAL) ?? releases[0];
  return release?.certification ?? null;
}

/** Age rating of a series in a region. */
export function toTvCertification(wire: WireContentRatings | undefined, region: string): string | null {
  const entry = wire?.results.find(({ iso_3166_1, rating }) => iso_3166_1 === region && toTextOrNull(rating) !== null);
  return entry?.rating ?? null;
}
