import { toList, type Texts } from './wire';

/** In the United States copyright in a film expires 95 years after its release year. */
const COPYRIGHT_YEARS = 95;

/** Collections of films that the Archive's curators selected as free to use. */
const CURATED = ['silent_films', 'feature_films', 'prelinger', 'classic_cartoons', 'nasa', 'fedflix'];

const OPEN = /^https?:\/\/(www\.)?creativecommons\.org\/(licenses\/(by|by-sa)\/|publicdomain\/zero\/)/i;
const PUBLIC_DOMAIN = /^https?:\/\/(www\.)?creativecommons\.org\/(publicdomain\/mark\/|licenses\/publicdomain\/?)/i;

/**
 * Whether an item may be played: it must name an open licence (CC BY, CC BY-SA, CC0). "Public domain" is only the
 * uploader's claim; it counts for films whose copyright has expired, and in curated collections.
 */
export function isFreelyLicensed(
  item: { licenseurl?: Texts; collection?: Texts },
  releaseYear: number,
  nowYear: number,
): boolean {
  const licences = toList(item.licenseurl);
  if (licences.some((address) => OPEN.test(address))) return true;
  if (!licences.some((address) => PUBLIC_DOMAIN.test(address))) return false;
  const hasRunOut = releaseYear < nowYear - COPYRIGHT_YEARS;
  return hasRunOut || toList(item.collection).some((name) => CURATED.includes(name.toLowerCase()));
}
