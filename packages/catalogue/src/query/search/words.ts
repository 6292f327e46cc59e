/** Letters that Unicode decomposition does not split. */
const plain = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['ı', 'i'],
]);
const wholeLetters = new RegExp(`[${[...plain.keys()].join('')}]`, 'g');

const beyondAscii = /[^\s!-~]/;

/** Lower case, without diacritics and apostrophes: `L’Âge d’Or` is `lage dor`. */
function fold(text: string): string {
  const latin = text
    .toLowerCase()
    .replace(/['’‘ʼ`´]/g, '')
    .replace(/&/g, ' and ');
  if (!beyondAscii.test(latin)) return latin;
  return latin
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(wholeLetters, (letter) => plain.get(letter) ?? letter);
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u;
const isInitial = (word: string): boolean => /^\p{L}$/u.test(word) && !unspaced.test(word);

/** Words of folded text. Consecutive initials are one word: `M*A*S*H` is `mash`, `F. W. Murnau` is `fw murnau`. */
function split(folded: string): string[] {
  const words: string[] = [];
  let inInitials = false;
  for (const word of folded.split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    const initial = isInitial(word);
    if (initial && inInitials) words.push((words.pop() ?? '') + word);
    else words.push(word);
    inInitials = initial;
  }
  return words;
}

/** Scripts without spaces are split into overlapping pairs, so that a word inside a title is found. */
function terms(word: string): string[] {
  if (!unspaced.test(word)) return [word];
  const characters = Array.from(word);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Excluded from joined names: nobody types `thegodfather`, and every prefix of `the` would match it. */
const leadingArticles = new Set(['the', 'a', 'an']);
const LONGEST_JOINED = 24;
const joined = (chunk: string): string => split(chunk).join('');

/** The words of a name with alternative forms. */
function termsWith(name: string, joinsOf: (words: readonly string[]) => readonly string[]): string[] {
  const folded = fold(name);
  const words = split(folded);
  if (words.length === 1) return terms(words[0] ?? '');
  const found = new Set(words.flatMap(terms));
  const chunks = folded.split(/\s+/);
  const joins = [...joinsOf(words)];
  if (chunks.length !== words.length) joins.push(...chunks.map(joined));
  for (const term of joins) {
    if (term !== '' && term.length <= LONGEST_JOINED && !unspaced.test(term)) found.add(term);
  }
  return [...found];
}

/**
 * Terms under which a title is found. Names with punctuation or spaces inside are also found without them:
 * `Spider-Man` as `spiderman`, `La La Land` as `lalaland`, `Star Wars: A New Hope` as `starwars`.
 */
export const nameTerms = (name: string): string[] =>
  termsWith(name, (words) => {
    const telling = leadingArticles.has(words[0] ?? '') ? words.slice(1) : words;
    return [telling.join(''), telling.slice(0, 2).join('')];
  });

/** Terms under which a person is found. Names of people are not joined, which would double the index. */
export const personTerms = (name: string): string[] => termsWith(name, () => []);

/** The words of a name without case, diacritics and punctuation. */
export const wordsOf = (name: string): string[] => split(fold(name));

const smallWords = new Set(['a', 'an', 'and', 'el', 'la', 'le', 'les', 'of', 'the']);

/** Terms of a query: its words without stop words, unless it has no others. */
export function queryTerms(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).flatMap(terms);
}

const article = /^(?:the|a|an|el|la|le|les) (?=.)/;

/** The words of a name in order, for comparing titles with what was typed. */
export interface Phrase {
  /** With a space behind it; empty if there is none. */
  article: string;
  /** Without a leading article. */
  bare: string;
  /** The same without spaces: `spiderman` is `Spider-Man`. */
  joined: string;
}

export function phrase(words: readonly string[]): Phrase {
  const whole = words.join(' ');
  const [lead = ''] = article.exec(whole) ?? [];
  const bare = whole.slice(lead.length);
  return { article: lead, bare, joined: bare.replaceAll(' ', '') };
}
