import type { Certificates } from '@marquee/core';
import type { WireContentRatings, WireReleaseDates } from '../wire';
import { toTextOrNull } from './values';

const THEATRICAL = 3;

/** Age rating of a movie in a region: that of its theatrical release, otherwise of any release that has one. */
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

type RegionRating = (region: string) => string | null;

const byRegion = (regions: readonly { iso_3166_1: string }[], ratingIn: RegionRating): Certificates => {
  const certificates: Record<string, string> = {};
  for (const { iso_3166_1: region } of regions) {
    const rating = ratingIn(region);
    if (rating !== null) certificates[region] = rating;
  }
  return certificates;
};

/** Age ratings of a movie in every region that has one. */
export const toMovieCertificates = (wire: WireReleaseDates): Certificates =>
  byRegion(wire.results, (region) => toMovieCertification(wire, region));

/** Age ratings of a series in every region that has one. */
export const toTvCertificates = (wire: WireContentRatings): Certificates =>
  byRegion(wire.results, (region) => toTvCertification(wire, region));
