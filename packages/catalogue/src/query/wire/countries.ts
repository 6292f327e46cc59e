/** Names that differ from Unicode's, or that Unicode maps to a successor state. */
const ours = new Map([
  ['US', 'United States of America'],
  ['SU', 'Soviet Union'],
  ['XC', 'Czechoslovakia'],
  ['CS', 'Czechoslovakia'],
  ['XG', 'East Germany'],
  ['DD', 'East Germany'],
  ['YU', 'Yugoslavia'],
  ['TR', 'Turkey'],
  ['HK', 'Hong Kong'],
  ['CZ', 'Czech Republic'],
]);

const unicode = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** English name of an ISO 3166-1 code, as in TMDB. */
export const countryName = (code: string): string => ours.get(code) ?? unicode.of(code) ?? code;
