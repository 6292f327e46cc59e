import type { FilmEntry } from '../authored/schema';

const list = new Intl.ListFormat('en');
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const BILLED = 3;

/** `based on book` as a sentence. */
function sourceOf(keywords: readonly string[] = []): string {
  const source = keywords.flatMap((keyword) => /^based on (.+)$/.exec(keyword)?.[1] ?? [])[0];
  if (source === undefined) return '';
  return `Based on ${source === 'article' ? 'an' : 'a'} ${source.replace(/^tv /, 'TV ')}.`;
}

/** What is known about a film, without a word about its story. */
function lineOfFacts({ directors, cast, keywords, companies, releaseDate }: FilmEntry): string {
  const leads = cast.slice(0, BILLED).map(({ name }) => name);
  const by = companies?.[0] === undefined ? '' : `by ${companies[0]} `;
  return [
    directors.length > 0 ? `Directed by ${list.format(directors)}.` : '',
    leads.length > 0 ? `With ${list.format(leads)}.` : '',
    sourceOf(keywords),
    `Released ${by}in ${month.format(new Date(releaseDate))}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The authored summary; for an imported film, whose story nobody has written, a line of facts. */
export const filmOverview = (entry: FilmEntry): string => entry.overview ?? lineOfFacts(entry);
