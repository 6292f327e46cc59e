const articleBefore = /^(?:the|an?)\s+(?=\S)/iu;
const yearBehind = /\s\(?(?:18|19|20)\d\d\)?$/u;
const partsBetween = /:\s|\s[-–—/]\s/u;

/** Lower-case words of letters and digits. `normaliseTitle` does more, and would come along with every title page. */
const wordsOf = (text: string): string[] =>
  text
    .replace(articleBefore, '')
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘.\p{M}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The searched words, and those without the year behind them. */
const askedOf = (text: string): string[][] => [wordsOf(text), wordsOf(text.replace(yearBehind, ''))];

/**
 * Whether a title, or what stands before or behind its colon, is called what was searched: exactly so, or it goes on
 * after two words or more (`harry potter`). Articles and punctuation do not count.
 */
export function isCalled(title: string, text: string): boolean {
  const names = [title, ...title.split(partsBetween)].map(wordsOf);
  return askedOf(text).some((asked) =>
    names.some((name) => {
      const rest = asked.length > 1 ? name.slice(0, asked.length) : name;
      return name.join('') === asked.join('') || rest.join(' ') === asked.join(' ');
    }),
  );
}

/** Whether a name has every searched word, in any order; the last may be just the beginning of one. */
export function hasWordsOf(name: string, text: string): boolean {
  const words = wordsOf(name);
  const runs = words.map((_, at) => words.slice(at).join(''));
  return askedOf(text).some((asked) => {
    if (runs.some((run) => run.startsWith(asked.join('')))) return true;
    const last = asked.length - 1;
    return asked.every((word, at) => words.some((own) => (at === last ? own.startsWith(word) : own === word)));
  });
}

/** Whether somebody has the searched name in full, or as a surname. */
export function isSomebodyCalled(name: string, text: string): boolean {
  const asked = wordsOf(text);
  if (asked.length === 0 || articleBefore.test(text)) return false;
  return wordsOf(name).slice(-asked.length).join(' ') === asked.join(' ');
}
