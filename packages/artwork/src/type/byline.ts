/** "A film by" in the language of the film, as on its posters. */
const filmBy: Readonly<Record<string, string>> = {
  da: 'en film af',
  de: 'ein film von',
  es: 'una película de',
  fr: 'un film de',
  it: 'un film di',
  nl: 'een film van',
  no: 'en film av',
  pl: 'reżyseria',
  pt: 'um filme de',
  ro: 'un film de',
  sv: 'en film av',
};

const seriesBy: Readonly<Record<string, string>> = {
  da: 'en serie af',
  de: 'eine serie von',
  es: 'una serie de',
  fr: 'une série de',
  it: 'una serie di',
  sv: 'en serie av',
};

/** The words before a director's or creator's name, without more than the data states. */
export function bylineFor(mediaType: 'movie' | 'tv', language: string | null): string {
  if (mediaType === 'tv') return seriesBy[language ?? ''] ?? 'created by';
  return filmBy[language ?? ''] ?? 'a film by';
}
