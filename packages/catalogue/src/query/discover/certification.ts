import type { TitleRecord } from '../../build/title-record';

/** Certificates of a country, mildest first. Others match only by name. */
const scales: Record<TitleRecord['mediaType'], ReadonlyMap<string, readonly string[]>> = {
  movie: new Map([
    ['US', ['G', 'PG', 'PG-13', 'R', 'NC-17']],
    ['GB', ['U', 'PG', '12A', '12', '15', '18', 'R18']],
    ['DE', ['0', '6', '12', '16', '18']],
    ['FR', ['U', '10', '12', '16', '18']],
    ['JP', ['G', 'PG12', 'R15+', 'R18+']],
    ['AU', ['G', 'PG', 'M', 'MA 15+', 'R 18+']],
  ]),
  tv: new Map([
    ['US', ['TV-Y', 'TV-Y7', 'TV-G', 'TV-PG', 'TV-14', 'TV-MA']],
    ['GB', ['U', 'PG', '12', '15', '18']],
    ['DE', ['0', '6', '12', '16', '18']],
    ['FR', ['U', '10', '12', '16', '18']],
    ['AU', ['G', 'PG', 'M', 'MA 15+', 'R 18+']],
  ]),
};

/** The body of `certification/{movie|tv}/list`. */
export function certificationList(mediaType: TitleRecord['mediaType']) {
  const countries = [...scales[mediaType]].map(([country, names]): [string, unknown] => [
    country,
    names.map((certification, index) => ({ certification, meaning: '', order: index + 1 })),
  ]);
  return { certifications: Object.fromEntries(countries) };
}

export interface CertificateRange {
  country: string;
  /** Any of these, by name. */
  anyOf: readonly string[] | null;
  atLeast: string | null;
  atMost: string | null;
}

/** Whether a title's certificate is in the range. A title without one is in no range. */
export function matchesCertificate(record: TitleRecord, range: CertificateRange): boolean {
  const certificates = record.entry.certification ?? {};
  const own = Object.hasOwn(certificates, range.country) ? certificates[range.country] : undefined;
  if (own === undefined) return false;
  if (range.anyOf && !range.anyOf.includes(own)) return false;
  if (range.atLeast === null && range.atMost === null) return true;
  const scale = scales[record.mediaType].get(range.country) ?? [];
  const at = (name: string | null, missing: number): number => {
    const index = name === null ? -1 : scale.indexOf(name);
    return index === -1 ? missing : index;
  };
  const rank = at(own, -1);
  return rank >= 0 && rank >= at(range.atLeast, 0) && rank <= at(range.atMost, scale.length);
}
