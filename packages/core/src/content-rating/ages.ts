/**
 * Minimum age of each certificate, by country. The film and television boards of a country may use the same names; a
 * name that means the same for both is listed once.
 */
const ages: Record<string, Readonly<Record<string, number>>> = {
  US: {
    G: 0,
    PG: 8,
    'PG-13': 13,
    R: 17,
    'NC-17': 18,
    'TV-Y': 0,
    'TV-Y7': 7,
    'TV-G': 0,
    'TV-PG': 8,
    'TV-14': 14,
    'TV-MA': 17,
  },
  GB: { U: 0, PG: 8, '12A': 12, '12': 12, '15': 15, '18': 18, R18: 18 },
  IE: { G: 0, PG: 8, '12A': 12, '12': 12, '15A': 15, '15': 15, '16': 16, '18': 18 },
  DE: { '0': 0, '6': 6, '12': 12, '16': 16, '18': 18 },
  AT: { '0': 0, '6': 6, '10': 10, '12': 12, '14': 14, '16': 16, '18': 18 },
  FR: { U: 0, TP: 0, '10': 10, '12': 12, '16': 16, '18': 18 },
  ES: { A: 0, APTA: 0, TP: 0, '7': 7, '7i': 7, '12': 12, '13': 13, '16': 16, '18': 18 },
  IT: { T: 0, '6+': 6, '6': 6, '12': 12, VM12: 12, '14': 14, VM14: 14, '18': 18, VM18: 18 },
  NL: { AL: 0, '6': 6, '9': 9, '12': 12, '14': 14, '16': 16, '18': 18 },
  SE: { Btl: 0, '7': 7, '11': 11, '15': 15 },
  PT: { Públicos: 0, 'M/3': 3, 'M/6': 6, 'M/12': 12, 'M/14': 14, 'M/16': 16, 'M/18': 18, '10AP': 10, '12AP': 12 },
  CA: { G: 0, PG: 8, C: 0, C8: 8, '13+': 13, '14A': 14, '14+': 14, '16+': 16, '18A': 18, '18+': 18, R: 18, A: 18 },
  AU: { P: 0, C: 5, G: 0, PG: 8, M: 15, 'MA 15+': 15, MA15: 15, 'MA15+': 15, 'R 18+': 18, 'X 18+': 18, AV15: 15 },
  NZ: { G: 0, PG: 8, M: 16, '13': 13, R13: 13, '15': 15, R15: 15, '16': 16, R16: 16, '18': 18, R18: 18 },
  BR: { L: 0, '10': 10, '12': 12, '14': 14, '16': 16, '18': 18 },
  MX: { AA: 0, A: 0, B: 12, 'B-15': 15, B15: 15, C: 18, D: 18 },
  IN: { U: 0, 'U/A': 12, UA: 12, 'U/A 7+': 7, 'U/A 13+': 13, 'U/A 16+': 16, A: 18 },
  JP: { G: 0, PG12: 12, 'PG-12': 12, 'R15+': 15, 'R18+': 18 },
  KR: { All: 0, ALL: 0, '7': 7, '12': 12, '15': 15, '18': 18, '19': 19 },
};

/** Certificates of one title by country, e.g. `{ US: 'PG-13', DE: '12' }`. */
export type Certificates = Readonly<Record<string, string>>;

/** Minimum age of a certificate; null if it is unknown. */
export function certificateAge(country: string, name: string): number | null {
  const scale = Object.hasOwn(ages, country) ? ages[country] : undefined;
  return (scale && Object.hasOwn(scale, name) ? scale[name] : undefined) ?? null;
}

/** Countries with known certificates. */
export const ratedCountries: readonly string[] = Object.keys(ages).sort();

/** A country's certificates with their minimum ages, mildest first. Names of the same age are adjacent. */
export const certificatesIn = (country: string): readonly { name: string; age: number }[] =>
  Object.entries(Object.hasOwn(ages, country) ? (ages[country] ?? {}) : {})
    .map(([name, age]) => ({ name, age }))
    .sort((a, b) => a.age - b.age);

/**
 * Minimum age for a title: by the certificate of the region, else of the United States, else the strictest of all known
 * countries. Null if it has no known certificate.
 */
export function certifiedAge(certificates: Certificates, region: string): number | null {
  const ageIn = (country: string): number | undefined => {
    const name = Object.hasOwn(certificates, country) ? certificates[country] : undefined;
    return name === undefined ? undefined : (certificateAge(country, name) ?? undefined);
  };
  const own = ageIn(region) ?? ageIn('US');
  if (own !== undefined) return own;
  const others = Object.keys(certificates).flatMap((country) => ageIn(country) ?? []);
  return others.length > 0 ? Math.max(...others) : null;
}

/** The highest certificate of the United States for films that admits this age, for lists that TMDB filters. */
export const certificateUpTo = (age: number): string =>
  ['G', 'PG', 'PG-13', 'R', 'NC-17'].filter((name) => (ages.US?.[name] ?? 0) <= age).at(-1) ?? 'G';
