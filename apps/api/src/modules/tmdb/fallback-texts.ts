import { isRecord } from '@marquee/core';

type Body = Readonly<Record<string, unknown>>;

export const ENGLISH = 'en';
/** Texts that exist per language; a text in another language than the requested one has its language beside it. */
const DESCRIPTIONS = ['overview', 'tagline', 'biography'];
const TEXTS = [...DESCRIPTIONS, 'title', 'name'];
/** Lists whose entries are shown with their texts. */
const LISTS = ['results', 'movie_results', 'tv_results', 'episodes'];

const isBlank = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

/** TMDB's generated name of an episode without one, in any language: `Episode 3`, `Odcinek 3`, `第3話`. */
const isGeneratedName = ({ name, episode_number: number }: Body): boolean =>
  typeof name === 'string' &&
  typeof number === 'number' &&
  new RegExp(`^(\\p{L}{1,12} )?\\P{N}{0,2}${number}\\P{N}{0,2}$`, 'u').test(name);

const lacks = (entry: Body, fields: readonly string[]): boolean => fields.some((field) => isBlank(entry[field]));

const entriesOf = (body: Body): Body[] =>
  LISTS.flatMap((list) => (Array.isArray(body[list]) ? body[list].filter(isRecord) : []));

/** The language of a request's texts, as an ISO 639-1 code. */
export const languageOf = (query: URLSearchParams): string => query.get('language')?.replace(/-.*/, '') ?? ENGLISH;

/** Whether a response may be completed by the English one. */
export const lacksTexts = (body: Body): boolean =>
  [body, ...entriesOf(body)].some((entry) => lacks(entry, TEXTS) || isGeneratedName(entry));

/** Whether something lacks a description in English, too. A tagline is not worth a request. */
export const lacksDescriptions = (body: Body): boolean =>
  [body, ...entriesOf(body)].some((entry) => lacks(entry, ['overview', 'biography']));

/** Titles and people by number and, in mixed lists, by type; the parts of a subject by name. */
const keyOf = (entry: Body): string => `${String(entry.media_type)} ${String(entry.id)}`;

/**
 * Completes missing texts of a response, at any depth, by those of the same response in another language. Each has its
 * language beside it, e.g. `overview_language`.
 */
export function fillTexts(body: Body, other: Body, language: string): Body {
  const fields = Object.entries(body).flatMap(([field, value]) =>
    TEXTS.includes(field) && isMissing(body, field, language) && has(other, field)
      ? [[field, other[field]] as const, [`${field}_language`, other[`${field}_language`] ?? language] as const]
      : [[field, fillParts(value, other[field], language)] as const],
  );
  return Object.fromEntries(fields);
}

/** An English name is better than a generated one. */
const isMissing = (entry: Body, field: string, language: string): boolean =>
  isBlank(entry[field]) || (field === 'name' && language === ENGLISH && isGeneratedName(entry));

const has = (entry: Body, field: string): boolean =>
  typeof entry[field] === 'string' && !isBlank(entry[field]) && !(field === 'name' && isGeneratedName(entry));

function fillParts(value: unknown, other: unknown, language: string): unknown {
  if (isRecord(value) && isRecord(other)) return fillTexts(value, other, language);
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  const others = new Map(other.filter(isRecord).map((entry) => [keyOf(entry), entry]));
  return value.map((entry: unknown) => {
    if (!isRecord(entry) || !('id' in entry)) return entry;
    const match = others.get(keyOf(entry));
    return match ? fillTexts(entry, match, language) : entry;
  });
}

/** Marks the catalogue's texts, which are in English, in a response for another language. */
export function markEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markEnglish);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).flatMap(([field, part]) => {
    const isText = DESCRIPTIONS.includes(field) || (field === 'name' && 'episode_number' in value);
    return isText
      ? [[field, part] as const, [`${field}_language`, ENGLISH] as const]
      : [[field, markEnglish(part)] as const];
  });
  return Object.fromEntries(fields);
}
